import NewsDomain
import NewsPresentation

/// Where a reader is: the edition chosen, the screens seen, how output is written. A value; commands
/// change it, and a failed one leaves it as it was, unless only its result did not get where it was sent.
package struct Session: Sendable {
  package var edition: Edition
  /// How lists of sources are divided.
  package var grouping: SourceGrouping
  package var format: OutputFormat
  package var display: DisplaySettings
  package let language: InterfaceLanguage
  package let isInteractive: Bool
  package var coordinator = Coordinator()
  /// Media seen so far, for completion and to find a source without asking again.
  package var knownSources: [NewsSource]
  /// The folders of the reader's own feeds, as they are typed: for completion.
  package var feedFolders: [String] = []
  /// How many more lists end with a line that says what can be done with them.
  package var hintsLeft: Int
  /// A list that was asked for anew while the reader reads the older one.
  package var renewed: NewsListing?
  /// How many requests the key has left today, where that is known and counts.
  package var requestsLeft: Int?
  /// Hosts of which it was told that they cannot be reached.
  var unreachableHosts: Set<String> = []
  /// Whether the result of the command goes to a file or to a program, and not to the terminal.
  var isElsewhere = false
  package var isOver = false

  package init(
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
  /// - Throws: `NewsError.list(.noResults)`.
  package func list() throws -> ResultList {
    guard let list = coordinator.current?.list else { throw NewsError.list(.noResults) }
    return list
  }
}
