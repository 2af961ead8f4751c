import Confinement
import TestSupport

/// Programs that stand in for a worker: scripts of the system shell, for which the socket is descriptor 3.
struct HostileProgram {
  private let folder = TemporaryFolder()

  /// The message of a worker that is confined.
  static let greeting = #"printf '\012\0\0\0\0\0\0\0\1\7\0\0\0\0\0\0\0\1' >&3"#

  /// - Parameter commands: of the shell.
  func program(_ commands: String) async throws -> WorkerProgram {
    try await folder.makeProgram("worker", commands)
    return .at(folder.programs + "/worker")
  }

  /// `supernews` as a kernel without some of its parts starts it.
  ///
  /// - Parameter lacking: `seccomp`, `landlock`.
  func supernews(lacking: String) async throws -> WorkerProgram {
    try await program(#"exec "\#(Program.built("old-kernel"))" \#(lacking) "\#(Program.binary)" "$@""#)
  }
}

extension WorkerProgram {
  /// The built program.
  static var supernews: WorkerProgram { .at(Program.binary) }
}
