/// Programs that a test creates to replace the system's.
extension TemporaryFolder {
  /// The folder of these programs, for `PATH`; as its only folder it hides all installed programs.
  package var programs: String { path + "/bin" }

  /// Creates a program of shell commands. If `PATH` names no other folder, they need full paths.
  ///
  /// Another process writes the file: otherwise a child of this process, started at that moment, could keep it open for
  /// writing, and it could not be run.
  package func makeProgram(_ name: String, _ commands: String) async throws {
    var shell = Program(home: self)
    shell.path = "/bin/sh"
    let lines = #"mkdir -p "$1" && printf '#!/bin/sh\n%s\n' "$3" >"$1/$2" && chmod 755 "$1/$2""#
    let result = try await shell.run(["-c", lines, "sh", programs, name, commands])
    guard result.status == 0 else { throw Program.Failure.cannotStart(result.status) }
  }

  package func hasFile(_ name: String) -> Bool { access(path + "/" + name, F_OK) == 0 }
}
