import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import SystemServices

@Suite("Pictures by chafa", .takesTurns)
struct ChafaDrawerTests {
  /// Records its arguments and its input, and draws the same for all.
  private static let telling = "printf '<%s>' \"$@\" > \"$0.words\"; /bin/cat > \"$0.file\"; /bin/cat \"$0.drawing\""

  private let folder = TemporaryFolder()

  init() {
    signal(SIGPIPE, SIG_IGN)
  }

  private func drawer(_ variables: [String: String] = [:], isColoured: Bool = true) -> ChafaDrawer {
    ChafaDrawer(
      environment: folder.ownPrograms.merging(variables) { _, new in new }, confinement: [], isColoured: isColoured)
  }

  struct Wish: Sendable {
    let mode: PictureMode
    var colour: String?
    var isColoured = true
    let words: String
  }

  static let wishes = [
    Wish(mode: .symbols, words: "<--format=symbols><--size=40x12><--colors=256>"),
    Wish(mode: .symbols, colour: "", words: "<--format=symbols><--size=40x12><--colors=256>"),
    Wish(mode: .symbols, colour: "truecolor", words: "<--format=symbols><--size=40x12><--colors=full>"),
    Wish(mode: .symbols, colour: "24bit", words: "<--format=symbols><--size=40x12><--colors=full>"),
    Wish(
      mode: .symbols, colour: "truecolor", isColoured: false, words: "<--format=symbols><--size=40x12><--colors=none>"),
    Wish(mode: .sixel, words: "<--format=sixel><--size=40x12><--colors=256>"),
    Wish(mode: .kitty, colour: "24bit", words: "<--format=kitty><--size=40x12><--colors=full>"),
  ]

  @Test("it is asked for what the terminal can, and reads the file", arguments: ChafaDrawerTests.wishes)
  func itIsAskedForWhatTheTerminalCan(wish: Wish) async throws {
    try await folder.program("chafa", Self.telling)
    try folder.write("a".utf8, to: "bin/chafa.drawing")
    let file = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    _ = await drawer(wish.colour.map { ["COLORTERM": $0] } ?? [:], isColoured: wish.isColoured)
      .draw(file, columns: 40, rows: 12, as: wish.mode)
    #expect(folder.text("bin/chafa.words")?.hasPrefix(wish.words) == true, "\(folder.text("bin/chafa.words") ?? "")")
    #expect(folder.text("bin/chafa.words")?.hasSuffix("<->") == true)
    let isSame = try Array(Data(contentsOf: URL(filePath: folder.path + "/bin/chafa.file"))) == file
    #expect(isSame)
  }

  @Test("it is started by the confinement, with its path and few variables")
  func confinement() async throws {
    let path = try await folder.program("chafa", "echo never")
    let confinement = try await folder.program("confinement", "echo \"$*\"; exec /usr/bin/env")
    let environment = folder.ownPrograms.merging(["TERM": "xterm", "TOKEN": "secret"]) { _, new in new }
    let drawer = ChafaDrawer(environment: environment, confinement: [confinement, "--word"], isColoured: false)
    let told = try #require(await drawer.draw([1], columns: 40, rows: 12, as: .symbols)).text
    #expect(told.hasPrefix("--word \(path) --format=symbols"))
    for variable in ["TERM=xterm", "MAGICK_DISK_LIMIT=0", "MAGICK_MEMORY_LIMIT=256MiB", "HOME=/nonexistent"] {
      #expect(told.contains("\n\(variable)\n"))
    }
    #expect(!told.contains("secret"))
  }

  static let drawings: [(PictureMode, String)] = [
    (.symbols, "\u{1B}[0m\u{1B}[38;5;1m\u{2584}\u{1B}[0m\na\n"),
    (.sixel, "\u{1B}P0;1;0q#0~-\u{1B}\\\n"),
    (.kitty, "\u{1B}_Ga=T,m=1;AA==\u{1B}\\\u{1B}_Gm=0\u{1B}\\\n"),
  ]

  @Test("what it draws is taken over as it is", arguments: ChafaDrawerTests.drawings)
  func drawing(mode: PictureMode, text: String) async throws {
    try await folder.program("chafa", Self.telling)
    try folder.write(text.utf8, to: "bin/chafa.drawing")
    let picture = await drawer().draw([1], columns: 40, rows: 12, as: mode)
    #expect(picture == Picture(text: text, mode: mode, columns: 40))
  }

  static let failures = [
    "echo a; exit 1", "echo a; kill -TERM $$", "exit 0", "exec /bin/cat /dev/zero", "echo a; exec /bin/sleep 600",
    "trap '' INT TERM; exec <&- >&-; exec /bin/sleep 600", "printf '\\377\\376'",
  ]

