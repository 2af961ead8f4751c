import TestSupport
import TestTraits
import Testing

@Suite("The map at a terminal", .takesTurns)
struct MapViewTests {
  private static let prompt = "English ›"
  private static let hint = "? help · q quit"
  /// The beginning of a picture's header, and of no other line.
  private static let title = "News map  "
  private static let world = "zoom 0 · 40,030\u{A0}km wide · 89 countries"
  private static let stageOn = "\u{1B}[?1049h"
  private static let stageOff = "\u{1B}[?25h\u{1B}[?1049l"
  /// The escape sequences at the beginning of each picture.
  private static let frame = "\u{1B}[?25l\u{1B}[H"
  private static let right = "\u{1B}[C"

  private let home = TemporaryFolder()

  /// A terminal that shows the prompt.
  private func terminal(
    _ environment: [String: String] = [:], _ arguments: [String] = [], columns: UInt16 = 80, rows: UInt16 = 24
  ) async throws -> PseudoTerminal {
    let program = Program(home: home, environment: environment)
    let terminal = try PseudoTerminal(program, ["--provider", "sample"] + arguments, columns: columns, rows: rows)
    try await terminal.wait(for: "›")
    return terminal
  }

  /// A terminal that shows the whole world.
  private func map(columns: UInt16 = 80, rows: UInt16 = 24) async throws -> PseudoTerminal {
    let terminal = try await terminal(columns: columns, rows: rows)
    _ = try await picture(after: "map\n", on: terminal)
    return terminal
  }

  /// The first picture with this text, from its title on; it is drawn after a key, possibly after other pictures.
  private func picture(
    after key: String, on terminal: PseudoTerminal, with text: String = MapViewTests.hint
  ) async throws -> String {
    terminal.type(key)
    while true {
      let seen = try await terminal.wait(for: Self.hint)
      let picture = String(seen[(seen.ranges(of: Self.title).last?.lowerBound ?? seen.startIndex)...])
      if picture.contains(text) { return picture }
    }
  }

  @Test("alone it opens a view of the whole world on a screen of its own")
  func opens() async throws {
    let terminal = try await terminal()
    let world = try await picture(after: "map\n", on: terminal, with: Self.world)
    // Dots in Braille, and the marker of a single country.
    #expect(world.unicodeScalars.count { (0x2801...0x28FF).contains($0.value) } > 200)
    #expect(world.contains("•au"))
    #expect(terminal.raw.contains(Self.stageOn))
  }

  @Test("on a terminal that cannot place its cursor the world is printed")
  func dumb() async throws {
    let terminal = try await terminal(["TERM": "dumb"])
    #expect(try await terminal.answer(to: "map").contains("89 countries"))
    #expect(!terminal.raw.contains("\u{1B}["))
  }

  @Test("if standard output is redirected the world goes there, and no view opens")
  func withStandardOutputElsewhereTheWorldGoesThereAndNoViewOpens() async throws {
    let log = open(home.path + "/log", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    defer { close(log) }
    let terminal = try PseudoTerminal(Program(home: home), ["--provider", "sample"], output: log)
    try await terminal.wait(for: Self.prompt)
    try await terminal.answer(to: "map")
    terminal.type("quit\n")
    #expect(try await terminal.end() == 0)
    #expect(try home.read("log").contains("89 countries"))
    #expect(!terminal.raw.contains(Self.stageOn))
  }

  @Test("in a window of another size the map is drawn again and fits", arguments: [(160, 48), (7, 5)])
  func resize(columns: UInt16, rows: UInt16) async throws {
    let terminal = try await map()
    terminal.resize(columns: columns, rows: rows)
    let frame = try await frames(on: terminal) { $0.last?.count == Int(rows) }.last ?? []
    #expect(frame.count == Int(rows))
    #expect(frame.allSatisfy { $0.count <= Int(columns) })
    // And back to the first size.
    terminal.resize(columns: 80, rows: 24)
    try await terminal.wait(for: Self.hint)
  }

  @Test("no window is too small or too wide", arguments: [(1, 1), (1_000, 20)])
  func extremes(columns: UInt16, rows: UInt16) async throws {
    let terminal = try await terminal(columns: columns, rows: rows)
    terminal.type("map\n")
    _ = try await frames(on: terminal) { !$0.isEmpty }
    let keys = ["+", Self.right, "\t", "-", "w"]
    for key in keys { terminal.type(key) }
    let frames = try await frames(on: terminal) { $0.count > keys.count }
    #expect(frames.count > keys.count)
    for frame in frames {
      #expect(frame.count <= Int(rows))
      #expect(frame.allSatisfy { $0.count <= Int(columns) })
    }
    // Makes room for the prompt.
    terminal.resize(columns: 80, rows: 24)
    terminal.type("q")
    try await terminal.wait(for: Self.prompt)
    #expect(terminal.raw.contains(Self.stageOff))
    terminal.type("quit\n")
    #expect(try await terminal.end() == 0)
  }

  @Test("each picture is complete and sent once, with nothing in between, however fast the keys come")
  func eachPictureIsWholeAndSentOnce() async throws {
    let terminal = try await map()
    terminal.type(String(repeating: Self.right, count: 60) + "+-\t\t?xq")
    try await terminal.wait(for: Self.prompt)
    let start = try #require(terminal.raw.firstRange(of: Self.stageOn))
    let end = try #require(terminal.raw.firstRange(of: Self.stageOff))
    // Lines do not wrap in a view.
    let view = terminal.raw[start.upperBound..<end.lowerBound].replacing("\u{1B}[?7h", with: "")
    let pieces = view.split(separator: Self.frame, omittingEmptySubsequences: false)
    // Clearing the screen and bracketed paste, before the first picture.
    #expect(pieces.first == "\u{1B}[2J\u{1B}[?7l\u{1B}[?2004h")
    #expect(pieces.count > 60)
    for piece in pieces.dropFirst() {
      #expect(piece.unicodeScalars.count { $0 == "\n" } == 23)
      #expect(piece.hasSuffix("\u{1B}[K"))
      #expect(!piece.contains("\u{1B}[?"))
    }
  }

  /// The pictures that have arrived once they match, or after a time limit.
  private func frames(
    on terminal: PseudoTerminal, until isEnough: ([[String]]) -> Bool
  ) async throws -> [[String]] {
    let end = ContinuousClock.now + .seconds(30)
    while true {
      try await terminal.readAll()
      let frames = Self.frames(in: terminal.raw)
      if isEnough(frames) || ContinuousClock.now > end { return frames }
    }
  }

  /// The lines of each picture, without colours; the last one may be incomplete.
  private static func frames(in raw: String) -> [[String]] {
    raw.split(separator: frame, omittingEmptySubsequences: false).dropFirst().map { picture in
      // By scalars: a line break with the carriage return before it is another Character.
      let text = String(String.UnicodeScalarView(picture.unicodeScalars.filter { $0 != "\r" }))
      return text.replacing(#/\u{1B}(\[[0-9;?]*[A-Za-z]?)?/#, with: "")
        .split(separator: "\n" as Character, omittingEmptySubsequences: false).map(String.init)
    }
  }
}
