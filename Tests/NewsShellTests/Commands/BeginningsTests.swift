import FoundationEssentials
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("Names of commands and their prefixes")
struct BeginningsTests {
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
      (.english, "dow", "download"), (.french, "che", "search"),
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

  @Test("at a prompt a prefix is taken if names of exactly one command of the language have it")
  func unique() {
    let table = CommandTable.standard
    let whole = Set(table.declarations.flatMap { $0.names + $0.shorthands.map(\.name) }.map { FoldedName($0).text })
    for language in InterfaceLanguage.all {
      let names = table.declarations.flatMap { declaration in
        let short = declaration.shorthands.filter { $0.name == $0.own.text(in: language) }.map(\.name)
        return (language.texts.names(of: declaration.command) + short)
          .map { (text: FoldedName($0).text, command: declaration.command) }
      }
      let prefixes = Set(names.flatMap { name in name.text.indices.dropFirst().map { String(name.text[..<$0]) } })
      for prefix in prefixes.subtracting(whole).subtracting(language.texts.shortcuts.map(\.key)) {
        let commands = Set(names.filter { $0.text.hasPrefix(prefix) }.map(\.command))
        let found = try? table.match([Word(text: prefix, isQuoted: false, start: 0)], at: language)?.declaration.command
        #expect(found == (commands.count == 1 ? commands.first : nil), "\(prefix)")
      }
    }
  }

  @Test("the prefixes that scripts may use mean the same at the prompt of each language")
  func scripts() throws {
    #expect(CommandTable.scriptPrefixes.count == 20)
    for (prefix, name) in CommandTable.scriptPrefixes {
      let words = [Word(text: prefix, isQuoted: false, start: 0)]
      let meant = try CommandTable.standard.match([Word(text: name, isQuoted: false, start: 0)])
      for language in [nil, InterfaceLanguage.english, .french] {
        let match = try CommandTable.standard.match(words, at: language)
        #expect(match?.declaration.command == meant?.declaration.command, "\(prefix)")
        #expect(match?.words.map(\.text) == meant?.words.map(\.text), "\(prefix)")
      }
    }
  }

  @Test("the page on scripts has these prefixes, and no others")
  func page() throws {
    let root = "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    let path = root + "/Sources/NewsShell/Documentation.docc/Scripts.md"
    let page = String(decoding: try #require(FileManager.default.contents(atPath: path)), as: UTF8.self)
    let rows = page.split(separator: "\n").drop { $0 != "| prefix | is |" }.dropFirst(2).prefix { $0.hasPrefix("| `") }
    var listed: [String: String] = [:]
    for row in rows {
      let cells = row.split(separator: "|").map { cell in cell.matches(of: /`([^`]+)`/).map { String($0.1) } }
      for (prefix, name) in zip(cells[0], cells[1]) { listed[prefix] = name }
    }
    #expect(listed == CommandTable.scriptPrefixes.merging(["q": "quit", "?": "help"]) { first, _ in first })
  }

  @Test(
    "a script gives whole names, and the refusal has the one that a prompt would take",
    arguments: [
      (InterfaceLanguage.english, "s 1", "save"), (.english, "r 1", "read"), (.english, "sear moon", "search"),
      (.english, "heal", "health"), (.french, "s", "suivant"), (.french, "cherc lune", "chercher"),
    ])
  func refused(language: InterfaceLanguage, line: String, name: String) async throws {
    let newsroom = FakeNewsroom(locale: language)
    let transcript = try await newsroom.run([line], in: .fresh(language: language, format: .json))
    #expect(try transcript.codes() == ["unknownCommand"])
    #expect(try transcript.statuses().last?.error?.hint?.contains(name) == true)
    #expect(newsroom.news.requests.isEmpty)
  }

  @Test("several commands that a prompt would name are named to a script as well")
  func refusedCandidates() async throws {
    let transcript = try await FakeNewsroom().run(["for"])
    #expect(transcript.errors.contains("format, forward"))
  }

  @Test(
    "prefixes of options, settings and values are for a prompt; a script gives whole names",
    arguments: [
      "top --lim 1", "top --limit 1 --country fran", "top fran", "top spo", "settings pict off", "country jap",
      "format js", "search moon --in tit", "source bbc-n",
    ])
  func values(line: String) async throws {
    #expect(try await FakeNewsroom().run([line]).status == .failure)
    #expect(try await FakeNewsroom().run([line], isInteractive: true).status == .success)
  }

  @Test("no name means two commands")
  func once() {
    var owners: [String: Set<String>] = [:]
    for declaration in CommandTable.standard.declarations {
      for name in declaration.names {
        owners[FoldedName(name).text, default: []].insert(declaration.name)
      }
    }
    #expect(owners.filter { $0.value.count > 1 }.isEmpty)
  }
}
