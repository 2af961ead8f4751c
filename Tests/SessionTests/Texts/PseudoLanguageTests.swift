import NewsDomain
import TerminalKit
import TestSupport
import Testing

@testable import NewsPresentation
@testable import NewsShell

/// Each text of the pseudo-language is in brackets, and longer by a third than in English: `Tests/PseudoLanguage`.
@Suite("The interface in a pseudo-language")
struct PseudoLanguageTests {
  private static let binary = Program.built("supernews-pseudo")
  private static let lang = ["--lang", "qps"]

  /// The sessions whose texts are for people, in English.
  private static let sessions = FixtureTests.fixtures.filter { fixture in
    !fixture.arguments.contains { ["--lang", "-F"].contains($0) }
  }

  @Test("there are sessions to run")
  func any() {
    #expect(Self.sessions.count >= 8)
  }

  /// JSON states the same facts as text, without the words of any language. So everything outside the brackets is one
  /// of these facts, or a name: an English text that does not come from the languages is neither.
  @Test("no text is outside the languages", arguments: sessions)
  func noTextIsOutsideTheLanguages(session: FixtureTests.Fixture) async throws {
    let server = try FixtureTests.server()
    defer { server.stop() }
    let shown = try await FixtureTests.run(session, asking: server, by: Self.binary, with: Self.lang)
    let told = try await FixtureTests.run(session, asking: server, by: Self.binary, with: Self.lang + ["-F", "json"])
    // A value that is the same in every language.
    let names = Self.names.union(["auto"])
    let known = try names.union(Self.words(of: told.lines.flatMap { try Self.facts(ofRecord: $0) }))

    let errors = shown.errors.replacing(#/(?m)^supernews: stdin:\d+: \S+: /#, with: "")
    for text in [shown.output, errors] {
      #expect(Self.unknownWords(in: Self.outside(text), known) == [])
    }
    #expect(shown.output.contains("⟦") || shown.errors.contains("⟦"))
  }

  @Test("what a text outside the languages would be is found")
  func found() {
    let known: Set<String> = ["United", "States", "us"]
    #expect(Self.outside("⟦a b~\nc~⟧ ⟦d~⟧") == " ")
    #expect(Self.unknownWords(in: "United Sta… · 1•us · 3 of 4", known) == ["of"])
    #expect(Self.unknownWords(in: Self.outside("⟦United States~~~~~"), []) == ["United", "States"])
  }
}

extension PseudoLanguageTests {
  /// Lines of an offline session, with screens of every kind.
  private static let lines = [
    "help", "help open", "sources", "countries", "categories", "languages", "feeds", "settings", "quota",
    "doctor --offline", "top",
    "open 1", "why 1", "map --zoom 0", "heat", "search moon", "search nothing-at-all", "key", "help settings",
    "help output", "help scripting", "wrong", "open 99",
  ]

  /// Lines no wider than the window are never broken by the terminal, which would break them inside words. The program
  /// itself breaks them at spaces.
  @Test("no line is wider than the window", arguments: [40] as [UInt16])
  func noLineIsWiderThanTheWindow(columns: UInt16) async throws {
    var program = Program(home: TemporaryFolder(), environment: ["FORCE_HYPERLINK": "0"])
    program.path = Self.binary
    let terminal = try PseudoTerminal(
      program, ["--provider", "sample", "--no-config"] + Self.lang, columns: columns, rows: 50)
    try await terminal.wait(for: PseudoTerminal.prompt)
    for line in Self.lines {
      let shown = try await terminal.answer(to: line)
      Self.expectRoom(for: shown, columns, line)
      #expect(shown.contains("⟦"), "\(line)")
    }
    // It asks before it shows the map.
    terminal.type("near 48.85 2.35 --map\n")
    let question = try await terminal.wait(for: "[Y/n]")
    let map = try await terminal.answer(to: "n")
    Self.expectRoom(for: question + map, columns, "near")
    terminal.type("quit\n")
    #expect(try await terminal.end() == 1)
  }

  /// The first line was typed, the last one is the next prompt.
  private static func expectRoom(for shown: String, _ columns: UInt16, _ line: String) {
    for row in shown.split(separator: "\n" as Character).dropFirst().dropLast() {
      // Nobody sees a space after a line that fills the window.
      let end = row.lastIndex { $0 != " " }
      let text = end.map { row[...$0] } ?? ""
      #expect(DisplayWidth.of(text) <= Int(columns), "\(line): \(text)")
    }
  }
}

extension PseudoLanguageTests {
  private static let sources =
    #filePath.replacing("/Tests/SessionTests/Texts/PseudoLanguageTests.swift", with: "/Sources")

  /// Where a language is named although it is not one of the interface, or because it must be.
  private static let exceptions = [
    // The languages of news.
    "NewsDomain/Editions/Language.swift": "",
    // The list of languages.
    "NewsPresentation/Texts/InterfaceLanguage.swift": "package static let all: [InterfaceLanguage] = ",
  ]

