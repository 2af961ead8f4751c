import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("help")
struct HelpCommandTests {
  @Test("all commands are listed, in the interface language", arguments: InterfaceLanguage.all)
  func all(language: InterfaceLanguage) async throws {
    let transcript = try await FakeNewsroom().run(["help all"], in: .fresh(language: language))
    let words = Set(transcript.output.split(whereSeparator: { $0.isWhitespace }).map { String($0) })
    for declaration in CommandTable.standard.declarations {
      #expect(words.contains(declaration.name(in: language)))
    }
  }

  @Test(
    "one command is explained: what it takes, what it does, an example, its other names",
    arguments: CommandTable.standard.declarations.map(\.name))
  func oneCommandIsExplainedWhatItTakesWhatItDoes(name: String) async throws {
    let declaration = try #require(CommandTable.standard.declarations.first { $0.name == name })
    let transcript = try await FakeNewsroom().run(["help " + name])
    // Lines may be broken anywhere.
    let text = transcript.output.split(whereSeparator: { $0.isWhitespace }).joined(separator: " ")
    #expect(text.hasPrefix(name))
    #expect(text.contains(declaration.summary.english))
    #expect(text.contains(texts(in: .english).relatedTitle))
    for argument in declaration.arguments {
      #expect(text.contains(argument.name))
      #expect(text.contains(argument.help.english))
    }
    for example in declaration.examples(in: .english) { #expect(text.contains(example)) }
  }

  @Test("any name of a command works", arguments: ["help open", "aide ouvre", "? OUVRE", "help o"])
  func anyNameOfTheCommandDoes(line: String) async throws {
    let transcript = try await FakeNewsroom().run([line])
    #expect(transcript.output.hasPrefix("open ITEM…"))
  }

  @Test(
    "help alone fits a window and names ten things to type, three examples and the keys",
    arguments: InterfaceLanguage.all)
  func firstHour(language: InterfaceLanguage) async throws {
    let words = texts(in: language)
    let transcript = try await FakeNewsroom().run(["help"], in: .fresh(language: language))
    let lines = transcript.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 23 && lines.allSatisfy { $0.count <= 80 }, "\(transcript.output)")
    #expect(words.firstHour.count == 10 && words.firstExamples.count == 3)
    for (key, command) in words.shortcuts {
      #expect(
        transcript.output.contains("\(key)\u{A0}\(command.own.text(in: language))")
          || transcript.output.contains("\(key) \(command.own.text(in: language))"))
    }
    // All of it works as written.
    for line in words.firstHour.map(\.typed) + words.firstExamples {
      let typed = line.split(separator: " ").map { Word(text: String($0), isQuoted: false, start: 0) }
      #expect(try CommandTable.standard.match(typed) != nil, "\(line)")
    }
  }

  @Test("a word that is no command is looked for in help", arguments: ["help unread", "? unread"])
  func search(line: String) async throws {
    let transcript = try await FakeNewsroom().run([line])
    for text in ["top --unread", "find --unread", "mark"] { #expect(transcript.output.contains(text)) }
    #expect(transcript.status == .success)
  }

  /// Words of readers for things that commands and settings call otherwise, each with what it must find.
  static let subjects: [(line: String, language: InterfaceLanguage, found: String)] = [
    ("help pager", .english, "PAGER"), ("help keys", .english, "Tab"), ("help shortcut", .english, "Tab"),
    ("help color", .english, "NO_COLOR"), ("help theme", .english, "NO_COLOR"), ("help rss", .english, "feeds add"),
    ("help reload", .english, "feeds open"), ("help refresh", .english, "feeds check"),
    ("aide actualiser", .french, "flux ouvrir"), ("help newsboat", .english, "archive import ~/.newsboat/cache.db"),
    ("aide newsboat", .french, "flux importer ~/.newsboat/urls"),
    ("help config", .english, "settings"), ("help bookmark", .english, "saved"), ("help undo", .english, "unmute"),
    ("help blind", .english, "settings accessible on"), ("help screen reader", .english, "ACCESSIBLE"),
    ("help rc", .english, "supernews/rc"), ("help feeds add", .english, "feeds [ACTION]"),
    ("help articles unread", .english, "--unread"), ("aide non lus", .french, "--non-lus"),
    ("aide touches", .french, "Tab"), ("aide raccourcis", .french, "Tab"), ("aide couleur", .french, "NO_COLOR"),
    ("aide annuler", .french, "démasque"), ("aide aveugle", .french, "accessible oui"),
    ("aide lecteur d'écran", .french, "ACCESSIBLE"), ("aide signet", .french, "garde"),
    ("aide undo", .french, "démasque"), ("aide thèmes", .french, "thèmes"), ("aide pager", .french, "PAGER"),
  ]

  @Test("what readers call otherwise is found, by one word or several", arguments: subjects)
  func subject(line: String, language: InterfaceLanguage, found: String) async throws {
    for isInteractive in [false, true] {
      let session = Session.fresh(language: language, isInteractive: isInteractive)
      let transcript = try await FakeNewsroom(locale: language).run([line], in: session, isInteractive: isInteractive)
      #expect(transcript.output.contains(found), "\(transcript.output) \(transcript.errors)")
      #expect(transcript.status == .success)
    }
  }

  @Test("no command has the name of one of these subjects", arguments: InterfaceLanguage.all)
  func subjectNames(language: InterfaceLanguage) {
    let names = Set(
      CommandTable.standard.declarations.flatMap { $0.names + $0.shorthands.map(\.name) }
        .map { FoldedName($0) })
    for subject in HelpSubject.allCases {
      for word in language.texts.words(for: subject) { #expect(!names.contains(FoldedName(word)), "\(word)") }
    }
  }

  @Test("--help and -h explain a command", arguments: ["open --help", "open 1 -h", "ouvre -h"])
  func option(line: String) async throws {
    let transcript = try await FakeNewsroom().run([line])
    #expect(transcript.output.hasPrefix("open ITEM…"))
    #expect(transcript.status == .success)
  }

  @Test("commands that need a list are marked while there is none")
  func marked() async throws {
    let before = try await FakeNewsroom().run(["help all"]).output
    #expect(before.contains("* open") && !before.contains("* top"))
    let after = try await FakeNewsroom().run(["top", "help all"]).output
    #expect(!after.contains("* open"))
  }

  @Test("an unknown command is reported with the nearest")
  func unknownCommandIsAnsweredWithTheNearest() async throws {
    let transcript = try await FakeNewsroom().run(["help opne"], in: .fresh(format: .json))
    let error = try #require(try transcript.objects().last?.error)
    #expect(error.hint?.contains("open") == true)
  }

  @Test("for programs each command is an object")
  func objects() async throws {
    let transcript = try await FakeNewsroom().run(["help"], in: .fresh(format: .json))
    let names = try transcript.objects().filter { $0.type == "command" }.compactMap(\.name)
    #expect(names == CommandTable.standard.declarations.map(\.name))
  }

  @Test("the current list, and with it the meaning of numbers, stays")
  func leavesList() async throws {
    let transcript = try await FakeNewsroom().run(["top --limit 3", "help", "settings", "country", "2"])
    #expect(transcript.status == .success)
    #expect(transcript.session.position == 2)
  }

  @Test(
    "words of other readers for fetching, which are no commands, say what fetches", arguments: ["reload", "refresh"])
  func unknownFetching(line: String) async throws {
    let person = Session.fresh(isInteractive: true)
    let english = try await FakeNewsroom().run([line, line + " all"], in: person, isInteractive: true)
    #expect(english.errors.ranges(of: "did you mean \"feeds open\"?").count == 2, "\(english.errors)")
    let french = try await FakeNewsroom().run(["recharger"], in: .fresh(language: .french), isInteractive: false)
    #expect(french.errors.contains("flux ouvrir"), "\(french.errors)")
  }
}
