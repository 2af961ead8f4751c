import ArchiveTestSupport
import NewsArchive
import TestSupport

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell
@testable import TerminalKit

/// The parts of a fake newsroom, each of which a test can replace.
struct FakeNewsroom: Sendable {
  var news: FakeNews = .paged(40)
  var sources = FakeSources()
  var ownFeeds = FakeOwnFeeds()
  var feedReader = FakeFeedReader()
  var feedLists = FakeFeedLists()
  var settings = FakeSettings()
  var keys = FakeKeys()
  var keyCheck = FakeKeyCheck()
  var cache = FakeCache()
  var activity = Activity()
  var opener = FakeOpener()
  var history = FakeHistory()
  var answers = FakeAnswers()
  /// Whether there is a person at a terminal to ask.
  var hasPerson = true
  var stage: FakeStage?
  var locale = InterfaceLanguage.english
  var window = Window(columns: 80, rows: 24, glyphs: .braille, isTerminal: false)
  var provider = ProviderChoice.auto
  var archive = DatabaseArchive.inMemory()
  var listCache = DatabaseArchive.listsInMemory()
  /// The archive as `archive` sees it, if that is another one.
  var upkeep: FakeUpkeep?
  var copier = FakeCopier()
  /// Whether the news goes into the archive, as it does in the program.
  var keepsNews = false
  var feedRefresher = FakeFeedRefresher()
  var collectable = FakeCollectable()
  var alerts = FakeAlerts()
  var power = FixedPower()
  var diagnosis = FakeDiagnosis()
  var atlas = FakeAtlas()
  /// The settings in force when the session begins; those of the session take precedence.
  var live = LiveSettings()
  var undoHistory = UndoHistory()
  var receiver = FakeLocation()
  var timeZone = FakeLocation()
  var clipboard = FakeClipboard()
  var mail = FakeMail()
  var sender = FakeMailSender()
  var qrCoder = FakeQRCoder()
  var targets = FakeTargets()
  var pictures = FakePictures()
  var drawer: any PictureDrawer = FakeDrawer()
  var looks = FakeLooks()
  var runner = FakeRunner()
  var files = FakeFiles()
  var pages = FakePages()
  var links = FakeLinks()
  var feedRefresh = FeedRefresh()
  var languages = FakeLanguages()
  var encoder = FakeEncoder()
  var translator = FakeTranslator()
  var terms: any TermReader & WordWeights = NoTerms()
  /// Waits between two pages of one host.
  var sleep: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  var clock = WallClock.system
  var pager: Pager?
  var interrupts: any Interrupts = NoInterrupts()

  var ports: any Ports { FakePorts(newsroom: self) }

  /// Runs lines through a shell, one after the other.
  ///
  /// - Parameter name: the name of the source of the lines in errors.
  func run(
    _ lines: [String], in session: Session = .fresh(), name: String? = "stdin", isInteractive: Bool = false,
    failFast: Bool = false
  ) async throws -> Transcript {
    let numbered = lines.enumerated().map { LineInput.text($1, number: $0 + 1) }
    return try await run(numbered, in: session, name: name, isInteractive: isInteractive, failFast: failFast)
  }

  func run(
    _ lines: [LineInput], in session: Session = .fresh(), name: String? = "stdin", isInteractive: Bool = false,
    failFast: Bool = false
  ) async throws -> Transcript {
    let source = ScriptedLines(lines, name: name, isInteractive: isInteractive)
    var transcript = try await run(source, in: session, failFast: failFast)
    transcript.policies = source.policies
    return transcript
  }

  func run(_ source: any LineSource, in session: Session, failFast: Bool = false) async throws -> Transcript {
    live.take(SettingTable.stored.compactMap { chosen($0, in: session.settings) })
    let renderer = Renderer(
      texts: texts(in: session.language), styles: .plain,
      columns: { nil }, dates: { [looks] in looks.dates })
    let output = try WrittenText()
    let errors = try WrittenText()
    var shell = Shell(
      session: session, ports: ports, renderer: renderer,
      streams: Shell.Streams(
        output: TerminalKit.OutputStream(output.descriptor), errors: TerminalKit.OutputStream(errors.descriptor)),
      interrupts: interrupts, pager: pager,
      failFast: failFast)
    let status = await shell.run([source])
    return Transcript(status: status, session: shell.session, output: output.text, errors: errors.text)
  }
}

/// The fakes of a newsroom, where features look for them.
private struct FakePorts: Ports {
  let newsroom: FakeNewsroom

  private var lists: KeptLists {
    KeptLists(archive: newsroom.archive, cache: newsroom.listCache, settings: newsroom.live)
  }

