import TestSupport
import TestTraits
import Testing

@testable import Confinement

@Suite("The hidden arguments of a worker", .takesTurns)
struct WorkerProcessTests {
  @Test("typed by somebody, they are options that do not exist", arguments: WorkerKind.allCases)
  func typed(kind: WorkerKind) async throws {
    let program = Program(home: TemporaryFolder())
    for arguments in [[kind.argument], [kind.argument, "268435456"]] {
      let result = try await program.run(arguments)
      #expect(result.status == 2 && result.output.isEmpty, "\(result)")
      #expect(result.errors.contains(kind.argument))
    }
  }

  @Test("help, man page and completions say nothing of them")
  func hidden() async throws {
    let program = Program(home: TemporaryFolder())
    for arguments in [["--help"], ["--generate", "man"], ["--generate", "bash"], ["-c", "help all"]] {
      #expect(try await !program.run(arguments).output.contains("--worker"))
    }
  }

  @Test("without /proc the program has its arguments, and says that it needs it", .enabled(if: geteuid() == 0))
  func withoutProc() async throws {
    var shell = Program(home: TemporaryFolder())
    shell.path = "/bin/sh"
    let covered = #"exec unshare -m sh -c 'mount -t tmpfs none /proc && exec "$0" "$@"' "$0" "$@""#
    let version = try await shell.run(["-c", covered, Program.binary, "--version"])
    // Where nothing may be mounted, nothing can be tested.
    if version.errors.contains("unshare") || version.errors.contains("mount") { return }
    #expect(version.status == 0 && version.output.hasPrefix("supernews "), "\(version)")
    let settings = try await shell.run(["-c", covered, Program.binary, "-c", "settings"])
    #expect(settings.status == 1 && settings.output.isEmpty)
    #expect(settings.errors.contains("/proc is not mounted"))
  }
}
