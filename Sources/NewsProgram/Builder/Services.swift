import Confinement
import Glibc
import NewsArchive
import NewsArchivePostgreSQL
import NewsArchiveSQLite
import NewsDomain
import NewsLanguage
import NewsPresentation
import NewsProviders
import NewsShell
import SystemServices
import TerminalKit

/// Objects that several features share, created once: files, cache, network, providers.
struct Services {
  let options: ProcessOptions
  let environment: [String: String]
  /// The reader's settings, overridden by the environment.
  let settings: LiveSettings
  let change: ChangeSettings
  let undoHistory = UndoHistory()
  let keys: NewsAPIKeyRepository
  let activity = Activity()
  let cache: Cache
  let archive: any Archive
  let archiveInspector: any ArchiveInspector
  let copier: any ArchiveCopier
  /// Parses feeds and pages, and detects languages.
  let parser: any DocumentParser
  /// Reads the words of titles.
  let terms: HeadlineTerms
  let encoder: any SentenceEncoder
  let translator: any Translator
  /// Whether the output goes to a person rather than a program.
  let isSeen: Bool
  let location: ManageLocation
  /// `nil` offline.
  let http: HTTPClient?
  /// Stores the results of requests, and whole lists.
  let lists: KeptLists
  let listCache: DatabaseArchive
  let fetcher: Fetcher
  let ownFeeds: any OwnFeedRepository
  let feeds: [OwnFeed]
  let sourceFeeds: SourceFeedsRepository
  let feedRefresh = FeedRefresh()
  /// The sources known without asking a provider.
  let sources: Deferred<[NewsSource]>
  /// The problems found in the reader's files.
  let problems: [SettingsProblem]
  /// The edition of a new reader, from the locale.
  let standardEdition: Edition

  var clock: WallClock { options.clock }

  /// - Parameters:
  ///   - folders: `nil` in a clean session.
  ///   - isSeen: whether the output goes to a person rather than a program.
  init(_ options: ProcessOptions, _ environment: [String: String], _ folders: UserFolders?, isSeen: Bool) {
    self.options = options
    self.environment = environment
    self.isSeen = isSeen
    standardEdition = .standard(for: options.locale)
    let settingsFile: any SettingsRepository
    if let path = folders?.settings {
      settingsFile = FileSettingsRepository(path: path, standard: standardEdition, known: SettingTable.stored)
    } else {
      settingsFile = SessionSettingsRepository(standard: standardEdition)
    }
    let (kept, settingsProblems) = settingsFile.load()
    let server = folders == nil ? nil : environment["SUPERNEWS_ARCHIVE"]?.nonBlank
    let settings = LiveSettings(Self.overridden(kept, environment, server: server))
    self.settings = settings
    change = ChangeSettings(repository: settingsFile, settings: settings, history: undoHistory)
    keys = NewsAPIKeyRepository(environment: environment, path: folders?.key)
    cache = Cache(path: folders?.store)
    let parser = ConfinedParser(Workers(.parser) { settings[ConfineSetting.self] == .on })
    self.parser = parser
    let terms = HeadlineTerms { parser.blockingLanguage(of: $0) }
    self.terms = terms
    copier = DatabaseCopier { [local = folders?.archive] place in
      try ArchivePlace.check(place)
      if ArchivePlace.isServer(place) { return DatabaseArchive(PostgreSQLStore(place), terms: terms) }
      guard place == ArchivePlace.local else {
        return DatabaseArchive(path: UserFolders.expanded(place), terms: terms)
      }
      guard let local else { throw NewsError.archive(.off) }
      return DatabaseArchive(path: local, terms: terms)
    }
    let clockCheck = ClockCheck()
    if let address = server ?? settings[ArchiveSetting.self].address {
      archiveInspector = PostgreSQLInspection(address)
      archive = DatabaseArchive(
        PostgreSQLStore(address), settings: settings, terms: terms, clock: options.clock, clockCheck: clockCheck)
    } else {
      archiveInspector = SQLiteInspection(path: folders?.archive)
      archive = DatabaseArchive(
        path: folders?.archive, settings: settings, terms: terms, clock: options.clock, clockCheck: clockCheck)
    }
    encoder = SentenceModel(mustConfine: { settings[ConfineSetting.self] == .on }) {
      [data = folders?.data] () throws(NewsError) in try Self.modelFolders(settings, data)
    }
    translator = TranslatingProgram(environment: environment)
    location = ManageLocation(
      // An answer to a question is no change that the reader asked for.
      settings, change: ChangeSettings(repository: settingsFile, settings: settings),
      receiver: GPSDLocation(environment: environment),
      timeZone: TimeZoneLocation(environment: environment))
    let http = HTTPClient(
      userAgent: UserAgent.header(version: version), environment: environment, settings: settings,
      trace: options.isVerbose ? Self.trace : nil, onDate: { clockCheck.note($0, at: options.clock.now) })
    self.http = options.isOffline ? nil : http
    listCache = DatabaseArchive(lists: folders?.lists, clock: options.clock, clockCheck: clockCheck)
    lists = KeptLists(archive: archive, cache: listCache, settings: settings)
    fetcher = Fetcher(
      http: self.http, cache: cache, lists: lists, parser: parser, activity: activity, clock: options.clock)
    if let path = folders?.feeds {
      ownFeeds = FileOwnFeedRepository(path: path, copy: folders?.feedCopy, parser: parser)
    } else {
      ownFeeds = SessionOwnFeedRepository()
    }
    let (feeds, feedProblems) = ownFeeds.load()
    self.feeds = feeds
    let sourceFeeds = SourceFeedsRepository(
      fetcher: fetcher, ownFeeds: ownFeeds, languageCode: options.interfaceLanguage.code)
    self.sourceFeeds = sourceFeeds
    sources = Deferred(sourceFeeds.allSources)
    problems =
      (folders?.missingHome.map { [.noHome(path: $0.description)] } ?? []) + settingsProblems + feedProblems
      + keys.problems
  }

