import TestSupport
import Testing

extension TemporaryFolder {
  /// An environment in which only the programs of this folder are found.
  var ownPrograms: [String: String] { ["PATH": programs] }

  /// Replaces a program of the system with a shell script.
  ///
  /// The script finds no programs but those of the folder; others must be called by their full path.
  @discardableResult
  func program(_ name: String, _ script: String) async throws -> String {
    try await makeProgram(name, script)
    return programs + "/" + name
  }

  /// The content of a file; `nil` if it does not exist.
  func text(_ name: String) -> String? { try? read(name) }

  /// The process ID in a file; `nil` until its line is complete.
  func process(_ name: String) -> pid_t? {
    guard let text = text(name), text.hasSuffix("\n") else { return nil }
    return pid_t(text.dropLast())
  }
}

/// Whether there is such a process, even if it has ended and has not been waited for.
func isThere(_ process: pid_t) -> Bool { kill(process, 0) == 0 || errno != ESRCH }
