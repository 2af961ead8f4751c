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
      features: features(stage),
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

  private static func features(_ stage: WatchedStage) -> Features {
    let sample = SampleRepository(languageCode: "en")
    let store = Store(path: nil)
    let keys = FakeKeys()
    let settings = FakeSettings()
    let window = Window(
      columns: WatchedStage.columns, rows: WatchedStage.rows, glyphs: .braille, isTerminal: true)
    let live = LiveSettings()
    let change = ChangeSettings(repository: settings, settings: live)
    let location = ManageLocation(live, change: change, receiver: FakeLocation(), timeZone: FakeLocation())
    let archive = DatabaseArchive.inMemory()
    let reading = ReadingFeature(
      news: FetchNews(
        repository: sample, reader: FakeFeedReader(), archive: archive, activity: Activity(), clock: .system),
      viewOnWeb: ViewOnWeb(opener: FakeOpener()),
      texts: ReadText(
        pages: FakePages([:]), links: FakeLinks(), archive: archive, languages: FakeLanguages(), settings: live,
        clock: .system), settings: live,
      showPicture: ShowPicture(repository: FakePictures(), drawer: FakeDrawer()), archive: archive,
      terms: NoTerms(), countries: SourceCountries([]), clock: .system, window: { window })
    let terminal = TerminalFeature(
      window: { window }, stage: stage, answers: nil, history: EditHistory(path: nil), runner: FakeRunner(),
      files: FakeFiles(), folders: NoFolders(), store: store)
    let account = AccountFeature(
      key: ManageKey(repository: keys, check: FakeKeyCheck()),
      quota: ReadQuota(ledger: NewsAPIAccount(store: store, keys: keys)), provider: .sample, answers: nil)
    let texts = TextsFeature(
      archive: archive, settings: live, translator: FakeTranslator(), activity: Activity(),
      reading: reading, clock: .system)
    let follows = FollowsFeature(
      manage: ManageFollows(archive: archive, clock: .system),
      alerts: TellAlerts(archive: archive, teller: FakeAlerts(), clock: .system, hour: { LocalTime($0).hour }),
      archive: archive, settings: live)
    let ownFeeds = ManageFeeds(repository: FakeOwnFeeds(), files: FakeFeedLists())
    return Features(
      reading: reading,
      sources: SourcesFeature(
        fetch: FetchSources(repository: sample), find: FindSource(repository: sample), change: change,
        reading: reading, usual: Edition.standard(for: .english).source),
      places: PlacesFeature(
        atlas: EmbeddedAtlas(), cities: EmbeddedCities(), location: location,
        freshHeadlines: CountFreshHeadlines(archive: archive),
        reading: reading, terminal: terminal, clock: .system),
      feeds: FeedsFeature(
        manage: ownFeeds,
        add: AddFeed(reader: FakeFeedReader(), repository: FakeOwnFeeds()),
        check: CheckFeed(reader: FakeFeedReader()),
        list: ListFeeds(repository: FakeOwnFeeds(), reader: FakeFeedReader()), reading: reading),
      sharing: SharingFeature(
        clipboard: FakeClipboard(), mail: FakeMail(), sender: FakeMailSender(), qrCoder: FakeQRCoder(),
        files: FakeFiles(), clock: .system),
      preferences: PreferencesFeature(
        settings: live, change: change, reset: ResetSettings(change: change, standard: .english), account: account),
      account: account,
      archive: ArchiveFeature(
        archive: archive, listCache: DatabaseArchive.listsInMemory(), settings: live, copier: FakeCopier(),
        reading: reading,
        terminal: terminal, clock: .system),
      texts: texts, follows: follows,
      collect: CollectFeature(
        collect: CollectNews(
          reader: FakeCollectedReader(), archive: archive, settings: live, activity: Activity(), clock: .system),
        collectable: FakeCollectable(), feeds: ownFeeds, follows: follows, archive: archive, texts: texts,
        power: FixedPower(), clock: .system, collector: 1),
      terminal: terminal)
  }
}

/// Interrupts that never happen: nobody presses Ctrl-C.
private struct NoInterrupts: Interrupts {
  func onInterrupt(_ action: (@Sendable () -> Void)?) {}
}
