/// Programs of a test's own, in the place of the system's.
extension TemporaryFolder {
  /// The folder of these programs, for `PATH`: alone it hides what is installed.
  package var programs: String { path + "/bin" }

  /// Makes a program of the shell's commands. Where `PATH` names no other folder, these need whole paths.
  ///
  /// Another process writes it: no child of this one, started just then, can keep it open, and so from being run.
  package func makeProgram(_ name: String, _ commands: String) async throws {
    var shell = Program(home: self)
    shell.path = "/bin/sh"
    let lines = #"mkdir -p "$1" && printf '#!/bin/sh\n%s\n' "$3" >"$1/$2" && chmod 755 "$1/$2""#
    let result = try await shell.run(["-c", lines, "sh", programs, name, commands])
    guard result.status == 0 else { throw Program.Failure.cannotStart(result.status) }
  }

  package func hasFile(_ name: String) -> Bool { access(path + "/" + name, F_OK) == 0 }
}
