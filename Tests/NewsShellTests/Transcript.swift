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
  var store = FakeStore()
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
  /// The archive as its own commands see it, if that is another one.
  var upkeep: FakeUpkeep?
  /// Whether the news goes into the archive, as it does in the program.
  var keepsNews = false
  var collectedReader = FakeCollectedReader()
  var collectable = FakeCollectable()
  var alerts = FakeAlerts()
  var power = FixedPower()
  var atlas = FakeAtlas()
  /// The settings in force when the session begins; those of the session take precedence.
  var live = LiveSettings()
  var receiver = FakeLocation()
  var timeZone = FakeLocation()
  var clipboard = FakeClipboard()
  var mail = FakeMail()
  var sender = FakeMailSender()
  var qrCoder = FakeQRCoder()
  var pictures = FakePictures()
  var drawer = FakeDrawer()
  var runner = FakeRunner()
  var files = FakeFiles()
  var pages = FakePages()
  var links = FakeLinks()
  var languages = FakeLanguages()
  var translator = FakeTranslator()
  var terms: any TermReader & WordWeights = NoTerms()
  /// Waits between two pages of one host.
  var sleep: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  var clock = WallClock.system
  var pager: Pager?
  var interrupts: any Interrupts = NoInterrupts()

  /// The features with these fakes.
  var features: Features {
    let change = ChangeSettings(repository: settings, settings: live)
    let place = ManageLocation(live, change: change, receiver: receiver, timeZone: timeZone)
    let lists = KeptLists(archive: archive, cache: listCache, settings: live)
    let keeper = NewsKeeper(archive: archive, lists: lists, settings: live, clock: clock)
    let repository: any NewsRepository =
      keepsNews ? ArchivedNews(news, keeper: keeper, isOffline: false, clock: clock) : news
    let reader: any FeedReader = keepsNews ? ArchivedFeeds(feedReader, keeper: keeper) : feedReader
    let reading = ReadingFeature(
      news: FetchNews(
        repository: repository, reader: reader, archive: archive, activity: activity, clock: clock),
      viewOnWeb: ViewOnWeb(opener: opener),
      texts: ReadText(
        pages: pages, links: links, archive: archive, languages: languages, settings: live, clock: clock),
      settings: live, showPicture: ShowPicture(repository: pictures, drawer: drawer),
      archive: archive, terms: terms, countries: SourceCountries([]), clock: clock, window: { window })
    let terminal = TerminalFeature(
      window: { window }, stage: stage, answers: hasPerson ? answers : nil, history: history, runner: runner,
      files: files, folders: NoFolders(), store: store)
    let account = AccountFeature(
      key: ManageKey(repository: keys, check: keyCheck), quota: ReadQuota(ledger: store, clock: clock),
      provider: provider, answers: hasPerson ? answers : nil)
    let texts = TextsFeature(
      archive: archive, settings: live, translator: translator, activity: activity,
      reading: reading, clock: clock, sleep: sleep)
    let follows = FollowsFeature(
      manage: ManageFollows(archive: archive, clock: clock),
      alerts: TellAlerts(archive: archive, teller: alerts, clock: clock, hour: { LocalTime($0).hour }),
      archive: archive, settings: live)
    return Features(
      reading: reading,
      sources: SourcesFeature(
        fetch: FetchSources(repository: sources), find: FindSource(repository: sources), change: change,
        reading: reading, usual: Edition.standard(for: locale).source),
      places: PlacesFeature(
        atlas: atlas, cities: FakeCities(), location: place, freshHeadlines: CountFreshHeadlines(archive: archive),
        reading: reading,
        terminal: terminal, clock: clock),
      feeds: FeedsFeature(
        manage: ManageFeeds(repository: ownFeeds, files: feedLists),
        add: AddFeed(reader: feedReader, repository: ownFeeds), check: CheckFeed(reader: feedReader),
        list: ListFeeds(repository: ownFeeds, reader: feedReader), reading: reading),
      sharing: SharingFeature(
        clipboard: clipboard, mail: mail, sender: sender, qrCoder: qrCoder, files: files, clock: clock),
      preferences: PreferencesFeature(
        settings: live, change: change, reset: ResetSettings(change: change, standard: .standard(for: locale)),
        account: account),
      account: account,
      archive: ArchiveFeature(
        archive: upkeep ?? archive, listCache: listCache, settings: live, copier: FakeCopier(), reading: reading,
        terminal: terminal, clock: clock),
      texts: texts, follows: follows,
      collect: CollectFeature(
        collect: CollectNews(
          reader: collectedReader, archive: archive, settings: live, activity: activity, clock: clock, jitter: { 0 }),
        collectable: collectable, feeds: ManageFeeds(repository: ownFeeds, files: feedLists), follows: follows,
        archive: archive, texts: texts, power: power, clock: clock, collector: 1),
      terminal: terminal)
  }

  /// Runs lines through a shell, one after the other.
  ///
  /// - Parameter name: the name of the source of the lines in errors.
  func run(
    _ lines: [String], in session: Session = .fresh(), name: String? = "stdin", isInteractive: Bool = false,
    failFast: Bool = false
  ) async throws -> Transcript {
    let numbered = lines.enumerated().map { Line.text($1, number: $0 + 1) }
    return try await run(numbered, in: session, name: name, isInteractive: isInteractive, failFast: failFast)
  }

  func run(
    _ lines: [Line], in session: Session = .fresh(), name: String? = "stdin", isInteractive: Bool = false,
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
      columns: { nil })
    let output = try WrittenText()
    let errors = try WrittenText()
    var shell = Shell(
      session: session, features: features, renderer: renderer,
      streams: Shell.Streams(
        output: TerminalKit.OutputStream(output.descriptor), errors: TerminalKit.OutputStream(errors.descriptor)),
      interrupts: interrupts, pager: pager,
      failFast: failFast)
    let status = await shell.run([source])
    return Transcript(status: status, session: shell.session, output: output.text, errors: errors.text)
  }
}

/// The value of a setting, if it is not the default.
private func chosen<S: Setting>(_ setting: S.Type, in settings: Settings) -> SettingsChange? {
  settings[setting] == S.standard ? nil : SettingsChange(setting, settings[setting])
}

/// The result of running lines in a shell.
struct Transcript: Sendable {
  let status: Shell.Status
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
