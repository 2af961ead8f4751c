import ArchiveTestSupport
import LineEditing
import NewsArchive
import NewsDomain
import NewsPresentation
import NewsProviders
import NewsShell
import SystemServices
import TerminalKit
import TestSupport

/// The interactive map with the real atlas, panned by keys; everything but the terminal is real.
enum PannedMap {
  /// - Returns: the time of each frame, from the key to the bytes sent to the terminal, and the number of dots in the
  ///   last frame.
  static func measured(zoom: Int, frames: Int) async -> (dots: Int, milliseconds: [Double]) {
    let zooming = Array(repeating: Key.text("+"), count: zoom)
    // From the whole world, zooming in leads to the favourite country.
    let before: [Key] = [.text("w")] + zooming
    let stage = WatchedStage(typing: before + (0..<frames).map(pan) + [.text("q")])
    var shell = Shell(
      session: Session(
        settings: Settings(edition: .standard(for: .english)), format: .text, language: .english,
        isInteractive: false, knownSources: []),
      ports: MapPorts(stage),
      renderer: Renderer(
        texts: texts(in: .english),
        styles: Renderer.Styles(output: Style(isColoured: false), errors: Style(isColoured: false)),
        columns: { nil }),
      streams: Shell.Streams(output: OutputStream(STDERR_FILENO), errors: OutputStream(STDERR_FILENO)),
      interrupts: NoInterrupts(), failFast: true)
    _ = await shell.run([PipedLineSource(text: "map", name: "")])
    // The first frame appears before any key.
    return (stage.dots, Array(stage.milliseconds.dropFirst(before.count)))
  }

  /// Pans east around the world, and now and then a step to the south and back.
  private static func pan(_ index: Int) -> Key {
    index % 40 < 39 ? .right : index % 80 < 40 ? .down : .up
  }
}

/// The real atlas and terminal; everything else is a fake.
private struct MapPorts: Ports {
  let stage: (any Stage)?

  private let sample = SampleRepository(languageCode: "en")
  private let database = DatabaseArchive.inMemory()
  private let kept = DatabaseArchive.listsInMemory()
  private let answersCache = Cache(path: nil)
  private let keyring = FakeKeys()
  private let feeds = FakeOwnFeeds()
  let history: any CommandHistory = EditHistory(path: nil)
  let settings = LiveSettings()
  let activity = Activity()

  init(_ stage: WatchedStage) {
    self.stage = stage
  }

  var news: any NewsRepository { sample }
  var sources: any SourceRepository { sample }
  var feedReader: any FeedReader { FakeFeedReader() }
  var ownFeeds: any OwnFeedRepository { feeds }
  var feedLists: any FeedListFile { FakeFeedLists() }
  var feedRefresher: any FeedRefresher { FakeFeedRefresher() }
  var collectable: any CollectableFeeds { FakeCollectable() }
  var pages: any PageReader { FakePages([:]) }
  var links: any LinkResolver { FakeLinks() }
  let feedRefresh = FeedRefresh()
  var pictures: any PictureRepository { FakePictures() }

  var archive: any Archive { database }
  var storedArticles: any StoredArticles { KeptLists(archive: database, cache: kept, settings: settings) }
  var upkeep: any ArchiveUpkeep { database }
  var arrivals: any ArrivalWatch { database }
  var copier: any ArchiveCopier { FakeCopier() }
  func clearLists() async { await kept.clear() }
  var collector: Int64 { 1 }

  var terms: any TermReader & WordWeights { NoTerms() }
  var letters: any LetterFolder { PlainLetters() }
  var languages: any LanguageDetector { FakeLanguages() }
  var encoder: any SentenceEncoder { FakeEncoder() }
  var translator: any Translator { FakeTranslator() }

  var atlas: any Atlas { EmbeddedAtlas() }
  var cities: any CityDirectory { EmbeddedCities() }
  var countries: SourceCountries { SourceCountries { _ in nil } }
  var location: ManageLocation {
    ManageLocation(settings, change: change, receiver: FakeLocation(), timeZone: FakeLocation())
  }

  var change: ChangeSettings { ChangeSettings(repository: FakeSettings(), settings: settings) }
  let undoHistory = UndoHistory()
  var standardEdition: Edition { .standard(for: .english) }
  var keys: any KeyRepository { keyring }
  var keyCheck: any KeyCheck { FakeKeyCheck() }
  var requests: any RequestLedger { NewsAPIAccount(cache: answersCache, keys: keyring) }
  var provider: ProviderChoice { .sample }

  func checkArchive(at address: String) throws(NewsError) {}

  var opener: any LinkOpener { FakeOpener() }
  var clipboard: any Clipboard { FakeClipboard() }
  var mail: any MailComposer { FakeMail() }
  var mailSender: any MailSender { FakeMailSender() }
  var qrCoder: any QRCoder { FakeQRCoder() }
  var targets: any TargetSender { FakeTargets() }
  var files: any FileWriter { FakeFiles() }
  var folders: any FolderListing { NoFolders() }
  var runner: any CommandRunner { FakeRunner() }
  var alerts: any AlertSender { FakeAlerts() }
  var power: any PowerAndNetwork { FixedPower() }
  var diagnosis: DiagnosisPorts { FakeDiagnosis().ports }
  var cache: any CacheWatch { answersCache }
  var clock: WallClock { .system }
  var pace: WallClock? { nil }
  var jitter: @Sendable () -> Double { { 0 } }
  var sleep: @Sendable (Duration) async throws -> Void { { try await Task.sleep(for: $0) } }
  var trace: (@Sendable (String) -> Void)? { nil }

  var window: @Sendable () -> Window {
    { Window(columns: WatchedStage.columns, rows: WatchedStage.rows, glyphs: .braille, isTerminal: true) }
  }
  var answers: (any AnswerReader)? { nil }
  var drawer: any PictureDrawer { FakeDrawer() }
  var looks: any Looks { UsualLooks() }
}

/// Interrupts that never happen: nobody presses Ctrl-C.
private struct NoInterrupts: Interrupts {
  func onInterrupt(_ action: (@Sendable () -> Void)?) {}
}

/// The usual colours and dates.
private struct UsualLooks: Looks {
  func check(_ colours: ColoursSetting.Choice?) {}

  func follow(_ settings: Settings) -> ColourFileProblem? { nil }
}