  var news: any NewsRepository {
    guard newsroom.keepsNews else { return newsroom.news }
    let news = StoredNews(newsroom.news, lists: lists, clock: newsroom.clock)
    return ArchivedNews(news, archive: newsroom.archive, isOffline: false)
  }
  var sources: any SourceRepository { newsroom.sources }
  var feedReader: any FeedReader {
    guard newsroom.keepsNews else { return newsroom.feedReader }
    let feeds = StoredFeeds(newsroom.feedReader, lists: lists, clock: newsroom.clock)
    return ArchivedFeeds(feeds, archive: newsroom.archive)
  }
  var ownFeeds: any OwnFeedRepository { newsroom.ownFeeds }
  var feedLists: any FeedListFile { newsroom.feedLists }
  var feedRefresher: any FeedRefresher { newsroom.feedRefresher }
  var collectable: any CollectableFeeds { newsroom.collectable }
  var pages: any PageReader { newsroom.pages }
  var links: any LinkResolver { newsroom.links }
  var feedRefresh: FeedRefresh { newsroom.feedRefresh }
  var pictures: any PictureRepository { newsroom.pictures }

  var archive: any Archive { newsroom.archive }
  var storedArticles: any StoredArticles { lists }
  var upkeep: any ArchiveUpkeep { newsroom.upkeep ?? newsroom.archive }
  var arrivals: any ArrivalWatch { newsroom.upkeep ?? newsroom.archive }
  var copier: any ArchiveCopier { newsroom.copier }
  func clearLists() async { await newsroom.listCache.clear() }
  var collector: Int64 { 1 }

  var terms: any TermReader & WordWeights { newsroom.terms }
  var letters: any LetterFolder { PlainLetters() }
  var languages: any LanguageDetector { newsroom.languages }
  var encoder: any SentenceEncoder { newsroom.encoder }
  var translator: any Translator { newsroom.translator }

  var atlas: any Atlas { newsroom.atlas }
  var cities: any CityDirectory { FakeCities() }
  var countries: SourceCountries { SourceCountries([]) }
  var location: ManageLocation {
    ManageLocation(newsroom.live, change: change, receiver: newsroom.receiver, timeZone: newsroom.timeZone)
  }

  var settings: LiveSettings { newsroom.live }
  var change: ChangeSettings {
    ChangeSettings(repository: newsroom.settings, settings: newsroom.live, history: newsroom.undoHistory)
  }
  var undoHistory: UndoHistory { newsroom.undoHistory }
  var standardEdition: Edition { .standard(for: newsroom.locale) }
  var keys: any KeyRepository { newsroom.keys }
  var keyCheck: any KeyCheck { newsroom.keyCheck }
  var requests: any RequestLedger { newsroom.cache }
  var provider: ProviderChoice { newsroom.provider }

  func checkArchive(at address: String) throws(NewsError) {}

  var opener: any LinkOpener { newsroom.opener }
  var clipboard: any Clipboard { newsroom.clipboard }
  var mail: any MailComposer { newsroom.mail }
  var mailSender: any MailSender { newsroom.sender }
  var qrCoder: any QRCoder { newsroom.qrCoder }
  var targets: any TargetSender { newsroom.targets }
  var files: any FileWriter { newsroom.files }
  var folders: any FolderListing { NoFolders() }
  var runner: any CommandRunner { newsroom.runner }
  var alerts: any AlertSender { newsroom.alerts }
  var power: any PowerAndNetwork { newsroom.power }
  var diagnosis: DiagnosisPorts { newsroom.diagnosis.ports }
  var cache: any CacheWatch { newsroom.cache }
  var activity: Activity { newsroom.activity }
  var clock: WallClock { newsroom.clock }
  var pace: WallClock? { nil }
  var jitter: @Sendable () -> Double { { 0 } }
  var sleep: @Sendable (Duration) async throws -> Void { newsroom.sleep }
  var trace: (@Sendable (String) -> Void)? { nil }

  var window: @Sendable () -> Window { { [window = newsroom.window] in window } }
  var stage: (any Stage)? { newsroom.stage }
  var answers: (any AnswerReader)? { newsroom.hasPerson ? newsroom.answers : nil }
  var history: any CommandHistory { newsroom.history }
  var drawer: any PictureDrawer { newsroom.drawer }
  var looks: any Looks { newsroom.looks }
}

/// The value of a setting, if it is not the default.
private func chosen<S: Setting>(_ setting: S.Type, in settings: Settings) -> SettingsChange? {
  settings[setting] == S.standard ? nil : SettingsChange(setting, settings[setting])
}

/// The result of running lines in a shell.
struct Transcript: Sendable {
  let status: ExitStatus
  let session: Session
  let output: String
  let errors: String
  /// The history policy of each line.
  var policies: [HistoryPolicy] = []

  /// The lines of JSON output; throws if one of them is not JSON.
  func objects() throws -> [JSONLine] {
    try output.split(separator: "\n").map { try JSONDecoder().decode(JSONLine.self, from: Data($0.utf8)) }
  }

  /// The lines that end a command in JSON.
  func statuses() throws -> [JSONLine] {
    try objects().filter { $0.type == "status" }
  }

  /// The codes of the commands that failed, from JSON output.
  func codes() throws -> [String] {
    try objects().compactMap { $0.error?.code }
  }
}
