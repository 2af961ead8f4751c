import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("Destinations of results")
struct DestinationTests {
  static let endings: [(String, Destination)] = [
    ("top | grep -i 'a;b'", .command("grep -i 'a;b'")), ("top | a > b", .command("a > b")),
    ("top > a", .file("a", appends: false)), ("top >> 'a b'", .file("a b", appends: true)),
    ("top > $HOME/a", .file("$HOME/a", appends: false)), ("top > -", .file("-", appends: false)),
    ("top > --x", .file("--x", appends: false)),
    ("top > '&1'", .file("&1", appends: false)), ("top > a&b", .file("a&b", appends: false)),
  ]

  @Test("the end of a line gives the destination", arguments: DestinationTests.endings)
  func ending(line: String, expected: Destination) throws {
    let ending = try #require(ParsedLine(line).commands.first?.ending)
    #expect(try Destination(ending) == expected)
  }

  @Test(
    "a file must have exactly one name",
    arguments: ["top >", "top >> ", "top > ''", "top > a b", "top > a > b", "top > &1", "top >&2", "top >> &1"])
  func noFile(line: String) throws {
    let ending = try #require(ParsedLine(line).commands.first?.ending)
    let error = #expect(throws: ShellError.self) { try Destination(ending) }
    guard case .redirection(.notOneFile)? = error else {
      Issue.record("not the file: \(String(describing: error))")
      return
    }
  }

  @Test("a shell command must not be empty", arguments: ["top |", "top |  ", "top | ;"])
  func noCommand(line: String) throws {
    let ending = try #require(ParsedLine(line).commands.first?.ending)
    let error = #expect(throws: ShellError.self) { try Destination(ending) }
    guard case .redirection(.noShellCommand)? = error else {
      Issue.record("not the command: \(String(describing: error))")
      return
    }
  }

  @Test("every byte of the result goes there")
  func itIsTakenThereItsEveryByte() async throws {
    let newsroom = FakeNewsroom()
    let text = "a\u{0}b\n\u{65E5}\r\n no end"
    try await Destination.file("x", appends: false).take(text, on: SessionTerminal(newsroom.ports))
    try await Destination.file("x", appends: true).take("!", on: SessionTerminal(newsroom.ports))
    try await Destination.command("cat").take(text, on: SessionTerminal(newsroom.ports))
    #expect(newsroom.files.texts == ["x": text + "!"])
    #expect(newsroom.runner.runs.count == 1)
    #expect(newsroom.runner.runs.first?.isOf("cat", input: text) == true)
  }

  @Test("a command that ends with any status but 0 has failed, whatever its input")
  func statuses() async throws {
    let terminal = SessionTerminal(FakeNewsroom(runner: FakeRunner { Int32($0) ?? 0 }).ports)
    try await terminal.run("0", input: nil)
    let inputs: [(String?, Bool)] = [(nil, false), ("", true), ("a", true)]
    for (input, hadResult) in inputs {
      let error = await #expect(throws: ShellError.self) { try await terminal.run("131", input: input) }
      guard case .redirection(.shellCommandFailed("131", status: 131, hadResult: hadResult))? = error else {
        Issue.record("not the failure: \(String(describing: error))")
        return
      }
    }
  }

  @Test("if it was cancelled, only that is reported, whatever its status", arguments: [0, 1, 130] as [Int32])
  func whereItWasStoppedThatIsAllThatIsTold(status: Int32) async throws {
    let terminal = SessionTerminal(FakeNewsroom(runner: FakeRunner { _ in status }).ports)
    let task = Task {
      // It does not end before it is cancelled.
      while !Task.isCancelled { await Task.yield() }
      try await terminal.run("sleep", input: nil)
    }
    task.cancel()
    await #expect(throws: NewsError.cancelled) { try await task.value }
  }
}
