import NewsDomain
import NewsPresentation

/// The state of a session: the chosen edition, the screens shown, the form of the output. A value that commands change.
/// A failed command leaves it unchanged, unless only its result could not be delivered.
package struct Session: Sendable {
  package var edition: Edition
  /// The reader's settings; ``edition`` takes precedence over the one in them.
  package var settings: Settings
  package var format: OutputFormat
  package let language: InterfaceLanguage
  package let isInteractive: Bool
  /// Whether the reader's aliases stand for their lines: at a prompt, and in scripts that ask for it.
  package var usesAliases: Bool
  /// Whether the reader has chosen the language of the interface for this session.
  package var isLanguageChosen = false
  /// Whether the reader was told that the language of the news is not that of the interface.
  var knowsInterfaceStays = false
  /// The language of a country's news (ISO 639-1), in an edition of the given language if it has one.
  package var newsLanguage: @Sendable (Country, Language) -> String? = { _, _ in nil }
  /// Whether the only command comes from the program's command line.
  package var isOfCommandLine = false
  package var coordinator = Coordinator()
  /// The sources seen so far, for completion and to find a source without asking a provider again.
  package var knownSources: [NewsSource] {
    get { sources.value }
    set { sources = Deferred(newValue) }
  }
  private(set) var sources: Deferred<[NewsSource]>
  /// The folders of the reader's own feeds, as typed, for completion.
  package var feedFolders: [String] = []
  /// The words of the reader's follows, as far as they were seen, for completion.
  package var follows: [String] = []
  /// The topics of the catalogue, read on first use.
  package var topics: any TopicRepository = NoTopics()
  /// The labels of saved articles seen so far, for completion.
  package var labels: [String] = []
  /// The lists visited in this session.
  var visits = Visits()
  /// The number of unread articles since the last `new`; `nil` if the prompt does not show it.
  package var newCount: Int?
  /// The number of lists that still end with a hint about what to do with them.
  package var hintsLeft: Int
  /// The rest that did not fit into the window, for a list without numbers such as the settings, until the next
  /// command.
  var rest: (any ListScreen)?
  /// The new version of a list that was fetched again while the reader read the stored one.
  package var renewed: NewsListing?
  /// The number of requests the key has left today; `nil` if that is unknown or not limited.
  package var requestsLeft: Int?
  /// The unreachable hosts that were already reported to the reader.
  var unreachableHosts: Set<String> = []
  /// Where the marker of views was on lists, the last one last.
  var markers: [ListMarker] = []
  /// The list that was narrowed in the view that goes on, and to what.
  var narrowing: ListNarrowing?
  /// The number of the item that a view's marker is on, while a command of the view runs.
  var markedItem: Int?
  /// Whether the result of the command goes to a file or program instead of the terminal.
  var isElsewhere = false
  package var isOver = false

  package init(
    settings: Settings, format: OutputFormat, language: InterfaceLanguage, isInteractive: Bool,
    knownSources: @autoclosure @escaping @Sendable () -> [NewsSource]
  ) {
    edition = settings.edition
    self.settings = settings
    self.format = format
    self.language = language
    self.isInteractive = isInteractive
    usesAliases = isInteractive
    sources = Deferred(knownSources())
    hintsLeft = isInteractive ? 3 : 0
  }

  /// Whether the output is meant to be read aloud.
  var isAccessible: Bool { settings[AccessibleSetting.self] }

  /// Stores new values of settings, which apply to this session and to everything that uses the settings.
  ///
  /// - Throws: ``FileError/failed(path:detail:)``.
  mutating func apply(_ changes: [SettingsChange], with change: ChangeSettings) throws -> [SettingsProblem] {
    let problems = try change(changes)
    take(changes)
    return problems
  }

  /// The same for changes of what other sessions may have changed as well; see ``ChangeSettings/merge(_:_:)``.
  ///
  /// - Throws: ``FileError/failed(path:detail:)``.
  mutating func merge(
    _ changes: [SettingsChange], with change: ChangeSettings,
    _ decide: @escaping (_ stored: (SettingKey) -> String?) -> [SettingsChange]
  ) throws -> [SettingsProblem] {
    let (merged, problems) = try change.merge(changes, decide)
    take(merged)
    return problems
  }

  /// Takes new values of settings, also of those that are part of the edition.
  mutating func take(_ changes: [SettingsChange]) {
    settings.take(changes)
    for change in changes {
      if change.key == .country { edition.country = settings.edition.country }
      if change.key == .language { edition.language = settings.edition.language }
    }
  }

  /// Whether a person at the prompt reads what the command shows.
  var isAtPrompt: Bool { isInteractive && format.isForPeople && !isElsewhere }

  /// Whether each story is one row of a list.
  func isFolding(_ listing: NewsListing) -> Bool { listing.fold ?? isFolding }

  /// Whether each story is one row of a list that does not say so itself.
  var isFolding: Bool { isInteractive && format.isForPeople }

  /// Stores the names of labels for completion.
  mutating func learn(_ labels: [String]) {
    for label in labels where !self.labels.contains(label) { self.labels.append(label) }
  }

  /// Stores the words of the reader's follows for completion.
  mutating func learn(_ follows: [Follow]) {
    self.follows = follows.map {
      $0.request.text.nonBlank ?? $0.request.meaning?.text ?? language.texts.name(of: $0)
    }
  }

  /// The list that item numbers refer to.
  ///
  /// - Throws: `NewsError.list(.noResults)`.
  package func list() throws -> ResultList {
    guard let list = coordinator.list else { throw NewsError.list(.noResults) }
    return list
  }
}

extension Session {
  /// The languages that the reader reads: what they have chosen, then that of their country's news, then that of the
  /// interface.
  var readerLanguages: ReaderLanguages {
    let isSearchLanguageChosen =
      settings[LanguageSetting.self] != nil || edition.language != settings.standard.language
    return ReaderLanguages(
      [
        isLanguageChosen ? language.code : nil, isSearchLanguageChosen ? edition.language.code : nil,
        newsLanguage(edition.country, edition.language), language.code,
      ].compactMap(\.self))
  }

  /// The scope of the reader's own news.
  func mine(feeds: [OwnFeed]) -> ReadingScope {
    .mine(OwnLists(settings[MineSetting.self], of: edition, topics: favourites, feeds: feeds))
  }
}
