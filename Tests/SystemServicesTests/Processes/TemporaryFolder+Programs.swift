import TestSupport
import Testing

extension TemporaryFolder {
  /// An environment in which only the programs of this folder are found.
  var ownPrograms: [String: String] { ["PATH": programs] }

  /// Puts a program of the shell's language in the place of one of the system.
  ///
  /// It finds no programs but those of the folder: others are to be called by their whole path.
  @discardableResult
  func program(_ name: String, _ script: String) async throws -> String {
    try await makeProgram(name, script)
    return programs + "/" + name
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
