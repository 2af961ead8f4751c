import Glibc
import NewsArchive
import NewsArchivePostgreSQL
import NewsArchiveSQLite
import NewsDomain
import NewsLanguage
import NewsPresentation
import NewsProviders
import SystemServices
import TerminalKit

/// Objects that several features share, created once: files, store, network, providers.
struct Services {
  let options: ProcessOptions
  let environment: [String: String]
  let settingsFile: any SettingsRepository
  /// The reader's stored settings.
  let settings: Settings
  let keys: NewsAPIKeyRepository
  let activity = Activity()
  let store: Store
  let archive: any Archive
  let archiveUse: ArchiveUse
  let copier: any ArchiveCopier
  let textUse: TextUse
  let languages: any LanguageDetector = DetectedLanguages()
  let translator: any Translator
  let network = NetworkAccess()
  let sampleUse: SampleUse
  let location: ManageLocation
  let alertUse: AlertUse
  /// `nil` offline.
  let http: HTTPClient?
  /// Stores the results of requests, and whole lists.
  let lists: KeptLists
  let listCache: DatabaseArchive
  let fetcher: Fetcher
  let ownFeeds: any OwnFeedRepository
  let feeds: [OwnFeed]
  let sourceFeeds: SourceFeedsRepository
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
    standardEdition = .standard(for: options.locale)
    if let path = folders?.settings {
      settingsFile = FileSettingsRepository(path: path, standard: standardEdition)
    } else {
      settingsFile = SessionSettingsRepository(standard: standardEdition)
    }
    let (settings, settingsProblems) = settingsFile.load()
    self.settings = settings
    keys = NewsAPIKeyRepository(environment: environment, path: folders?.key)
    store = Store(path: folders?.store)
    var archiveSettings = settings.archive
    // For this session, overriding stored settings; a clean session stores nothing.
    if let address = environment["SUPERNEWS_ARCHIVE"]?.nonBlank { archiveSettings.address = address }
    if folders == nil { archiveSettings.address = nil }
    archiveUse = ArchiveUse(archiveSettings) { address throws(NewsError) in try PostgreSQLStore.tryOut(address) }
    copier = DatabaseCopier { [local = folders?.archive] place in
      try ArchivePlace.check(place)
      if ArchivePlace.isServer(place) { return DatabaseArchive(PostgreSQLStore(place)) }
      guard place == ArchivePlace.local else { return DatabaseArchive(path: UserFolders.expanded(place)) }
      guard let local else { throw NewsError.archive(.off) }
      return DatabaseArchive(path: local)
    }
    textUse = TextUse(settings.texts)
    let clockCheck = ClockCheck()
    if let address = archiveSettings.address {
      archive = DatabaseArchive(
        PostgreSQLStore(address), use: archiveUse, texts: textUse, clock: options.clock, clockCheck: clockCheck)
    } else {
      archive = DatabaseArchive(
        path: folders?.archive, use: archiveUse, texts: textUse, clock: options.clock, clockCheck: clockCheck)
    }
    translator = TranslatingProgram(environment: environment)
    network.allowPrivate(settings.isPrivateNetworkAllowed)
    sampleUse = SampleUse(settings.sample, isSeen: isSeen)
    location = ManageLocation(
      settings.location, repository: settingsFile, receiver: GPSDLocation(environment: environment),
      timeZone: TimeZoneLocation(environment: environment))
    alertUse = AlertUse(settings.onAlert)
    let http = HTTPClient(
      userAgent: "supernews/\(version)", environment: environment, network: network,
      trace: options.isVerbose ? Self.trace : nil, onDate: { clockCheck.note($0, at: options.clock.now) })
    self.http = options.isOffline ? nil : http
    listCache = DatabaseArchive(lists: folders?.lists, clock: options.clock, clockCheck: clockCheck)
    lists = KeptLists(archive: archive, cache: listCache, use: archiveUse)
    fetcher = Fetcher(
      http: self.http, store: store, lists: lists, languages: languages, activity: activity, clock: options.clock)
    if let path = folders?.feeds {
      ownFeeds = FileOwnFeedRepository(path: path, copy: folders?.feedCopy)
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
