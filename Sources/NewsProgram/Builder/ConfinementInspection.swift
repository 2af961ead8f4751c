import Confinement
import Dispatch
import NewsDomain

/// Has processes of this program try what they must not be able to do.
struct ConfinementInspection: ConfinementInspector {
  func condition() async -> ConfinementCondition {
    await withCheckedContinuation { continuation in
      // Each attempt waits for a process, which must not block a thread of Swift's tasks.
      DispatchQueue.global().async { continuation.resume(returning: Self.tried()) }
    }
  }

  private static func tried() -> ConfinementCondition {
    guard let test = try? Workers.probe() else { return .broken }
    return .running(
      hasSeccomp: test.confinement.hasSeccomp, landlock: test.confinement.landlock,
      hasLimits: test.confinement.hasLimits,
      breaches: test.results.filter(\.isBreach).map { ConfinementBreach($0.probe) })
  }
}

extension ConfinementBreach {
  fileprivate init(_ probe: Probe) {
    self =
      switch probe {
      case .open: .open
      case .write: .write
      case .connect: .connect
      case .execute: .execute
      case .fork: .fork
      case .trace: .trace
      case .control: .control
      case .allocate: .allocate
      case .spin: .spin
      }
  }
}
