import FoundationEssentials
import TestSupport
import TestTraits
import Testing

/// The pictures of the README and the documentation, drawn from real sessions. `SUPERNEWS_WRITE_FIXTURES=1` writes
/// them, to be reviewed before committing.
@Suite("Pictures of the screen", .takesTurns)
struct ScreenshotTests {
  /// A picture: the typed lines, and the resulting screen.
  struct Scene: Sendable, CustomTestStringConvertible {
    let name: String
    let title: String
    /// The arguments of runs before the session.
    var runs: [[String]] = []
    /// Typed before the picture begins.
    var before: [String] = []
    let typed: String
    /// The lines of the terminal.
    var rows = 24
    /// The documentation it belongs to.
    var target = "NewsShell"
    /// Words of the last line of the complete screen, if no prompt follows.
    let shows: String?

    var testDescription: String { name }
  }

  private static let sources = #filePath.replacing(
    "Tests/SessionTests/Screenshots/ScreenshotTests.swift", with: "Sources")

  static let scenes = [
    Scene(
      name: "front-page", title: "The front page: each story once, with the number of its sources",
      before: ["world"], typed: "top",
      shows: nil),
    Scene(
      name: "walk", title: "Walking a list with the keys, a line for each story",
      before: ["settings layout one", "world", "top"], typed: "browse", shows: "? keys"),
    Scene(
      name: "text", title: "The text of an article, without what surrounds it on its page", before: ["top"],
      typed: "read 1", shows: nil),
    Scene(
      name: "compare", title: "How newspapers of six countries cover one story", before: ["world"],
      typed: "compare selene", shows: nil),
    Scene(
      name: "map", title: "The world map of the news", before: ["world"], typed: "map", target: "NewsPresentation",
      shows: "arrows, + -"),
    Scene(
      name: "brief", title: "The brief of the morning: top stories, what you follow, your feeds",
      runs: [
        ["follow", "night train"], ["feeds", "add", "http://quayside.example/feed"], ["world"],
        ["collect", "--once"],
      ], typed: "brief", rows: 40,
      shows: nil),
  ]

  @Test("each picture shows what the program shows", arguments: scenes)
  func picture(scene: Scene) async throws {
    let internet = try LoopbackServer(MadeUpWorld.answer)
    defer { internet.stop() }
    let home = TemporaryFolder()
    let program = MadeUpWorld.program(internet, home: home)
    for arguments in scene.runs {
      let result = try await program.run(arguments)
      try #require(result.status == 0, "\(result.output)\(result.errors)")
    }
    let tmux = try await Tmux(program, rows: scene.rows, home: home)
    let screen: TerminalScreen
    do {
      screen = try await Self.screen(of: scene, in: tmux)
    } catch {
      await tmux.end()
      throw error
    }
    await tmux.end()

    for (suffix, palette) in [("", ScreenPicture.Palette.light), ("~dark", .dark)] {
      let picture = ScreenPicture(screen: screen, palette: palette, title: scene.title, columns: 80).svg
      let folder = "\(Self.sources)/\(scene.target)/Documentation.docc/Resources"
      let file = URL(filePath: "\(folder)/\(scene.name)\(suffix).svg")
      if ProcessInfo.processInfo.environment["SUPERNEWS_WRITE_FIXTURES"] == "1" {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(picture.utf8).write(to: file)
      }
      let kept = try? String(decoding: Data(contentsOf: file), as: UTF8.self)
      #expect(picture == kept, "stale: scripts/screenshots draws it again")
    }
  }

  /// The screen of a scene, from its command to the end of its output.
  private static func screen(of scene: Scene, in tmux: Tmux) async throws -> TerminalScreen {
    try await tmux.prompt()
    for line in scene.before { try await tmux.type(line) }
    try await tmux.clear()
    return TerminalScreen(try await tmux.type(scene.typed, until: scene.shows))
  }
}
