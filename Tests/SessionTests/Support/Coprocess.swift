import TestSupport

/// The program with the test at both ends of its pipes.
final class Coprocess {
  private let folder = TemporaryFolder()
  /// Kept because its home folder must exist.
  private let program: Program
  private let process: pid_t
  private let input: Int32
  private let output: Int32

  init(_ program: Program, _ arguments: [String]) throws {
    self.program = program
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Program.Failure.cannotStart(errno) }
    input = ends[1]
    _ = fcntl(input, F_SETFD, FD_CLOEXEC)
    output = open(folder.path + "/output", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    let errors = open(folder.path + "/errors", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    defer { for end in [ends[0], errors] { close(end) } }
    process = try program.start(arguments, [ends[0], output, errors])
  }

  deinit {
    close(output)
  }

  /// The text written to standard output.
  var written: String { (try? folder.read("output")) ?? "" }
  /// The text written to standard error.
  var said: String { (try? folder.read("errors")) ?? "" }

  func type(_ line: String) {
    _ = write(input, line + "\n", line.utf8.count + 1)
  }

  /// Ends a command as Ctrl-C does.
  func interrupt() {
    kill(process, SIGINT)
  }

  /// Interrupts until the program has ended.
  ///
  /// - Returns: its status.
  func interruptAll() async throws -> Int32? {
    var status: Int32 = 0
    let isEnded = try await eventually {
      if waitpid(process, &status, WNOHANG) == process { return true }
      interrupt()
      return false
    }
    return isEnded && status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
  }

  /// Ends the input, but not earlier, so that it has caused no earlier output.
  func end() async throws -> Int32? {
    close(input)
    return try await Program.wait(for: process, seconds: 10)
  }

  /// Types a command, and waits for its JSON output.
  func step(_ line: String) async throws -> Step? {
    let before = statusCount
    type(line)
    _ = try await eventually { self.statusCount > before }
    return try Step.all(in: written).last
  }

  private var statusCount: Int { written.ranges(of: #"{"type":"status""#).count }
}
