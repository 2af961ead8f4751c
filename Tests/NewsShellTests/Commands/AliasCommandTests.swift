import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell
@testable import TerminalKit

@Suite("alias and unalias")
struct AliasCommandTests {
  private static func session(_ language: InterfaceLanguage = .english, format: OutputFormat = .text) -> Session {
    .fresh(language: language, format: format, isInteractive: true)
  }

  private func run(_ lines: [String], _ newsroom: FakeNewsroom = FakeNewsroom(), format: OutputFormat = .text)
    async throws -> Transcript
  {
    try await newsroom.run(lines, in: Self.session(format: format), isInteractive: true)
  }

  @Test(
    "a line gets a name, in the ways of shells and in plain words",
    arguments: [
      "alias hot='top sports --limit 5'", "alias hot=top sports --limit 5", "alias hot = 'top sports --limit 5'",
      "alias hot top sports --limit 5", "alias hot 'top sports --limit 5'", "ALIAS hot=\"top sports --limit 5\"",
    ])
  func defined(line: String) async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await run([line, "alias"], newsroom, format: .tsv)
    #expect(transcript.output == "hot\ttop sports --limit 5\nhot\ttop sports --limit 5\n")
    #expect(newsroom.settings.changes == [SettingsChange(.alias, "hot", "top sports --limit 5")])
  }

  @Test("words that need quotes keep them")
  func quotes() async throws {
    let transcript = try await run(["alias deep=find 'climate change' --since 7d", "alias"], format: .tsv)
    #expect(transcript.output.contains("deep\tfind 'climate change' --since 7d\n"))
  }

  @Test("its name runs the line, with the words after it")
  func used() async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await run(
      ["alias two='top --limit 2'", "two", "two --country jp", "alias three='two; 1'", "three"], newsroom)
    #expect(transcript.status == .success && transcript.errors.isEmpty, "\(transcript.errors)")
    #expect(newsroom.news.requests.map(\.scope).contains(.local(.japan)))
    #expect(transcript.session.position == 1)
  }

  @Test("people see a definition once, so that a start-up file says nothing")
  func quiet() async throws {
    let first = try await run(["alias hot='top'"])
    #expect(first.output.contains("hot  top"))
    let again = try await FakeNewsroom().run(["alias hot='top'"], in: first.session, isInteractive: true)
    #expect(again.output.isEmpty && again.errors.isEmpty)
    let programs = try await FakeNewsroom().run(
      ["format tsv", "alias hot='top'"], in: first.session, isInteractive: true)
    #expect(programs.output.hasSuffix("hot\ttop\n"))
  }

  @Test(
    "never over a command's name, its key or a prefix of scripts, in either language",
    arguments: ["top", "une", "q", "n", "l", "arc", "sports", "\u{E9}conomie", "quit", "ALIAS"])
  func commands(name: String) async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await run(["alias \(name)='top'"], newsroom, format: .json)
    #expect(try transcript.codes() == ["usage"])
    #expect(transcript.output.contains("already means"))
    #expect(newsroom.settings.changes.isEmpty)
  }

  @Test(
    "what cannot be a name or a line is refused",
    arguments: [
      "alias 5=top", "alias a.b=top", "alias =top", "alias hot=", "alias hot=''", "alias hot=\"find 'x\"",
      "alias hot='#'",
    ])
  func refused(line: String) async throws {
    let newsroom = FakeNewsroom()
    #expect(try await run([line], newsroom, format: .json).codes() == ["usage"])
    #expect(newsroom.settings.changes.isEmpty)
  }

  @Test("a circle is refused when it would be made")
  func circle() async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await run(["alias a1='b1'", "alias b1='top; a1'", "alias c1='c1 x'"], newsroom)
    #expect(transcript.errors.contains("a circle: b1 → a1 → b1"), "\(transcript.errors)")
    #expect(transcript.errors.contains("a circle: c1 → c1"))
    #expect(newsroom.settings.changes.count == 1)
  }

  @Test("one is shown by its name, also as help, and removed; another is suggested")
  func removed() async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await run(
      [
        "alias H\u{F6}t='top'", "alias hot", "help hot", "unalias HOT", "hot", "unalias hot", "alias hat=top",
        "alias hst",
      ], newsroom)
    #expect(transcript.output.ranges(of: "H\u{F6}t  top").count == 3, "\(transcript.output)")
    #expect(transcript.errors.contains("Removed the alias H\u{F6}t."))
    #expect(transcript.errors.contains("no alias is called \"hot\"; type alias to list yours"))
    #expect(transcript.errors.contains("did you mean \"hat\"?"))
    #expect(newsroom.settings.changes[1] == SettingsChange(.alias, "H\u{F6}t", nil))
  }

  @Test("the same name in other letters replaces it")
  func spelling() async throws {
    let transcript = try await run(["alias Hot='top'", "alias hot='new'"])
    #expect(transcript.session.settings.aliases.map(\.name) == ["hot"])
    #expect(transcript.session.settings.aliases.map(\.line) == ["new"])
  }

  @Test("without any, it says how to make one", arguments: InterfaceLanguage.all)
  func none(language: InterfaceLanguage) async throws {
    let transcript = try await FakeNewsroom(locale: language).run(
      ["alias"], in: Self.session(language), isInteractive: true)
    let words = transcript.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      words.contains(texts(in: language).aliasesAdvice.split(whereSeparator: \.isWhitespace).joined(separator: " ")))
  }

  @Test("a script has none, and is told how to get them")
  func script() async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run(["alias hot='top'", "hot"], in: .fresh())
    #expect(transcript.status == .failure)
    #expect(transcript.errors.contains("aliases are for the prompt; start the script with supernews --rc"))
    #expect(newsroom.news.requests.isEmpty)
    var session = Session.fresh()
    session.usesAliases = true
    #expect(try await newsroom.run(["alias hot='top'", "hot"], in: session).status == .success)
  }

  @Test("it makes no prefix ambiguous, and is none itself")
  func prefixes() async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await run(["alias histories='top'", "hist", "histor", "histo"], newsroom)
    #expect(transcript.status == .success)
    #expect(try await run(["alias zebra='top'", "zeb"], newsroom).status == .failure)
    #expect(newsroom.news.requests.isEmpty)
  }

  @Test("Tab completes names, with their lines")
  func completion() async throws {
    let session = try await run(["alias hotlist='top sports'"]).session
    #expect(Completion.of("hotl", in: session).insertion == "hotlist ")
    #expect(Completion.of("unalias h", in: session).insertion == "hotlist ")
    #expect(Completion.of("alias h", in: session).insertion == "hotlist ")
    #expect(Completion.of("", in: session).candidates.contains(Candidate("hotlist", "top sports")))
    var script = session
    script.usesAliases = false
    #expect(Completion.of("hotl", in: script).candidates.isEmpty)
  }

  @Test("pasted, its definition and a line that it stands for are asked about")
  func pasted() async throws {
    let session = try await run(["alias danger='!rm x'", "bind j danger"]).session
    func first(_ line: String) -> String? {
      PasteCare.first(
        of: [line], in: .standard, known: KnownNames(), language: .english, settings: session.settings)
    }
    for line in ["alias x='!rm y'", "danger", "j", "top; danger", "unalias danger", "bind f5 top"] {
      #expect(first(line) == line)
    }
    for line in ["alias", "top", "x", "bind"] { #expect(first(line) == nil) }
  }

  @Test("a line with a secret is not kept in the history, nor one whose alias has a secret after it")
  func secrets() async throws {
    let key = "0123456789abcdef0123456789abcdef"
    let transcript = try await run(["alias k='key set \(key)'", "alias ask=find", "ask \(key)", "ask moon"])
    #expect(transcript.policies[0] == .never && transcript.policies[2] == .never)
    #expect(transcript.policies[3] == .always)
  }

  private static let key = "0123456789abcdef0123456789abcdef"

  @Test(
    "a line or a program with a secret is refused, and neither stored nor repeated",
    arguments: [
      "alias k='key set \(AliasCommandTests.key)'", "bind j 'key set \(AliasCommandTests.key)'",
      "alias k='!curl -u joe:pw https://a.example'",
      "bind j '!curl --token=abc x'", "alias k='top | curl -u joe:pw x'",
      "alias k='feeds add https://joe:pw@a.example'",
      "settings on-alert 'curl -u joe:pw https://a.example'", "settings share-to k 'save --password=pw {url}'",
      "settings translator 'x --api-key=\(AliasCommandTests.key)'",
    ])
  func refusedSecrets(line: String) async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await run([line, "alias", "bind", "settings"], newsroom)
    #expect(newsroom.settings.changes.isEmpty)
    #expect(transcript.errors.contains("has a key or a password"))
    #expect(!(transcript.output + transcript.errors).contains(Self.key))
    #expect(!(transcript.output + transcript.errors).contains("joe"))
  }

  @Test("words of a search are no secrets", arguments: ["alias k='search token economy'", "bind j 'find password'"])
  func noSecrets(line: String) async throws {
    #expect(try await run([line]).status == .success)
  }

  @Test(
    "an error does not repeat a key",
    arguments: [
      "help \(AliasCommandTests.key)", "alias \(AliasCommandTests.key)", "alias 1\(AliasCommandTests.key)=top",
    ])
  func masked(line: String) async throws {
    let transcript = try await run([line])
    #expect(transcript.status == .failure)
    #expect(!(transcript.output + transcript.errors).contains(Self.key))
  }
}
