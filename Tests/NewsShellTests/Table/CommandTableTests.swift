import ArchiveTestSupport
import FoundationEssentials
import NewsArchive
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("The table of commands")
struct CommandTableTests {
  private let table = CommandTable.standard

  /// The command that a line runs, with its words.
  private func match(_ line: String, at language: InterfaceLanguage? = nil) throws -> CommandTable.Match {
    let words = ParsedLine(line).commands.first?.words ?? []
    return try #require(try table.match(words, at: language))
  }

  @Test("each command stands under its own name")
  func keys() {
    for (name, command) in CommandTable.commands { #expect(command.declaration.command == name) }
  }

  @Test("every file in Commands is in the table, and every command has a file")
  func files() throws {
    let here: String = #filePath
    let root = "/" + here.split(separator: "/").dropLast(4).joined(separator: "/")
    let names = try FileManager.default.contentsOfDirectory(atPath: root + "/Sources/NewsShell/Commands")
    let files = names.filter { $0.hasSuffix("Command.swift") }.map { String($0.dropLast(6)) }
    #expect(names.filter { $0.hasSuffix(".swift") }.count == files.count + 1)
    let types = CommandTable.commands.map { String(describing: $0.value) }
    #expect(files.count > 20)
    #expect(files.sorted() == types.sorted())
  }

  @Test("no command is in the table twice")
  func noCommandStandsInTheTableTwice() {
    #expect(Set(table.declarations.map(\.name)).count == CommandTable.commands.count)
  }

  @Test(
    "every name finds the command that declares it",
    arguments: CommandTable.standard.declarations.map(\.name))
  func ownNames(name: String) throws {
    let declaration = try #require(table.declarations.first { $0.name == name })
    for other in [declaration.name] + declaration.names {
      let found = try match(other)
      #expect(found.declaration.name == name)
      #expect(found.words.isEmpty)
    }
    for short in declaration.shorthands {
      let found = try match(short.name + " --limit 5")
      #expect(found.declaration.name == name)
      #expect(found.words.map(\.text) == short.words + ["--limit", "5"])
    }
  }

  /// Names from the interface, each with its command.
  static let names: [(String, String)] = [
    ("top", "top"), ("une", "top"), ("headlines", "top"), ("more", "more"), ("suite", "more"), ("list", "list"),
    ("liste", "list"), ("open", "open"), ("ouvre", "open"), ("next", "next"), ("suivant", "next"),
    ("previous", "previous"), ("precedent", "previous"), ("web", "web"), ("site", "web"), ("share", "share"),
    ("partage", "share"), ("sources", "sources"), ("filter", "filter"), ("filtre", "filter"), ("source", "source"),
    ("media", "source"), ("country", "country"), ("pays", "country"), ("language", "language"), ("langue", "language"),
    ("countries", "countries"), ("languages", "languages"), ("categories", "categories"), ("settings", "settings"),
    ("reglages", "settings"), ("reset", "reset"), ("reinitialise", "reset"), ("key", "key"), ("cle", "key"),
    ("back", "back"), ("retour", "back"), ("forward", "forward"), ("avance", "forward"), ("home", "home"),
    ("accueil", "home"), ("format", "format"), ("history", "history"), ("historique", "history"), ("help", "help"),
    ("aide", "help"), ("?", "help"), ("quit", "quit"), ("quitte", "quit"), ("exit", "quit"), ("search", "search"),
    ("cherche", "search"), ("live", "live"), ("direct", "live"), ("world", "world"), ("monde", "world"),
    ("quota", "quota"), ("doctor", "doctor"), ("diagnostic", "doctor"), ("why", "why"), ("pourquoi", "why"),
    ("feeds", "feeds"), ("flux", "feeds"),
    ("map", "map"), ("carte", "map"), ("near", "near"), ("pres", "near"), ("heat", "heat"), ("chaleur", "heat"),
    ("export", "export"), ("exporte", "export"), ("!", "!"), ("new", "new"), ("nouveau", "new"),
    ("mark", "mark"), ("marque", "mark"), ("save", "save"), ("garde", "save"), ("unsave", "unsave"),
    ("lache", "unsave"), ("saved", "saved"), ("gardes", "saved"), ("archive", "archive"), ("archives", "archive"),
    ("find", "find"), ("trouve", "find"), ("mute", "mute"), ("masque", "mute"), ("mutes", "mutes"),
    ("masques", "mutes"), ("unmute", "unmute"), ("d\u{E9}masque", "unmute"), ("diff", "diff"), ("ecarts", "diff"),
    ("browse", "browse"), ("parcourir", "browse"),
    ("undo", "undo"), ("annuler", "undo"), ("annule", "undo"),
  ]

  @Test("the names of both languages find their commands", arguments: CommandTableTests.names)
  func bothLanguages(name: String, command: String) throws {
    #expect(try match(name).declaration.name == command)
    #expect(try match(name.uppercased()).declaration.name == command)
  }

  @Test(
    "accents do not matter",
    arguments: [
      ("pr\u{E9}c\u{E9}dent", "previous"), ("r\u{E9}glages", "settings"), ("cl\u{E9}", "key"), ("m\u{E9}dia", "source"),
      ("R\u{C9}INITIALISE", "reset"), ("cate\u{301}gories", "categories"), ("pr\u{E8}s", "near"),
    ])
  func accents(name: String, command: String) throws {
    #expect(try match(name).declaration.name == command)
  }

  @Test(
    "at a prompt a unique beginning is enough",
    arguments: [
      ("sett", "settings"), ("countrie", "countries"), ("prev", "previous"), ("headl", "top"), ("qui", "quit"),
      ("sear", "search"), ("quo", "quota"), ("wor", "world"), ("liv", "live"), ("wh", "why"), ("fee", "feeds"),
      ("nea", "near"), ("exp", "export"),
    ])
  func beginnings(text: String, command: String) throws {
    #expect(try match(text, at: .english).declaration.name == command)
  }

  @Test(
    "at a French prompt one of a French name",
    arguments: [
      ("pr\u{E9}c", "previous"), ("part", "share"), ("parc", "browse"), ("liste-", "countries"), ("ou", "open"),
      ("cherch", "search"),
      ("mon", "world"), ("dir", "live"), ("pour", "why"), ("flu", "feeds"), ("car", "map"), ("chal", "heat"),
    ])
  func frenchBeginnings(text: String, command: String) throws {
    #expect(try match(text, at: .french).declaration.name == command)
  }

  @Test("each category's name is a command, in both languages", arguments: NewsDomain.Category.allCases)
  func categories(category: NewsDomain.Category) throws {
    for name in [category.code, category.name(in: .english), category.name(in: .french)] {
      let found = try match(name + " --country jp")
      #expect(found.declaration.name == "top")
      #expect(found.words.map(\.text) == [category.code, "--country", "jp"])
    }
  }

  @Test(
    "so is a unique beginning of it, even if both names begin with it",
    arguments: [
      ("bus", "business"), ("techno", "technology"), ("scien", "science"), ("spo", "sports"), ("gene", "general"),
    ])
  func categoryBeginnings(text: String, code: String) throws {
    let found = try match(text, at: .english)
    #expect(found.declaration.name == "top")
    #expect(found.words.map(\.text) == [code])
  }

  @Test(
    "a name may have the options of the command that it stands for",
    arguments: [
      ("france --limit 1", ["france", "--limit", "1"]), ("new zealand --limit 1", ["new", "zealand", "--limit", "1"]),
      ("science jp --unread", ["science", "jp", "--unread"]), ("france --help", ["france", "--help"]),
    ])
  func namesWithOptions(line: String, words: [String]) throws {
    let found = try match(line)
    #expect(found.declaration.name == "top")
    #expect(found.words.map(\.text) == words)
  }

  @Test("options of other commands make no name of their words", arguments: ["new --limit 1", "find france --limit 1"])
  func optionsWithoutAName(line: String) throws {
    #expect(try match(line).declaration.name != "top")
    #expect(throws: ShellError.self) { try match("--limit 1 france") }
  }

  @Test("a bare number opens that item", arguments: ["1", "3", "20"])
  func number(text: String) throws {
    let found = try match(text)
    #expect(found.declaration.name == "open")
    #expect(found.words.map(\.text) == [text])
  }

  @Test("the words after the name are the command's")
  func wordsAfterTheNameAreTheCommands() throws {
    let found = try match("top 'a b' --limit 5")
    #expect(found.words.map(\.text) == ["a b", "--limit", "5"])
    #expect(found.words.map(\.isQuoted) == [true, false, false])
  }

  @Test("without words there is no command")
  func noWordsAreNoCommand() throws {
    let isEmpty = try table.match([]) == nil
    #expect(isEmpty)
  }

  private static let sources = [
    NewsSource(id: "bbc-news", name: "BBC News"), NewsSource(id: "le-monde", name: "Le Monde"),
    NewsSource(id: "der-spiegel", name: "Der Spiegel"),
  ]

  /// Unknown lines, with the suggestion in English and in French.
  static let offers: [(String, String?, String?)] = [
    ("contry", "country", "pays"), ("opne 3", "open", "ouvrir"), ("partgae", "share", "partager"),
    ("serach moon", "search", "chercher"), ("frnace", "France", "France"), ("allemgne", "Germany", "Allemagne"),
    ("sprots", "sports", "sport"), ("jp", "top jp", "une jp"), ("uk sports", "top uk sports", "une uk sports"),
    ("lemonde", "Le Monde", "monde"), ("spieg", "sources spieg", "sources spieg"),
    ("weather", "search weather", "chercher weather"), ("who won", "search who won", "chercher who won"),
    ("3a", "search 3a", "chercher 3a"), ("-3", nil, nil), ("''", nil, nil), ("-", nil, nil),
    ("oute", "mute", "chercher oute"), ("oute 1", "mute", "chercher oute 1"),
    ("0123456789abcdef0123456789abcdef", nil, nil),
  ]

  @Test("an unknown line is answered with a suggestion", arguments: CommandTableTests.offers)
  func offer(line: String, english: String?, french: String?) {
    let words = ParsedLine(line).commands.first?.words ?? []
    #expect(throws: ShellError.self) { try table.match(words, known: KnownNames(sources: Deferred(Self.sources))) }
    #expect(table.offer(for: words, in: .english, known: KnownNames(sources: Deferred(Self.sources))) == english)
    #expect(table.offer(for: words, in: .french, known: KnownNames(sources: Deferred(Self.sources))) == french)
  }

  @Test(
    "a full name shows its headlines, unless it is a command",
    arguments: [
      ("le monde", "top"), ("france", "top"), ("japan sports", "top"), ("BBC news", "top"), ("bbc", "top"),
      ("map", "map"),
    ])
  func wholeNames(line: String, command: String) throws {
    let words = ParsedLine(line).commands.first?.words ?? []
    let match = try #require(try table.match(words, known: KnownNames(sources: Deferred(Self.sources))))
    #expect(match.declaration.name == command)
    #expect(match.words.map(\.text).joined(separator: " ") == (command == "top" ? line : ""))
  }

  @Test("a name that begins with the name of the command new is still a name")
  func namesWithNew() throws {
    let times = [NewsSource(id: "new-york-times", name: "New York Times")]
    for line in ["new zealand", "New Zealand", "nouvelle z\u{E9}lande", "new york times"] {
      let words = ParsedLine(line).commands.first?.words ?? []
      let match = try #require(try table.match(words, known: KnownNames(sources: Deferred(times))))
      #expect(match.declaration.name == "top", "\(line)")
    }
    for line in ["new", "new france", "new sports"] { #expect(try match(line).declaration.name == "new", "\(line)") }
  }

  @Test("the first word of a name is no prefix of a command")
  func namesWithPrefixes() throws {
    let known = KnownNames(sources: Deferred([NewsSource(id: "the-guardian", name: "The Guardian")]))
    for (line, command) in [("the guardian", "top"), ("the", "topics")] {
      let words = ParsedLine(line).commands.first?.words ?? []
      let match = try #require(try table.match(words, known: known, at: .french))
      #expect(match.declaration.name == command, "\(line)")
    }
  }

  @Test("a beginning shared by several commands is reported with their names")
  func beginningThatSeveralCommandsShareNamesThem() {
    let error = #expect(throws: ShellError.self) {
      try match("for", at: .english)
    }
    guard case .usage(.ambiguousCommand(let text, let candidates))? = error else {
      Issue.record("not ambiguous")
      return
    }
    #expect(text == "for")
    #expect(candidates.sorted() == ["format", "forward"])
  }

  @Test(
    "each command has a description of itself in both languages",
    arguments: CommandTable.standard.declarations.map(\.name))
  func wording(name: String) throws {
    let declaration = try #require(table.declarations.first { $0.name == name })
    let texts = [declaration.summary] + declaration.arguments.map(\.help)
    for label in declaration.arguments.map(\.label) {
      #expect(!label.english.isEmpty)
      #expect(!label.french.isEmpty)
    }
    for text in texts {
      #expect(text.english.trimmed == text.english)
      #expect(text.french.trimmed == text.french)
      #expect(text.english.count > 2)
      #expect(text.french.count > 2)
    }
    #expect(declaration.summary.english.hasSuffix("."))
    #expect(declaration.summary.french.hasSuffix("."))
    #expect(declaration.summary.english != declaration.summary.french)
    for language in InterfaceLanguage.all { #expect(!declaration.name(in: language).isEmpty) }
    #expect(Set(declaration.arguments.map(\.name)).count == declaration.arguments.count)
  }

  @Test("no two summaries are the same")
  func summaries() {
    for language in InterfaceLanguage.all {
      let summaries = table.declarations.map { $0.summary.text(in: language) }
      #expect(Set(summaries).count == summaries.count)
    }
  }

  @Test("every example fits its declaration", arguments: CommandTable.standard.declarations.map(\.name))
  func everyExampleFitsItsDeclaration(name: String) throws {
    let declaration = try #require(table.declarations.first { $0.name == name })
    let examples = InterfaceLanguage.all.flatMap { declaration.examples(in: $0) }
    #expect(!examples.isEmpty)
    var used: Set<String> = []
    for example in examples {
      let words = ParsedLine(example)
      #expect(words.commands.count == 1)
      #expect(words.openQuote == nil)
      let found = try match(example)
      _ = try Call(found.words, of: found.declaration)
      used.insert(found.declaration.name)
    }
    #expect(used.contains(name))
  }

  @Test("every example works as shown, in a new session", arguments: CommandTable.standard.declarations.map(\.name))
  func runningExamples(name: String) async throws {
    let declaration = try #require(table.declarations.first { $0.name == name })
    // It is only for the program's command line, and runs until it is ended.
    if name == "collect" { return }
    // It needs a window, which its own tests give it.
    if name == "browse" { return }
    // A view that needs the whole terminal gets one, and a reader who leaves it.
    let isAtPrompt = declaration.needs.contains(.terminal)
    // An article that changes when it is listed, for the command that shows how.
    let archive = DatabaseArchive.inMemory()
    var before = Article.numbered(1)
    before.title = "Headline before"
    await archive.keep([before])
    var newsroom = FakeNewsroom(stage: FakeStage([.escape]), archive: archive, keepsNews: true)
    // Nothing is written into files.
    if name == "archive" { newsroom.upkeep = FakeUpkeep() }
    // Pages for the commands that read them.
    newsroom.pages = FakePages(
      Dictionary(
        uniqueKeysWithValues: (1...40).map { number in
          let link = "https://example.com/\(number)"
          let blocks = [TextBlock.paragraph([TextSpan("Words of \(number)")])]
          return (link, .success(ArticleText(.whole, blocks: blocks, url: link, fetchedAt: Date())))
        }))
    // The pauses between them take no time.
    let time = FakeClock()
    newsroom.clock = time.clock
    newsroom.sleep = { time.pass($0.seconds) }
    let transcript = try await newsroom.run(
      declaration.examples(in: .standard), in: .fresh(isInteractive: isAtPrompt), isInteractive: isAtPrompt)
    #expect(transcript.status == .success)
    #expect(transcript.errors.split(separator: "\n").filter { $0.hasPrefix("supernews:") }.isEmpty)
  }

  @Test("a key is not kept in the history, other lines are")
  func keyIsNotKeptInTheHistory() {
    for declaration in table.declarations {
      #expect(declaration.isKeptInHistory == (declaration.name != "key"))
    }
  }
}
