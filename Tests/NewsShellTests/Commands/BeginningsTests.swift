import FoundationEssentials
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

/// Prefixes of commands that scripts and fingers know.
@Suite("Names of commands keep their beginnings")
struct BeginningsTests {
  /// Each prefix that meant exactly one command when there were 37 commands, with that command and the words it
  /// implied.
  private static let list: [(text: String, line: String)] = {
    let path = "/" + #filePath.split(separator: "/").dropLast().joined(separator: "/") + "/beginnings.tsv"
    guard let data = FileManager.default.contents(atPath: path) else { return [] }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map {
      let parts = $0.split(separator: "\t").map(String.init)
      return (parts[0], parts.last ?? "")
    }
  }()

  @Test("the list contains the best-known beginnings")
  func listIsThereWithTheBeginningsThatAreKnownBest() {
    #expect(Self.list.count == 305)
    for (text, line) in [
      ("ma", "map"), ("to", "top"), ("fi", "filter"), ("sa", "top health"), ("d", "live"), ("te", "top technology"),
    ] {
      #expect(Self.list.first { $0.text == text }?.line == line)
    }
  }

  @Test("each beginning still means its command")
  func stay() throws {
    for (text, line) in Self.list {
      let match = try CommandTable.standard.match([Word(text: text, isQuoted: false, start: 0)])
      let found = try #require(match, "\(text)")
      #expect(([found.declaration.name] + found.words.map(\.text)).joined(separator: " ") == line, "\(text)")
    }
  }

  @Test(
    "infinitives are commands, with and without accents, and guesses look among them",
    arguments: [
      ("lire 1", "read"), ("suivre mars", "follow"), ("chercher lune", "search"), ("ouvrir 1", "open"),
      ("comparer 1", "compare"), ("ne-suis-plus 1", "unfollow"), ("retire 1", "unsave"), ("telecharger", "download"),
      ("t\u{E9}l\u{E9}charger", "download"), ("r\u{E9}glages", "settings"), ("reglages", "settings"),
    ])
  func infinitives(line: String, command: String) throws {
    let words = line.split(separator: " ").map { Word(text: String($0), isQuoted: false, start: 0) }
    #expect(try CommandTable.standard.match(words)?.declaration.name == command)
    let typo = [Word(text: line.split(separator: " ")[0] + "x", isQuoted: false, start: 0)]
    let offered = try #require(CommandTable.standard.offer(for: typo, in: .french, known: KnownNames()))
    #expect(try CommandTable.standard.declaration(named: offered).name == command)
  }

  @Test("names of other programs are commands", arguments: [("copy 1", "share"), ("remove 1", "unsave")])
  func others(line: String, command: String) throws {
    let words = line.split(separator: " ").map { Word(text: String($0), isQuoted: false, start: 0) }
    for language in [nil, InterfaceLanguage.english, .french] {
      #expect(try CommandTable.standard.match(words, at: language)?.declaration.name == command)
    }
  }

  @Test(
    "at a prompt single letters mean what is done most, and beginnings are those of the language",
    arguments: [
      (InterfaceLanguage.english, "n", "next"), (.english, "p", "previous"), (.english, "b", "back"),
      (.english, "m", "more"), (.english, "r", "read"), (.english, "s", "save"), (.english, "w", "web"),
      (.english, "o", "open"), (.english, "q", "quit"), (.english, "?", "help"), (.french, "s", "next"),
      (.french, "p", "previous"), (.french, "r", "back"), (.french, "l", "read"), (.french, "g", "save"),
      // Whole names of each language work in every other.
      (.english, "lis", "read"), (.english, "suivant", "next"), (.french, "read", "read"), (.french, "next", "next"),
      (.english, "do", "download"), (.french, "che", "search"),
    ])
  func prompt(language: InterfaceLanguage, typed: String, command: String) throws {
    let words = [Word(text: typed, isQuoted: false, start: 0)]
    #expect(try CommandTable.standard.match(words, at: language)?.declaration.name == command)
  }

  @Test(
    "at an English prompt the beginning of a French name is no command", arguments: ["cart", "dire", "aid", "suiva"])
  func foreign(typed: String) {
    let words = [Word(text: typed, isQuoted: false, start: 0)]
    #expect(throws: ShellError.self) { try CommandTable.standard.match(words, at: .english) }
  }

  @Test("no name means two commands")
  func once() {
    var owners: [String: Set<String>] = [:]
    for declaration in CommandTable.standard.declarations {
      for name in declaration.names + declaration.laterNames {
        owners[FoldedName(name).text, default: []].insert(declaration.name)
      }
    }
    #expect(owners.filter { $0.value.count > 1 }.isEmpty)
  }

  @Test("a newer command takes no beginning from an older one, only its own name")
  func younger() {
    let ages = ["map": 1, "mark": 2, "mail": 2, "market": 3]
    let index = NameIndex(ages.keys.sorted().map { ($0, [$0]) }) { ages[$0] ?? 0 }
    #expect(index.match("ma").value == "map")
    #expect(index.match("mark").value == "mark")
    #expect(index.match("mar").value == "mark")
    #expect(index.match("mai").value == "mail")
    // With the same age, neither wins.
    let both = NameIndex([("mark", ["mark"]), ("mail", ["mail"])]) { _ in 2 }
    #expect(both.match("ma").value == nil)
  }
}
