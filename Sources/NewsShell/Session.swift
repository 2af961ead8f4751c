import NewsDomain

/// Where a reader is: the edition chosen, the screens seen, how output is written. A value; commands
/// change it, and a failed one leaves it as it was, unless only its result did not get where it was sent.
public struct Session: Sendable {
  public var edition: Edition
  /// How lists of sources are divided.
  public var grouping: SourceGrouping
  public var format: OutputFormat
  public var display: DisplaySettings
  public let language: InterfaceLanguage
  public let isInteractive: Bool
  public var coordinator = Coordinator()
  /// Media seen so far, for completion and to find a source without asking again.
  public var knownSources: [NewsSource]
  /// The folders of the reader's own feeds, as they are typed: for completion.
  public var feedFolders: [String] = []
  /// How many more lists end with a line that says what can be done with them.
  public var hintsLeft: Int
  /// A list that was asked for anew while the reader reads the older one.
  public var renewed: NewsListing?
  /// How many requests the key has left today, where that is known and counts.
  public var requestsLeft: Int?
  /// Hosts of which it was told that they cannot be reached.
  var unreachableHosts: Set<String> = []
  public var isOver = false

  public init(
    settings: Settings, format: OutputFormat, language: InterfaceLanguage, isInteractive: Bool,
    knownSources: [NewsSource]
  ) {
    edition = settings.edition
    grouping = settings.grouping
    display = settings.display
    self.format = format
    self.language = language
    self.isInteractive = isInteractive
    self.knownSources = knownSources
    hintsLeft = isInteractive ? 3 : 0
  }

  /// The list that numbers belong to.
  ///
  /// - Throws: `NewsError.noResults`.
  public func list() throws -> ResultList {
    guard let list = coordinator.current?.list else { throw NewsError.noResults }
    return list
  }

  /// The articles that are meant, with their numbers; without words the one being read.
  ///
  /// - Throws: `noResults`, `noSuchItem` or ``ShellError``.
  func articles(_ selections: [ItemSelection], from newsroom: Newsroom) throws -> [(number: Int, article: Article)] {
    let list = try list()
    guard case .articles(let articles) = list.items else { throw ShellError.wrongKind }
    var numbers = selections.flatMap { $0.numbers(count: articles.count) }
    if selections.isEmpty {
      guard let position = coordinator.current?.position else {
        throw ShellError.noArticleOpen
      }
      numbers = [position]
    }
    return try numbers.map { ($0, try newsroom.openArticle($0, of: articles)) }
  }
}

/// How results are written.
public enum OutputFormat: String, CaseIterable, Sendable {
  case text
  case tsv
  case json
}
