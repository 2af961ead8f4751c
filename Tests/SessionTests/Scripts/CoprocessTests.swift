import TestSupport
import TestTraits
import Testing

@Suite("A program that drives the shell over pipes", .takesTurns)
struct CoprocessTests {
  /// The shell with the test at both ends of its pipes.
  private final class Coprocess {
    private let home = TemporaryFolder()
    private let process: pid_t
    private let input: Int32
    private let output: Int32

    init(_ arguments: [String]) throws {
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { throw Program.Failure.cannotStart(errno) }
      input = ends[1]
      _ = fcntl(input, F_SETFD, FD_CLOEXEC)
      output = open(home.path + "/output", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
      let errors = open(home.path + "/errors", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
      defer { for end in [ends[0], errors] { close(end) } }
      process = try Program(home: home).start(arguments, [ends[0], output, errors])
    }

    deinit {
      close(output)
    }

    var written: String { (try? home.read("output")) ?? "" }
    var said: String { (try? home.read("errors")) ?? "" }

    func type(_ line: String) {
      _ = write(input, line + "\n", line.utf8.count + 1)
    }

    /// Ends the input, only now, so that no earlier output was caused by it.
    func end() async throws -> Int32? {
      close(input)
      return try await Program.wait(for: process, seconds: 10)
    }
  }

  /// Commands that ask a person, take the terminal or start programs that read.
  private static let lines = [
    "key set", "near", "settings location on", "near", "map --here", "map", "live", "live moon", "top --limit 3", "1-2",
    "web 1", "share 1 --to mail", "!cat", "list | cat > /dev/null", "!!", "feeds", "help", "history", "quota", "wrong",
    "top 'open", "",
  ]

  @Test("every command is answered with its status before the next line is sent")
  func answered() async throws {
    let shell = try Coprocess(["-F", "json", "--provider", "sample"])
    var statuses = 0
    for line in Self.lines {
      shell.type(line)
      if !line.isEmpty { statuses += 1 }
      #expect(
        try await eventually { shell.written.ranges(of: #"{"type":"status""#).count == statuses }, "\(line)")
    }
    #expect(try await shell.end() == 1)
    #expect(try Step.all(in: shell.written).count == statuses)
    let key = try #require(try Step.all(in: shell.written).first)
    #expect(key.outcome == "key usage")
  }

  @Test("the output of a command arrives before the next line is sent", arguments: ["text", "tsv"])
  func flushed(format: String) async throws {
    let shell = try Coprocess(["-F", format, "--provider", "sample"])
    for count in 1...3 {
      shell.type("top --limit 1")
      #expect(try await eventually { shell.written.ranges(of: "One giant leap").count == count })
    }
    // A partial line does not count.
    shell.type("top --limit 1\ntop --lim")
    #expect(try await eventually { shell.written.ranges(of: "One giant leap").count == 4 })
    shell.type("key set")
    #expect(try await eventually { shell.said.contains("stdin:5: ") })
    _ = try await shell.end()
  }
}
