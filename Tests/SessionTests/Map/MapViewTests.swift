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
  private static let left = "\u{1B}[D"

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

  /// The picture that matches, from its title on; it is drawn after a key, possibly after other pictures.
  private func picture(
    after key: String, on terminal: PseudoTerminal, where isWanted: (String) -> Bool
  ) async throws -> String {
    terminal.type(key)
    while true {
      let seen = try await terminal.wait(for: Self.hint)
      let picture = String(seen[(seen.ranges(of: Self.title).last?.lowerBound ?? seen.startIndex)...])
      if isWanted(picture) { return picture }
    }
  }

  /// The first picture with this text.
  private func picture(
    after key: String, on terminal: PseudoTerminal, with text: String = MapViewTests.hint
  ) async throws -> String {
    try await picture(after: key, on: terminal) { $0.contains(text) }
  }

  /// Runs a command and reads up to the next prompt.
  private func run(_ line: String, on terminal: PseudoTerminal) async throws -> String {
    terminal.type(line + "\n")
    return try await terminal.wait(for: Self.prompt)
  }

  @Test("alone it opens a view of the whole world on a screen of its own", arguments: ["map\n", "carte\n"])
  func opens(line: String) async throws {
    let terminal = try await terminal()
    let world = try await picture(after: line, on: terminal, with: Self.world)
    // Dots in Braille, and the marker of a single country.
    #expect(world.unicodeScalars.count { (0x2801...0x28FF).contains($0.value) } > 200)
    #expect(world.contains("•au"))
    #expect(terminal.raw.contains(Self.stageOn))
  }

  @Test("with an argument, and in formats for programs, it is printed as usual")
  func printed() async throws {
    let terminal = try await terminal()
    #expect(try await run("map --zoom 0", on: terminal).contains("open 1 (headlines, or zoom into a cluster)"))
    #expect(try await run("map japan", on: terminal).contains("News map · Japan"))
    _ = try await run("format json", on: terminal)
    #expect(try await run("map", on: terminal).contains(#""command":"map","ok":true"#))
    #expect(!terminal.raw.contains(Self.stageOn))
  }

  @Test("on a terminal that cannot place its cursor the world is printed")
  func dumb() async throws {
    let terminal = try await terminal(["TERM": "dumb"])
    #expect(try await run("map", on: terminal).contains("89 countries"))
    #expect(!terminal.raw.contains("\u{1B}["))
  }

  @Test("if standard output is redirected the world goes there, and no view opens")
  func withStandardOutputElsewhereTheWorldGoesThereAndNoViewOpens() async throws {
    let log = open(home.path + "/log", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    defer { close(log) }
    let terminal = try PseudoTerminal(Program(home: home), ["--provider", "sample"], output: log)
    try await terminal.wait(for: Self.prompt)
    _ = try await run("map", on: terminal)
    terminal.type("quit\n")
    #expect(try await terminal.end() == 0)
    #expect(try home.read("log").contains("89 countries"))
    #expect(!terminal.raw.contains(Self.stageOn))
  }

  @Test("+ and - zoom, w returns to the world, arrows move there and back")
  func move() async throws {
    let terminal = try await map()
    let near = try await picture(after: "+", on: terminal, with: "zoom 1 ·")
    let moved = try await picture(after: Self.right, on: terminal) { $0.contains("zoom 1 ·") && $0 != near }
    _ = try await picture(after: Self.left, on: terminal) { $0 == near }
    _ = try await picture(after: "+", on: terminal, with: "zoom 2 ·")
    _ = try await picture(after: "-", on: terminal) { $0 == near }
    _ = try await picture(after: Self.right, on: terminal) { $0 == moved }
    let world = try await picture(after: "w", on: terminal, with: Self.world)
    // No picture is smaller than the world.
    _ = try await picture(after: "-", on: terminal) { $0 == world }
  }

  @Test("from the world + zooms towards the favourite country, which is then in sight")
  func favourite() async throws {
    let terminal = try await map()
    #expect(try await picture(after: "+", on: terminal, with: "zoom 1 ·").contains("•us"))
    terminal.type("q")
    try await terminal.wait(for: Self.prompt)
    terminal.type("country australia\n")
    try await terminal.wait(for: "au · " + Self.prompt)
    _ = try await picture(after: "map\n", on: terminal, with: Self.world)
    #expect(try await picture(after: "+", on: terminal, with: "zoom 1 ·").contains("•au"))
  }

  @Test("Tab and Shift-Tab step through the markers, Enter goes into a cluster")
  func step() async throws {
    let terminal = try await map()
    let cluster = "2 countries · United Kingdom, Ireland · Enter zooms in"
    _ = try await picture(after: "\t\t\t", on: terminal, with: "Russia · Enter opens its headlines")
    _ = try await picture(after: "\t\t", on: terminal, with: cluster)
    _ = try await picture(after: "\u{1B}[Z", on: terminal, with: "Canada · Enter opens its headlines")
    _ = try await picture(after: "\t", on: terminal, with: cluster)
    let inside = try await picture(after: "\r", on: terminal, with: "United Kingdom · Enter opens its headlines")
    #expect(inside.contains("•ie"))
    #expect(!inside.contains("89 countries"))
  }

  @Test("far from every country the nearest is named, and Tab goes there")
  func sea() async throws {
    let terminal = try await map()
    // South of the United States, at the edge of the map.
    terminal.type("++++" + String(repeating: "\u{1B}[6~", count: 9))
    // Between these two, all pictures in between have been drawn.
    _ = try await picture(after: "?", on: terminal, with: "leave the map")
    let sea = try await picture(after: "x", on: terminal, with: "· 0 countries")
    let nearest = try #require(sea.firstMatch(of: #/\n([^\n·]+) · [\d,]+\u{A0}km [a-z-]+\n/#)?.1)
    let there = try await picture(after: "\t", on: terminal, with: "\(nearest) · Enter opens its headlines")
    #expect(!there.contains("· 0 countries"))
  }

  @Test("Enter opens the country's news in the shell, and back leads to the map around the country")
  func news() async throws {
    let terminal = try await map()
    _ = try await picture(after: "\t\t\t", on: terminal, with: "Russia · Enter opens its headlines")
    terminal.type("\r")
    let news = try await terminal.wait(for: Self.prompt)
    #expect(news.contains("Russia · headlines"))
    #expect(terminal.raw.contains(Self.stageOff))
    #expect(try await run("1", on: terminal).contains("1 / 224"))
    _ = try await run("back", on: terminal)
    let map = try await run("back", on: terminal)
    #expect(map.contains("News map · Russia"))
    #expect(map.contains("89 countries"))
    // The numbers refer to this map.
    #expect(try await run("4", on: terminal).contains("Canada · headlines"))
  }

  @Test(
    "/ finds a country by the beginning of its name in either language or by its code",
    arguments: [
      ("jap\t", "Japan"), ("allem", "Germany"), ("emirats", "United Arab Emirates"), ("kr", "South Korea"),
    ])
  func search(typed: String, country: String) async throws {
    let terminal = try await map()
    terminal.type("/")
    try await terminal.wait(for: "country › ")
    terminal.type(typed)
    try await terminal.wait(for: country)
    let found = try await picture(after: "\r", on: terminal, with: "zoom 3 ·")
    #expect(found.contains("\(country) · Enter opens its headlines"))
  }

  @Test("Esc leaves the search and the map as it was; a text that begins no name finds nothing")
  func searchLeft() async throws {
    let terminal = try await map()
    let before = try await picture(after: "w", on: terminal, with: Self.world)
    terminal.type("/atlantis")
    try await terminal.wait(for: "Nothing here.")
    terminal.type("\r")
    try await terminal.wait(for: "country › atlantis")
    _ = try await picture(after: "\u{1B}", on: terminal) { $0 == before }
  }

  @Test("? explains the keys, and the next key does nothing else than close that")
  func help() async throws {
    let terminal = try await map()
    _ = try await picture(after: "?", on: terminal, with: "q, Esc          leave the map")
    let after = try await picture(after: "q", on: terminal, with: "•au")
    #expect(!after.contains("leave the map"))
  }

  @Test("for a French reader the view is in French")
  func frenchReaderHasItInFrench() async throws {
    let terminal = try await terminal([:], ["--lang", "fr"])
    terminal.type("carte\n")
    #expect(try await terminal.wait(for: "Tab, Entrée ·\u{202F}? aide").contains("Carte de l’actualité"))
    terminal.type("/coree")
    try await terminal.wait(for: "Corée du Sud")
    terminal.type("\r")
    try await terminal.wait(for: "Corée du Sud · Entrée pour ouvrir ses titres")
  }

  @Test("in a window of another size the map is drawn again and fits", arguments: [(50, 12), (160, 48), (7, 5)])
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

  @Test("in a low, wide window the world is centred and keeps its size")
  func lowAndWide() async throws {
    let terminal = try await terminal(columns: 200, rows: 12)
    terminal.type("map\n")
    let frame = try await frames(on: terminal) { $0.last?.count == 12 }.last ?? []
    try #require(frame.count == 12)
    #expect(frame[0].hasPrefix(Self.title + Self.world))
    let picture = frame[1..<10].filter { $0.contains { $0 != " " } }
    #expect(!picture.isEmpty)
    #expect(picture.allSatisfy { $0.prefix(60).allSatisfy { $0 == " " } && $0.count <= 140 })
  }

  @Test("no window is too small or too wide", arguments: [(1, 1), (1, 24), (2, 3), (80, 1), (1_000, 3), (1_000, 20)])
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
    let view = terminal.raw[start.upperBound..<end.lowerBound]
    let pieces = view.split(separator: Self.frame, omittingEmptySubsequences: false)
    // Clearing the screen and bracketed paste, before the first picture.
    #expect(pieces.first == "\u{1B}[2J\u{1B}[?2004h")
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