  /// The provider that is asked first; `nil` if that needs a key first.
  var provider: Provider? {
    switch options.provider {
    case .sample: .sample
    case .feeds: .feeds
    case .newsapi: keys.key == nil ? nil : .newsapi
    case .auto: keys.key == nil ? .feeds : .newsapi
    }
  }

  /// The folders in which the model for comparing sentences may be.
  ///
  /// - Parameter data: the reader's folder, where `scripts/meaning` puts it.
  private static func modelFolders(_ settings: LiveSettings, _ data: FilePath?) throws(NewsError) -> [FilePath] {
    switch settings[MeaningSetting.self] {
    case .off: throw .meaning(.off)
    case .folder(let path): [UserFolders.expanded(path)]
    case .standard:
      [data, FilePath("/usr/local/lib/supernews"), FilePath("/usr/lib/supernews")].compactMap {
        $0.map { $0 + "/meaning" }
      }
    }
  }

  /// The stored settings, overridden by the environment.
  ///
  /// - Parameter server: the address of the archive's server.
  private static func overridden(
    _ kept: Settings, _ environment: [String: String], server: String?
  ) -> Settings {
    var settings = kept
    if let server, settings[ArchiveSetting.self].isOn { settings[ArchiveSetting.self] = .server(server) }
    // Some programs for people who use a screen reader set this variable.
    if let asked = environment["ACCESSIBLE"], !asked.isEmpty, asked != "0" { settings[AccessibleSetting.self] = true }
    return settings
  }

  /// Writes requests and responses; `nil` if nobody wants to see them.
  var trace: (@Sendable (String) -> Void)? { options.isVerbose ? Self.trace : nil }

  @Sendable private static func trace(_ text: String) {
    var output = SafeOutput()
    for line in text.lines where !line.isEmpty {
      output.append(SafeText(line))
      output.endLine()
    }
    UnbufferedOutput.write(output, to: STDERR_FILENO)
  }
}
