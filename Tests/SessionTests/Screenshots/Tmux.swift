import FoundationEssentials
import TestSupport
import Testing

/// A session in a separate tmux, which knows what is on its screen.
struct Tmux {
  enum Failure: Error { case failed(String), neverShown(String, String) }

  private let program: Program
  private let socket: String

  /// Starts a program at a terminal of 80 columns.
  init(_ inner: Program, rows: Int, home: TemporaryFolder) async throws {
    var program = Program(home: home, environment: inner.environment)
    program.path = try #require(
      ["/usr/bin/tmux", "/bin/tmux"].first { FileManager.default.isExecutableFile(atPath: $0) })
    self.program = program
    socket = home.path + "/tmux"
    try await run(["-f", "/dev/null", "new-session", "-d", "-x", "80", "-y", "\(rows)", inner.path])
  }

  @discardableResult
  private func run(_ arguments: [String]) async throws -> String {
    let result = try await program.run(["-S", socket] + arguments)
    guard result.status == 0 else { throw Failure.failed(result.errors) }
    return result.output
  }

  /// Types a line, and waits until the prompt is back, or for words that appear instead of it.
  ///
  /// - Returns: the screen, with the sequences for its look.
  @discardableResult
  func type(_ line: String, until words: String? = nil) async throws -> String {
    try await run(["send-keys", "-l", line])
    _ = try await screen(where: { $0.contains(line) }, waitingFor: line)
    try await run(["send-keys", "Enter"])
    guard let words else { return try await prompt() }
    return try await screen(where: { $0.contains(words) }, waitingFor: words)
  }

  func clear() async throws {
    try await run(["send-keys", "C-l"])
    _ = try await screen(where: { !$0.trimmed.contains("\n") }, waitingFor: "an empty screen")
  }

  /// The screen, once nothing follows the prompt.
  @discardableResult
  func prompt() async throws -> String {
    try await screen(where: { $0.trimmed.hasSuffix("›") }, waitingFor: "a prompt")
  }

  private func screen(where isComplete: (String) -> Bool, waitingFor words: String) async throws -> String {
    for _ in 0..<600 {
      if isComplete(try await run(["capture-pane", "-p"])) { return try await run(["capture-pane", "-p", "-e"]) }
      try await Task.sleep(for: .milliseconds(50))
    }
    throw Failure.neverShown(words, try await run(["capture-pane", "-p"]))
  }

  func end() async { _ = try? await run(["kill-server"]) }
}

extension String {
  fileprivate var trimmed: Substring {
    var text = self[...]
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