  @Test("nothing but its own folder and the list of languages names a language")
  func nothingNamesALanguage() throws {
    let manager = FileManager.default
    let words = "NewsPresentation/Texts/"
    let languages = try manager.contentsOfDirectory(atPath: Self.sources + "/" + words).filter { name in
      manager.fileExists(atPath: "\(Self.sources)/\(words)\(name)/\(name)Texts.swift")
    }
    #expect(languages.count == InterfaceLanguage.all.count)
    let paths = try manager.subpathsOfDirectory(atPath: Self.sources).filter { $0.hasSuffix(".swift") }
    #expect(paths.count > 300)
    for path in paths {
      let foreign = languages.filter { !path.hasPrefix(words + $0 + "/") }.flatMap { [$0.lowercased(), $0 + "Texts"] }
      let text = String(decoding: try Data(contentsOf: URL(filePath: Self.sources + "/" + path)), as: UTF8.self)
      // A file without them need not be examined line by line.
      guard foreign.contains(where: { text.contains($0) }) else { continue }
      for line in text.split(separator: "\n" as Character) {
        let words = Set(line.split { !$0.isLetter }.map(String.init))
        let isException = Self.exceptions[path].map { $0.isEmpty || line.contains($0) } ?? false
        #expect(isException || words.isDisjoint(with: foreign), "\(path): \(line)")
      }
    }
  }
}

extension PseudoLanguageTests {
  /// The rest of a text without everything in brackets, which may extend over several lines. A bracket that is not
  /// closed stays, with the text after it.
  private static func outside(_ text: String) -> String {
    text.replacing(#/⟦[^⟧]*⟧/#, with: "")
  }

  /// The words that are unknown; of a cut word the beginning must be known.
  private static func unknownWords(in text: String, _ known: Set<String>) -> [String] {
    let pieces = text.split { !$0.isLetter && $0 != "…" }
    return pieces.flatMap { piece in
      piece.split(separator: "…" as Character).map(String.init).filter { word in
        guard !known.contains(word) else { return false }
        // Scripts without spaces are wrapped inside what counts as a word here.
        if !word.contains(where: \.isASCII), known.contains(where: { $0.contains(word) }) { return false }
        return !piece.hasSuffix("…") || !known.contains { $0.hasPrefix(word) }
      }
    }
  }

  private static func words(of texts: [String]) -> Set<String> {
    Set(texts.flatMap { text in text.split { !$0.isLetter }.map(String.init) })
  }

  /// The names that the pseudo-language shares with English; the source of a new reader; the format.
  private static let names: Set<String> = {
    let languages = Language.all + Language.otherLanguages
    var names = Country.all.map { $0.name(in: .standard) }
    names += languages.map { $0.name(in: .standard) }
    names += languages.map(\.ownName)
    names += NewsDomain.Category.allCases.map { $0.name(in: .standard) }
    names.append(Edition.standard(for: .standard).source.name)
    names.append(OutputFormat.text.rawValue)
    return words(of: names)
  }()

  /// The facts in a record about the news and the reader's choices: neither its kind nor sentences.
  private static func facts(ofRecord line: String) throws -> [String] {
    guard case .object(let record) = try JSONDecoder().decode(JSONValue.self, from: Data(line.utf8)) else { return [] }
    func texts(_ member: String) -> [String] { record[member]?.texts ?? [] }
    switch texts("type") {
    case ["status"], ["topic"]: return []
    case ["command"]: return texts("name").flatMap { typed($0) } + texts("related")
    case ["setting"]:
      return ["country", "language", "source", "layout", "dates"].contains { texts("key") == [$0] }
        ? texts("value") : []
    default:
      let others = ["type", "provider", "error", "problem"]
      // As shown in text, without characters that a terminal would act on.
      return record.filter { !others.contains($0.key) }.flatMap { $0.value.texts }
        .map { $0.replacing(#/\u{1B}\[[0-9;]*[A-Za-z]/#, with: "") }
    }
  }

  /// The parts of a command's help that can be typed.
  private static func typed(_ command: String) -> [String] {
    let language = InterfaceLanguage.standard
    guard let help = CommandTable.standard.declarations.first(where: { $0.name == command })?.help else { return [] }
    return [help.usage.text(in: language)] + help.arguments.map { $0.usage.text(in: language) }
      + help.examples(in: language) + help.otherNames(in: language)
  }
}

/// A JSON value, as far as it has texts.
private enum JSONValue: Decodable {
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])
  case other

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let list = try? value.decode([JSONValue].self) {
      self = .list(list)
    } else if let members = try? value.decode([String: JSONValue].self) {
      self = .object(members)
    } else {
      self = .other
    }
  }

  /// The texts in it, without the names of members.
  var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .list(let values): values.flatMap(\.texts)
    case .object(let members): members.values.flatMap(\.texts)
    case .other: []
    }
  }
}