  @Test("one that fails, hangs or writes without an end has drawn nothing", arguments: ChafaDrawerTests.failures)
  func oneThatFailsHangsOrWritesWithoutAnEndHasDrawnNothing(script: String) async throws {
    try await folder.program("chafa", script)
    let file = [UInt8](repeating: 0x61, count: 300_000)
    #expect(await drawer().draw(file, columns: 40, rows: 12, as: .symbols) == nil)
  }

  @Test("one that reads only the beginning of a file has drawn it")
  func reading() async throws {
    try await folder.program("chafa", "echo a")
    let picture = await drawer().draw([UInt8](repeating: 0x61, count: 300_000), columns: 40, rows: 12, as: .symbols)
    #expect(picture == Picture(text: "a\n", mode: .symbols, columns: 40))
  }

  @Test("without pictures, or without it, nothing is drawn and nothing run")
  func withoutPicturesOrWithoutItNothingIsDrawnAndNothingRun() async throws {
    #expect(await drawer().draw([1], columns: 40, rows: 12, as: .symbols) == nil)
    try await folder.program("chafa", Self.telling)
    #expect(await drawer().draw([1], columns: 40, rows: 12, as: .off) == nil)
    #expect(folder.text("bin/chafa.words") == nil)
  }

  @Test("it is ready where there is such a program, which is looked for once")
  func ready() async throws {
    let early = drawer()
    #expect(!early.isReady)
    let path = try await folder.program("chafa", Self.telling)
    #expect(!early.isReady)
    let late = drawer(["PATH": "/nowhere::\(folder.path)/bin"])
    #expect(late.isReady)
    #expect(chmod(path, 0o600) == 0)
    #expect(late.isReady)
    // Root may run everything that anybody may run.
    #expect(!drawer().isReady)
    #expect(!drawer(["PATH": ""]).isReady)
  }
}

@Suite("Pictures by the chafa that is installed", .takesTurns, .enabled(if: isInstalled, "chafa is not installed"))
struct InstalledChafaTests {
  private func draw(
    _ file: [UInt8] = SamplePicture.png, as mode: PictureMode, isColoured: Bool = true, colour: String = ""
  ) async -> Picture? {
    let environment = ["PATH": "/usr/bin:/bin:/usr/local/bin", "TERM": "xterm-256color", "COLORTERM": colour]
    return await ChafaDrawer(environment: environment, confinement: [], isColoured: isColoured, patience: .seconds(120))
      .draw(file, columns: 10, rows: 4, as: mode)
  }

  @Test("of characters it is no wider and no higher than asked for", arguments: ["", "truecolor", nil] as [String?])
  func symbols(colour: String?) async throws {
    let picture = try #require(await draw(as: .symbols, isColoured: colour != nil, colour: colour ?? ""))
    let lines = picture.text.split(separator: "\n" as Character)
    #expect((1...4).contains(lines.count))
    for line in lines {
      // The rest of a line without its colours.
      let cells = line.split(separator: "\u{1B}[" as String, omittingEmptySubsequences: false).enumerated()
        .reduce(into: "") { text, piece in
          text += piece.offset == 0 ? piece.element : piece.element.drop { $0 != "m" }.dropFirst()
        }
      #expect((1...10).contains(cells.count), "\(line.debugDescription)")
      #expect(line.contains("\u{1B}") == (colour != nil))
    }
  }

  @Test(
    "in the ways of other terminals it is one string of its kind",
    arguments: [(PictureMode.sixel, "\u{1B}P"), (.kitty, "\u{1B}_G")])
  func raw(mode: PictureMode, begin: String) async throws {
    let picture = try #require(await draw(as: mode))
    let line = String(picture.text.reversed().drop(while: \.isNewline).reversed())
    #expect(line.hasPrefix(begin))
    #expect(line.hasSuffix("\u{1B}\\"))
    #expect(line.utf8.count > 100)
  }

  static let noPictures: [[UInt8]] = [
    [], Array("text".utf8), Array("<html><p>Not found</p></html>".utf8), Array(SamplePicture.png.prefix(20)),
    [UInt8](repeating: 0, count: 100_000),
  ]

  @Test("what is no picture is not drawn", arguments: InstalledChafaTests.noPictures)
  func noPicture(file: [UInt8]) async {
    for mode in PictureMode.allCases { #expect(await draw(file, as: mode) == nil) }
  }
}

private let isInstalled = ["/usr/bin", "/bin", "/usr/local/bin"].contains { access($0 + "/chafa", X_OK) == 0 }
