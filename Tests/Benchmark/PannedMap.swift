import LineEditing
import NewsData
import NewsDomain
import NewsShell
import TestSupport

/// The interactive map with the lines of the real atlas, moved about in by keys; all but the terminal is real.
enum PannedMap {
  /// - Returns: how long each frame took, from the key to what the terminal is sent, and how many dots the last has.
  static func measured(zoom: Int, frames: Int) async -> (dots: Int, milliseconds: [Double]) {
    let zooming = Array(repeating: Key.text("+"), count: zoom)
    // From the whole world, this leads to the favourite country.
    let before: [Key] = [.text("w")] + zooming
    let stage = WatchedStage(typing: before + (0..<frames).map(pan) + [.text("q")])
    var shell = Shell(
      session: Session(
        settings: Settings(edition: .standard(for: .english)), format: .text, language: .english,
        isInteractive: false, knownSources: []),
      newsroom: newsroom(stage),
      renderer: Renderer(
        texts: texts(in: .english), style: Style(isColoured: false), errorStyle: Style(isColoured: false),
        columns: { nil }),
      output: OutputStream(STDERR_FILENO), errors: OutputStream(STDERR_FILENO), interrupts: NoInterrupts(),
      failFast: true)
    _ = await shell.run([PipedLineSource(text: "map", name: "")])
    // The first frame is there before any key.
    return (stage.dots, Array(stage.milliseconds.dropFirst(before.count)))
  }

  /// East around the world, now and then a step to the south and back.
  private static func pan(_ index: Int) -> Key {
    index % 40 < 39 ? .right : index % 80 < 40 ? .down : .up
  }

  private static func newsroom(_ stage: WatchedStage) -> Newsroom {
    let sample = SampleRepository(language: .english)
    let store = Store(path: nil)
    let keys = FakeKeys()
    return Newsroom(
      news: sample, sources: sample, subscriptions: FakeSubscriptions(), feedReader: FakeFeedReader(),
      feedLists: FakeFeedLists(), settings: FakeSettings(), keys: keys,
      keyCheck: FakeKeyCheck(),
      ledger: NewsAPIAccount(store: store, keys: keys), store: store, activity: Activity(), opener: FakeOpener(),
      locale: .english, history: EditHistory(path: nil), answers: nil, stage: stage,
      window: {
        Window(columns: WatchedStage.columns, rows: WatchedStage.rows, glyphs: .braille, isTerminal: true)
      },
      provider: .sample, stored: sample, atlas: EmbeddedAtlas(), location: LocationSettings(),
      receiver: FakeLocation(), timeZone: FakeLocation(),
      clipboard: FakeClipboard(), mail: FakeMail(), qrCoder: FakeQRCoder(), pictures: FakePictures(),
      drawer: FakeDrawer(), runner: FakeRunner(), files: FakeFiles())
  }
}

/// Nobody presses Ctrl-C.
private struct NoInterrupts: Interrupts {
  func onInterrupt(_ action: (@Sendable () -> Void)?) {}
}
