import TestSupport
import TestTraits
import Testing

@testable import Confinement

@Suite("A worker tries to break out", .takesTurns)
struct ProbeTests {
  private let hostile = HostileProgram()

  @Test("none of its attempts succeeds", arguments: Probe.allCases)
  func attempt(probe: Probe) throws {
    let test = try Workers.probe(.supernews)
    let result = try #require(test.results.first { $0.probe == probe })
    #expect(!result.isBreach)
    if test.confinement.isWhole, test.confinement.hasLimits { #expect(result.outcome == .prevented) }
  }

  @Test("without seccomp Landlock and the limits are left, and say so", .enabled(if: Kernel.isWhole))
  func withoutSeccomp() async throws {
    let test = try Workers.probe(try await hostile.supernews(lacking: "seccomp"))
    #expect(!test.confinement.hasSeccomp && test.confinement.landlock > 0 && !test.isBroken)
    let possible = test.results.filter { $0.outcome == .possible }.map(\.probe)
    // The attempts are real: without the filter, some succeed.
    #expect(possible.contains(.control) && !possible.contains(.open) && !possible.contains(.connect), "\(possible)")
    #expect(!possible.contains(.execute) && !possible.contains(.allocate) && !possible.contains(.spin))
  }

  @Test("without Landlock seccomp prevents all", .enabled(if: Kernel.isWhole))
  func withoutLandlock() async throws {
    let test = try Workers.probe(try await hostile.supernews(lacking: "landlock"))
    #expect(test.confinement.hasSeccomp && test.confinement.landlock == 0 && !test.isBroken)
    #expect(test.results.allSatisfy { $0.outcome == .prevented })
  }

  @Test("with limits alone it can start programs, which is known, but open nothing")
  func limitsAlone() async throws {
    let test = try Workers.probe(try await hostile.supernews(lacking: "landlock seccomp"))
    #expect(!test.confinement.hasSeccomp && test.confinement.landlock == 0 && !test.isBroken)
    let possible = Set(test.results.filter { $0.outcome == .possible }.map(\.probe))
    #expect(possible.isSuperset(of: [.execute, .control]), "\(possible)")
    #expect(possible.isDisjoint(with: [.open, .write, .connect, .spin]), "\(possible)")
  }

  @Test(
    "whoever insists on confinement gets no answer without", arguments: ["seccomp", "landlock", "landlock seccomp"])
  func refused(lacking: String) async throws {
    let workers = Workers(.probe, program: try await hostile.supernews(lacking: lacking), mustConfine: { true })
    await #expect(throws: WorkerError.refused) { try await workers.answer(to: []) }
    #expect(try !workers.confinement().isWhole)
    let careless = Workers(.probe, program: try await hostile.supernews(lacking: lacking))
    #expect(try await careless.answer(to: []) == [])
  }

  @Test("a whole confinement is never refused", .enabled(if: Kernel.isWhole))
  func whole() throws {
    #expect(try Workers(.probe, program: .supernews, mustConfine: { true }).answer(to: []) == [])
  }

  @Test("an unprivileged user's worker is confined as well", .enabled(if: Kernel.hasOtherUsers))
  func unprivileged() async throws {
    let command = #"exec \#(Kernel.unprivileged) "\#(Program.binary)" "$@""#
    let workers = Workers(.probe, program: try await hostile.program(command))
    #expect(try workers.confinement() == Kernel.granted)
  }
}

/// What this machine allows.
private enum Kernel {
  static let granted = try? Workers.probe(.supernews).confinement
  static let isWhole = granted?.isWhole == true

  static let unprivileged = "setpriv --reuid 65534 --regid 65534 --clear-groups"
  /// Whether this is root, and the program is where others may run it.
  static let hasOtherUsers =
    geteuid() == 0 && system("\(unprivileged) test -x '\(Program.binary)' 2>/dev/null") == 0
}
