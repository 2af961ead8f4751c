import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import SystemServices

@Suite("The reader's own commands", .takesTurns)
struct SystemShellTests {
  private let folder = TemporaryFolder()

  init() {
    signal(SIGPIPE, SIG_IGN)
  }

  private func run(
    _ command: String, input: String? = nil, variables: [String: String] = [:], ownsTerminal: Bool = false
  ) async throws -> Int32 {
    let environment = ["PATH": "/usr/bin:/bin", "FOLDER": folder.path, "NEWSAPI_KEY": "sesame123", "LESS": "S"]
    return try await SystemShell(environment: environment, ownsTerminal: ownsTerminal)
      .run(command, input: input, variables: variables)
  }

  @Test("a command reads the text, and its exit status is returned", arguments: [false, true])
  func text(ownsTerminal: Bool) async throws {
    let text = "caf\u{E9}\n\u{1F44D}\u{1F3FD} without an end"
    #expect(try await run("cat > \"$FOLDER/a\"; exit 4", input: text, ownsTerminal: ownsTerminal) == 4)
    #expect(try folder.read("a") == text)
  }

  @Test("a text longer than a pipe is passed completely, and need not be read")
  func longText() async throws {
    let text = String(repeating: "0123456789\n", count: 100_000)
    #expect(try await run("wc -c | tr -d ' ' > \"$FOLDER/a\"", input: text) == 0)
    #expect(try folder.read("a") == "1100000\n")
    #expect(try await run(":", input: text) == 0)
    #expect(try await run("head -n 1 > \"$FOLDER/a\"", input: text) == 0)
    #expect(try folder.read("a") == "0123456789\n")
  }

  @Test("without a text and a terminal a command reads nothing")
  func nothing() async throws {
    #expect(try await run("cat > \"$FOLDER/a\"") == 0)
    #expect(try folder.read("a").isEmpty)
    #expect(try await run("cat > \"$FOLDER/a\"", input: "") == 0)
    #expect(try folder.read("a").isEmpty)
  }

  static let commands: [(String, String)] = [
    ("tr a-z A-Z > \"$FOLDER/a\"", "B A\n"), ("sort | uniq | tr -d '\\n' > \"$FOLDER/a\"", "b a"),
    ("cat - > \"$FOLDER/a\"; echo 'x;y' >> \"$FOLDER/a\"", "b a\nx;y\n"), ("echo $(( 2 * 3 )) > \"$FOLDER/a\"", "6\n"),
  ]

  @Test("a command may use everything that the shell can do", arguments: SystemShellTests.commands)
  func language(command: String, expected: String) async throws {
    #expect(try await run(command, input: "b a\n") == 0)
    #expect(try folder.read("a") == expected)
  }

  static let endings: [(String, Int32)] = [
    ("true", 0), ("false", 1), ("exit 255", 255), ("exec 2> /dev/null; supernews-no-such", 127),
    ("exec 2> /dev/null; /dev/null", 126), ("kill -TERM $$", 128 + SIGTERM), ("kill -INT $$", 128 + SIGINT), ("", 0),
  ]

  @Test("the exit status is that of the shell", arguments: SystemShellTests.endings)
  func status(command: String, status: Int32) async throws {
    #expect(try await run(command, input: "a\n") == status)
  }

  @Test("variables are added, and replace others")
  func variables() async throws {
    let command = "printf '%s,%s,%s' \"$LESS\" \"$A\" \"$FOLDER\" > \"$FOLDER/a\""
    #expect(try await run(command) == 0)
    #expect(try folder.read("a") == "S,,\(folder.path)")
    #expect(try await run(command, variables: ["LESS": "FRX", "A": "$(echo b)"]) == 0)
    #expect(try folder.read("a") == "FRX,$(echo b),\(folder.path)")
  }

  @Test("commands never get the key, wherever it comes from")
  func key() async throws {
    let command = "[ -z \"${NEWSAPI_KEY+set}\" ]"
    #expect(try await run(command) == 0)
    #expect(try await run(command, input: "a", variables: ["NEWSAPI_KEY": "sesame123"]) == 0)
  }

  @Test("cancelling ends a command as Ctrl-C does", arguments: [nil, "text"] as [String?])
  func cancel(input: String?) async throws {
    let folder = folder
    let task = Task {
      try await SystemShell(environment: ["PATH": "/usr/bin:/bin", "FOLDER": folder.path], ownsTerminal: false)
        .run(": > \"$FOLDER/ready\"; exec sleep 600", input: input)
    }
    #expect(try await eventually { folder.text("ready") != nil })
    task.cancel()
    #expect(try await task.value == 128 + SIGINT)
  }
}
