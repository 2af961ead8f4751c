import NewsDomain
import NewsPresentation
import TerminalKit

/// The repositories and services of which features are made. The builder of the program makes each once, when it is
/// first needed; tests provide their own.
package protocol Ports: Sendable {
  // MARK: - News

  var news: any NewsRepository { get }
  var sources: any SourceRepository { get }
  var feedReader: any FeedReader { get }
  var ownFeeds: any OwnFeedRepository { get }
  var feedLists: any FeedListFile { get }
  /// Fetches feeds for a collector.
  var feedRefresher: any FeedRefresher { get }
  /// Finds the feeds to collect.
  var collectable: any CollectableFeeds { get }
  var pages: any PageReader { get }
  var links: any LinkResolver { get }
  /// The feeds of sources that are refreshed beside a list.
  var feedRefresh: FeedRefresh { get }
  var pictures: any PictureRepository { get }

  // MARK: - Archive

  var archive: any Archive { get }
  /// The articles of lists, in the archive or beside it.
  var storedArticles: any StoredArticles { get }
  var upkeep: any ArchiveUpkeep { get }
  var arrivals: any ArrivalWatch { get }
  var copier: any ArchiveCopier { get }
  /// Deletes the lists that are stored beside the archive.
  func clearLists() async
  /// Identifies this process among those that collect.
  var collector: Int64 { get }

  // MARK: - Language

  /// Reads the terms by which articles are grouped.
  var terms: any TermReader & WordWeights { get }
  /// Folds letters as searches do.
  var letters: any LetterFolder { get }
  var languages: any LanguageDetector { get }
  /// Compares sentences by their meaning.
  var encoder: any SentenceEncoder { get }
  var translator: any Translator { get }

  // MARK: - Places

  var atlas: any Atlas { get }
  var cities: any CityDirectory { get }
  /// The countries of sources.
  var countries: SourceCountries { get }
  var location: ManageLocation { get }

  // MARK: - The reader

  var settings: LiveSettings { get }
  /// Changes them, here and in their file.
  var change: ChangeSettings { get }
  /// The changes of this session that can be taken back; ``change`` records those of settings.
  var undoHistory: UndoHistory { get }
  /// The edition of a new reader, from the locale.
  var standardEdition: Edition { get }
  var keys: any KeyRepository { get }
  var keyCheck: any KeyCheck { get }
  /// The requests made with the key.
  var requests: any RequestLedger { get }
  var provider: ProviderChoice { get }
  /// Checks that the address of an archive's server can be used, without connecting to it.
  func checkArchive(at address: String) throws(NewsError)

  // MARK: - The system

  var opener: any LinkOpener { get }
  var clipboard: any Clipboard { get }
  var mail: any MailComposer { get }
  var mailSender: any MailSender { get }
  var qrCoder: any QRCoder { get }
  /// Runs the programs of the reader's own targets for sharing.
  var targets: any TargetSender { get }
  var files: any FileWriter { get }
  var folders: any FolderListing { get }
  var runner: any CommandRunner { get }
  var alerts: any AlertSender { get }
  var power: any PowerAndNetwork { get }
  var diagnosis: DiagnosisPorts { get }
  var cache: any CacheWatch { get }
  /// The work that the line shown while waiting tells about.
  var activity: Activity { get }
  var clock: WallClock { get }
  /// Measures the time between requests to one host; `nil` if they need not be spread.
  var pace: WallClock? { get }
  /// A number from 0 to 1 by which the times of requests are spread.
  var jitter: @Sendable () -> Double { get }
  var sleep: @Sendable (Duration) async throws -> Void { get }
  /// Writes what is requested; `nil` if nobody wants to see it.
  var trace: (@Sendable (String) -> Void)? { get }

  // MARK: - The terminal

  /// The current size of the window.
  var window: @Sendable () -> Window { get }
  /// `nil` if there is no terminal that views can be drawn on.
  var stage: (any Stage)? { get }
  /// `nil` if there is nobody to ask.
  var answers: (any AnswerReader)? { get }
  var history: any CommandHistory { get }
  var drawer: any PictureDrawer { get }
  /// The colours and the form of dates, as the settings say.
  var looks: any Looks { get }
}

/// The part of the program that a command sees. It is made when a command first names it.
package protocol Feature: Sendable {
  init(_ ports: any Ports)
}

/// The feature of commands that need only the session.
package struct NoFeature: Feature {
  package init(_ ports: any Ports) {}
}
