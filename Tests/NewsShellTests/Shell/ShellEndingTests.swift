import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell
@testable import TerminalKit

@Suite("Results that go elsewhere")
struct ShellEndingTests {
  private static let ioError = NewsError.file(.failed(path: "/full", detail: "No space left on device"))

  @Test(
    "a shell command gets what would have been shown, and nothing is shown", arguments: OutputFormat.allCases
  )
  func pipe(format: OutputFormat) async throws {
    let newsroom = FakeNewsroom()
    let plain = try await newsroom.run(["countries"], in: .fresh(format: format))
    let piped = try await newsroom.run(["countries | grep 'a;b' | wc"], in: .fresh(format: format))
    let records = plain.output.split(separator: "\n").filter { !$0.contains(#""type":"status""#) }
    let expected = format == .json ? records.map { $0 + "\n" }.joined() : plain.output
    #expect(newsroom.runner.runs.count == 1)
    #expect(newsroom.runner.runs.first?.isOf("grep 'a;b' | wc", input: expected) == true)
    #expect(piped.status == .success)
    #expect(piped.errors.isEmpty)
    // In JSON the line that ends the command stays on standard output, where programs look for it.
    #expect(piped.output == (format == .json ? plain.output.split(separator: "\n").suffix(1).joined() + "\n" : ""))
  }

  @Test("a file gets the same, which replaces its contents or is appended", arguments: OutputFormat.allCases)
  func file(format: OutputFormat) async throws {
    let newsroom = FakeNewsroom()
    let plain = try await newsroom.run(["languages"], in: .fresh(format: format))
    let lines = ["languages > list", "languages > list", "languages >> 'the log'", "languages >> 'the log'"]
    let sent = try await newsroom.run(lines, in: .fresh(format: format))
    let records = plain.output.split(separator: "\n").filter { !$0.contains(#""type":"status""#) }
    let expected = format == .json ? records.map { $0 + "\n" }.joined() : plain.output
    #expect(newsroom.files.texts == ["list": expected, "the log": expected + expected])
    #expect(sent.status == .success)
    #expect(sent.output.split(separator: "\n").count == (format == .json ? 4 : 0))
  }

  @Test("numbers refer to a list even if it was redirected")
  func keepsList() async throws {
    let newsroom = FakeNewsroom()
    let lines = ["top --limit 3 | cat", "2 > article", "list >> article"]
    let transcript = try await newsroom.run(lines, in: .fresh(format: .tsv))
    #expect(transcript.status == .success)
    #expect(transcript.session.titles.count == 3)
    let written = try #require(newsroom.files.texts["article"])
    #expect(written.hasPrefix("2\t"))
    #expect(written.hasSuffix(try #require(newsroom.runner.runs.first?.input)))
    #expect(written.split(separator: "\n").count == 4)
  }

  @Test("a redirected result causes no empty line between screens")
  func notApart() async throws {
    let plain = try await FakeNewsroom().run(["countries france"])
    let after = try await FakeNewsroom().run(["top | cat; top > a; countries france"])
    #expect(after.output == plain.output)
  }

  @Test("redirected text has neither colours nor cuts, whatever the terminal")
  func plainText() async throws {
    let newsroom = FakeNewsroom(news: .giving([.titled(String(repeating: "long ", count: 60).trimmed)]))
    let output = try WrittenText()
    let errors = try WrittenText()
    let renderer = Renderer(
      texts: texts(in: .english),
      styles: Renderer.Styles(output: Style(isColoured: true, hasLinks: true), errors: Style(isColoured: true)),
      columns: { 30 })
    var shell = Shell(
      session: .fresh(), ports: newsroom.ports, renderer: renderer,
      streams: Shell.Streams(
        output: TerminalKit.OutputStream(output.descriptor), errors: TerminalKit.OutputStream(errors.descriptor)),
      interrupts: NoInterrupts(), failFast: false)
    let source = ScriptedLines([.text("top | cat; top > a; top", number: 1)], name: "stdin", isInteractive: false)
    let status = await shell.run([source])
    #expect(status == .success)
    let sent = try #require(newsroom.runner.runs.first?.input)
    #expect(!sent.contains("\u{1B}"))
    #expect(sent.split(separator: "\n").contains { DisplayWidth.of($0) > 300 })
    #expect(newsroom.files.texts == ["a": sent])
    #expect(output.text.contains("\u{1B}]8;;https://example.com/long-"))
  }

  @Test("neither a view nor a picture is tried if the result does not go to the terminal")
  func offScreen() async throws {
    let window = Window(columns: 80, rows: 24, glyphs: .braille, isTerminal: true)
    let stage = FakeStage([.escape])
    let newsroom = FakeNewsroom(stage: stage, window: window, drawer: FakeDrawer(isReady: true))
    let lines = ["top; open 1 | cat; next > a", "map | cat", "live moon > a"]
    let transcript = try await newsroom.run(lines, in: .fresh(isInteractive: true), name: nil, isInteractive: true)
    #expect(newsroom.pictures.addresses.isEmpty)
    #expect(stage.frames.isEmpty)
    #expect(newsroom.runner.runs.count == 2)
    #expect(transcript.errors.contains(texts(in: .english).explain(ShellError.terminal(.noTerminal)).message))
  }

  /// The exit status of a command, and its description in either language.
  static let statuses: [(Int32, String, String)] = [
    (1, "exited with status 1;", "avec le code 1\u{202F};"), (2, "exited with status 2;", "avec le code 2\u{202F};"),
    (126, "cannot be run", "ne peut pas \u{EA}tre lanc\u{E9}"), (127, "was not found", "est introuvable"),
    (128, "exited with status 128;", "avec le code 128\u{202F};"), (130, "signal 2", "signal 2"),
    (137, "signal 9", "signal 9"),
  ]

  @Test("a command that fails is reported, and nothing is lost", arguments: ShellEndingTests.statuses)
  func failingCommand(status: Int32, english: String, french: String) async throws {
    let words: [(InterfaceLanguage, String)] = [(.english, english), (.french, french)]
    for (language, words) in words {
      let newsroom = FakeNewsroom(runner: FakeRunner { _ in status })
      let text = try await newsroom.run(["top | grep x"], in: .fresh(language: language))
      #expect(text.status == .failure)
      #expect(text.session.titles.count == 20)
      #expect(text.errors.split(separator: "\n").count == 1)
      #expect(text.errors.contains("grep x"))
      #expect(text.errors.contains(words))
    }
    let json = try await FakeNewsroom(runner: FakeRunner { _ in status }).run(["top | x"], in: .fresh(format: .json))
    let objects = try json.objects()
    #expect(objects.map(\.command) == ["top"])
    #expect(objects.first?.ok == false)
    #expect(objects.first?.error?.code == "io")
    #expect(json.session.titles.count == 20)
  }

  @Test("a secret in a command that fails is not repeated", arguments: OutputFormat.allCases)
  func hiddenSecret(format: OutputFormat) async throws {
    let lines = [
      "!curl https://reader:secret@example.org", "top | curl -H 'X-Api-Key: secret'", "top | a --token secret",
    ]
    let newsroom = FakeNewsroom(runner: FakeRunner { _ in 1 })
    let transcript = try await newsroom.run(lines, in: .fresh(format: format))
    let said = transcript.output + transcript.errors
    #expect(said.split(separator: "\n").count == 3)
    #expect(said.split(separator: "\n").allSatisfy { $0.contains("***") })
    #expect(!said.contains("secret"))
  }

  @Test(
    "an address that is refused is repeated without its password", arguments: OutputFormat.allCases,
    ["feeds remove", "country"])
  func refusedLogin(format: OutputFormat, command: String) async throws {
    let line = command + " 'http://user:s3cr3t/pw@host.example/x'"
    let transcript = try await FakeNewsroom().run([line], in: .fresh(format: format))
    let said = transcript.output + transcript.errors
    #expect(said.contains("***@host.example") && !said.contains("s3cr3t"))
  }

  @Test("the hint after a failure is the list that is still there, if there was one")
  func wayOutOfAFailureIsTheListThatIsStillThere() {
    let words = texts(in: .french)
    let lost = words.explain(ShellError.redirection(.shellCommandFailed("a", status: 1, hadResult: false)))
    #expect(lost.hint == nil)
    let kept = words.explain(ShellError.redirection(.shellCommandFailed("a", status: 1, hadResult: true)))
    #expect(kept.hint?.contains("liste") == true)
    #expect(kept.message == lost.message)
  }

  @Test(
    "a file that cannot be written is reported, and nothing is lost", arguments: ["top > /full", "top >> /full"])
  func failingFile(line: String) async throws {
    let text = try await FakeNewsroom(files: FakeFiles(failingWith: Self.ioError)).run([line])
    #expect(text.status == .failure)
    #expect(text.output.isEmpty)
    #expect(text.errors.hasPrefix("supernews: stdin:1: top: /full: No space left on device"))
    #expect(text.session.titles.count == 20)
    let json = try await FakeNewsroom(files: FakeFiles(failingWith: Self.ioError)).run(
      [line], in: .fresh(format: .json))
    #expect(try json.objects().count == 1)
    #expect(try json.codes() == ["io"])
  }

  static let mistakes: [(String, String?)] = [
    ("top |", "top"), ("top | ; list", "top"), ("top >", "top"), ("top >>", "top"), ("top > a b", "top"),
    ("top > a > b", "top"), ("top > a | b", "top"), ("top > ''", "top"), ("| cat", nil), ("> a", nil), (">> a", nil),
    ("!", "!"),
  ]

  @Test("an incomplete redirection is refused before anything is done", arguments: ShellEndingTests.mistakes)
  func endingThatSaysNothingIsRefusedBeforeAnythingIsDone(line: String, command: String?) async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run([line], in: .fresh(format: .json))
    let status = try #require(try transcript.statuses().first)
    #expect(status.command == command)
    #expect(status.error?.code == "usage")
    #expect(status.error?.hint != nil)
    #expect(newsroom.news.requests.isEmpty)
    #expect(newsroom.runner.runs.isEmpty)
    #expect(newsroom.files.texts.isEmpty)
  }

  @Test(
    "a command that fails sends nothing", arguments: ["open 99", "nosuch", "country atlantis", "top --limit x"])
  func failedBefore(command: String) async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run(["top", "\(command) > a", "\(command) | cat"])
    #expect(transcript.status == .failure)
    #expect(newsroom.files.texts.isEmpty)
    #expect(newsroom.runner.runs.isEmpty)
  }

  @Test("a partial result is sent, and the failure is reported")
  func whatCouldBeDoneIsGivenAway() async throws {
    var bare = Article.numbered(2)
    bare.link = nil
    let newsroom = FakeNewsroom(news: .giving([.numbered(1), bare]))
    let transcript = try await newsroom.run(["top", "share all > a"])
    #expect(newsroom.files.texts == ["a": "Headline 1\nhttps://example.com/1\n"])
    #expect(transcript.status == .failure)
    #expect(transcript.errors.contains("item 2"))
  }

  @Test("notices that a screen would show are shown beside a redirected result")
  func notices() async throws {
    let newsroom = FakeNewsroom(news: .giving([]))
    let notice = texts(in: .english).notice(.nothingFound) + "\n"
    #expect(try await newsroom.run(["top"]).errors.isEmpty)
    #expect(try await newsroom.run(["top | cat"]).errors == notice)
    #expect(try await newsroom.run(["top > a"]).errors == notice)
  }

  @Test("Ctrl-C in a command stops the rest of its line, and no other")
  func ctrlCInACommandStopsTheRestOfItsLine() async throws {
    let interrupts = FakeInterrupts()
    let runner = FakeRunner { _ in
      interrupts.press()
      return 130
    }
    let newsroom = FakeNewsroom(runner: runner, interrupts: interrupts)
    let lines = ["top | sleep; country jp", "!sleep; country jp", "country de"]
    let session = Session.fresh(isInteractive: true)
    let transcript = try await newsroom.run(lines, in: session, name: nil, isInteractive: true)
    #expect(runner.runs.map(\.command) == ["sleep", "sleep; country jp"])
    #expect(newsroom.settings.changes.count == 1)
    #expect(transcript.session.edition.country.code == "de")
    #expect(transcript.session.titles.count == 40)
    #expect(transcript.status == .failure)
    #expect(transcript.errors == "\ntop: stopped\n\n!: stopped\n")
  }

  @Test("in a script from a pipe Ctrl-C ends a line, and the session goes on with its lists")
  func ctrlCInAScriptFromAPipe() async throws {
    let interrupts = FakeInterrupts()
    let runner = FakeRunner { _ in
      interrupts.press()
      return 130
    }
    let newsroom = FakeNewsroom(runner: runner, interrupts: interrupts)
    let lines = ["top --limit 3", "list | sleep; country jp", "!sleep", "open 2"]
    let inputs = [LineInput.interrupted] + lines.enumerated().map { LineInput.text($1, number: $0 + 1) }
    let source = ScriptedLines(inputs, name: "stdin", isInteractive: false, outlivesInterrupts: true)
    let transcript = try await newsroom.run(source, in: .fresh(format: .json))
    let statuses = try transcript.statuses()
    #expect(statuses.map(\.command) == ["top", "list", "!", "open"])
    #expect(statuses.map { $0.error?.code } == [nil, "cancelled", "cancelled", nil])
    #expect(transcript.session.position == 2 && newsroom.settings.changes.isEmpty)
    #expect(transcript.status == .failure)
  }

  @Test("a command begins only when Ctrl-C can end it")
  func beginning() async throws {
    let wasCancelled = try await LateInterrupts().cancelling { Task.isCancelled }
    #expect(wasCancelled)
  }

  private static let key = "0123456789abcdef0123456789abcdef"

  /// Lines at the prompt, and whether they are kept in the history.
  static let policies: [(String, HistoryPolicy)] = [
    ("top | grep moon", .always), ("top > a", .always), ("top >> a; !date", .always), ("!date", .always),
    ("!", .session), ("!!", .session), ("tpo | grep moon", .session), ("| cat", .session),
    ("top | grep 'moon", .session),
    ("key | cat", .never), ("top; key > a", .never), ("!git show 0123456789abcdef", .always),
    // Keys and passwords in commands for the system's shell.
    ("!echo \(key)", .never), ("!curl -H 'X-Api-Key: \(key)'", .never), ("!echo \"\(key)\"", .never),
    ("!curl https://reader:secret@example.org/", .never),
    ("top | curl -d @- https://reader:secret@example.org", .never),
    ("top | env KEY=\(key) cat", .never), ("top > \(key)", .never), ("top > 'a \(key)'", .never),
    ("nosuch | echo \(key)", .never), ("top; !echo \(key)", .never),
    // The same with the shell's special characters around them.
    ("!export NEWSAPI_KEY=\(key); date", .never), ("!echo $(echo \(key))", .never), ("!echo `echo \(key)`", .never),
    ("!curl 'https://newsapi.org/v2/top-headlines?apiKey=\(key)&country=us'", .never),
    ("top | tee >(echo \(key))", .never), ("!KEY=\(key)&", .never),
    // Names of secrets in other programs.
    ("!curl -H 'Authorization: Bearer abc'", .never), ("!curl -u jane:abc https://example.org", .never),
    ("top | tool --token abc", .never), ("top | PASSWORD=abc tool", .never), ("!wc tokens.txt", .always),
    // As in other shells.
    (" top", .session), (" !date", .session), (" top | cat", .session),
  ]

  @Test("lines are kept with their redirections, unless these contain a secret", arguments: ShellEndingTests.policies)
  func remembered(line: String, policy: HistoryPolicy) async throws {
    let transcript = try await FakeNewsroom().run([line], name: nil, isInteractive: true)
    #expect(transcript.policies == [policy])
  }

  @Test(
    "a line with an open quote and a secret is never kept", arguments: ["top | echo '\(key)", "top > '\(key)"])
  func openSecret(line: String) async throws {
    #expect(try await FakeNewsroom().run([line], name: nil, isInteractive: true).policies == [.never])
  }

  @Test("hints are only for a reader who sees them, and are not used up by redirected results")
  func hints() async throws {
    let newsroom = FakeNewsroom()
    let session = Session.fresh(isInteractive: true)
    let transcript = try await newsroom.run(["top > a", "list | b"], in: session, name: nil, isInteractive: true)
    let hint = "share 1"
    #expect(newsroom.files.texts["a"]?.contains("Headline 1") == true)
    #expect(newsroom.files.texts["a"]?.contains(hint) == false)
    #expect(newsroom.runner.runs.first?.input?.contains(hint) == false)
    #expect(transcript.session.hintsLeft == session.hintsLeft)
  }
}
