import Confinement
import NewsArchivePostgreSQL
import NewsDomain
import NewsLanguage
import NewsParsing
import NewsPresentation
import NewsProviders
import NewsShell
import SystemServices
import TerminalKit

/// The ports of the program, on its services and its terminal.
final class ProgramPorts: Ports {
  let news: any NewsRepository
  let sources: any SourceRepository
  let links: any LinkResolver
  let collector = Int64.random(in: 1...Int64.max)
  let countries = SourceCountries(SourceCatalogue.country(of:))
  let window: @Sendable () -> Window
  let stage: (any Stage)?
  let answers: (any AnswerReader)?
  let history: any CommandHistory
  let drawer: any PictureDrawer
  let looks: any Looks
  let diagnosis: DiagnosisPorts
  private let services: Services
  /// Whether this program has the terminal for itself.
  private let ownsTerminal: Bool

  init(_ services: Services, _ input: Input, _ display: Display, _ history: any CommandHistory) {
    self.services = services
    let provided = services.makeNews()
    news = services.archived(provided)
    sources = provided
    links = services.links
    window = display.window
    stage = input.stage
    answers = input.answers
    self.history = history
    looks = display.looks
    let settings = services.settings
    let drawer = ChafaDrawer(
      environment: services.environment,
      confinement: (settings[ConfineSetting.self] == .on ? ConfinedProgram.onlyConfinedPicture : .picture).words,
      isCapable: display.style.canPaint, isColoured: display.style.isColoured)
    self.drawer = drawer
    diagnosis = DiagnosisPorts(
      providers: services.probe, archive: services.archiveInspector,
      machine: SystemInspection(version: version, environment: services.environment, builtIn: HTMLLibrary.components),
      terminal: display.inspection(drawer), confinement: ConfinementInspection())
    ownsTerminal = input.isInteractive
  }

  var feedReader: any FeedReader { services.feedReader }
  var ownFeeds: any OwnFeedRepository { services.ownFeeds }
  var feedLists: any FeedListFile { OPMLFile(services.parser) }
  var feedRefresher: any FeedRefresher { services.feedRefresher }
  var collectable: any CollectableFeeds { services.feedsToCollect }
  var feedRefresh: FeedRefresh { services.feedRefresh }
  var pages: any PageReader { services.pages }
  var pictures: any PictureRepository { StoredPictures(fetcher: services.fetcher) }

  var archive: any Archive { services.archive }
  var storedArticles: any StoredArticles { services.lists }
  var upkeep: any ArchiveUpkeep { services.archive }
  var arrivals: any ArrivalWatch { services.archive }
  var copier: any ArchiveCopier { services.copier }
  func clearLists() async { await services.listCache.clear() }

  var terms: any TermReader & WordWeights { services.terms }
  var letters: any LetterFolder { LetterFolding() }
  var languages: any LanguageDetector { services.parser }
  var encoder: any SentenceEncoder { services.encoder }
  var translator: any Translator { services.translator }

  var atlas: any Atlas { EmbeddedAtlas() }
  var cities: any CityDirectory { EmbeddedCities() }
  var location: ManageLocation { services.location }

  var settings: LiveSettings { services.settings }
  var change: ChangeSettings { services.change }
  var undoHistory: UndoHistory { services.undoHistory }
  var standardEdition: Edition { services.standardEdition }
  var keys: any KeyRepository { services.keys }
  var keyCheck: any KeyCheck { NewsAPIKeyCheck(fetcher: services.fetcher, base: services.newsAPIBase) }
  var requests: any RequestLedger { NewsAPIAccount(cache: services.cache, keys: services.keys) }
  var provider: ProviderChoice { services.options.provider }

  func checkArchive(at address: String) throws(NewsError) { try PostgreSQLStore.tryOut(address) }

  var opener: any LinkOpener { SystemBrowser(environment: services.environment, ownsTerminal: ownsTerminal) }
  var clipboard: any Clipboard { SystemClipboard(environment: services.environment) }
  var mail: any MailComposer { SystemMail(environment: services.environment) }
  var mailSender: any MailSender { SendmailProgram(environment: services.environment) }
  var qrCoder: any QRCoder { QRencodeCoder() }
  var targets: any TargetSender { SystemTargets(environment: services.environment, ownsTerminal: ownsTerminal) }
  var files: any FileWriter { TextFile() }
  var folders: any FolderListing { LocalFolders() }
  var runner: any CommandRunner { SystemShell(environment: services.environment, ownsTerminal: ownsTerminal) }
  var alerts: any AlertSender { SystemAlerts(environment: services.environment) }
  var power: any PowerAndNetwork { SystemPower(environment: services.environment) }
  var cache: any CacheWatch { services.cache }
  var activity: Activity { services.activity }
  var clock: WallClock { services.clock }
  var pace: WallClock? { .system }
  var jitter: @Sendable () -> Double { { .random(in: 0...1) } }
  var sleep: @Sendable (Duration) async throws -> Void { { try await Task.sleep(for: $0) } }
  var trace: (@Sendable (String) -> Void)? { services.trace }
}
