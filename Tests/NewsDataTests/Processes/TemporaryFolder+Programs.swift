import TestSupport
import Testing

@testable import NewsData

extension TemporaryFolder {
  /// An environment in which only the programs of this folder are found.
  var ownPrograms: [String: String] { ["PATH": path + "/bin"] }

  /// Puts a program of the shell's language in the place of one of the system.
  ///
  /// It finds no programs but those of the folder: others are to be called by their whole path.
  @discardableResult
  func program(_ name: String, _ script: String) async throws -> String {
    let path = path + "/bin/" + name
    mkdir(self.path + "/bin", 0o700)
    // Written by another process: a file that this one holds open for writing, or a child that another test has just
    // started, could not be run.
    let ending = try await ChildProcess.run(
      ["/bin/sh", "-c", "cat > \"$0\" && chmod 700 \"$0\"", path], environment: ["PATH": "/usr/bin:/bin"],
      input: .bytes(Array("#!/bin/sh\n\(script)\n".utf8)), output: .nothing)
    try #require(ending.status == 0)
    return path
  }

  /// What a file holds, `nil` where there is none.
  func text(_ name: String) -> String? { try? read(name) }

  /// The number that a process has written into a file, its line ended.
  func process(_ name: String) -> pid_t? {
    guard let text = text(name), text.hasSuffix("\n") else { return nil }
    return pid_t(text.dropLast())
  }
}

/// Whether there is such a process, one that has ended and is not yet taken note of included.
func isThere(_ process: pid_t) -> Bool { kill(process, 0) == 0 || errno != ESRCH }
