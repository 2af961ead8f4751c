import CConfinement

/// What a worker must not be able to do. A worker that tries each is the self-test.
package enum Probe: UInt8, CaseIterable, Sendable {
  /// Opens a folder.
  case open
  /// Opens a new file for writing.
  case write
  /// Connects to a port of this machine.
  case connect
  /// Becomes another program.
  case execute
  /// Starts a process.
  case fork
  /// Lets itself be traced.
  case trace
  /// Lets other processes look into it again.
  case control
  /// Takes 2 GiB of memory.
  case allocate
  /// Computes for ever.
  case spin

  package enum Outcome: Sendable, Equatable {
    /// The system refused, or the worker was ended.
    case prevented
    case possible
  }

  package struct Result: Sendable, Equatable {
    package let probe: Probe
    package let outcome: Outcome
    /// Whether it must not have been possible with what the kernel granted.
    package let isBreach: Bool
  }

  /// The worker's part: tries one.
  ///
  /// - Parameter request: the raw value.
  /// - Returns: 1 if it was possible, 0 if not.
  package static func answer(to request: [UInt8]) -> [UInt8] {
    guard let probe = request.first.flatMap(Probe.init) else { return [] }
    return [supernews_try(probe.attempt) != 0 ? 1 : 0]
  }

  /// Whether a confinement prevents it.
  func isPrevented(by confinement: Confinement) -> Bool {
    switch self {
    case .open, .write, .connect: confinement.hasLimits || confinement.isWhole
    case .execute: confinement.hasSeccomp || confinement.landlock > 0
    case .fork, .trace, .control: confinement.hasSeccomp
    case .allocate: confinement.hasLimits
    case .spin: true
    }
  }

  private var attempt: supernews_attempt {
    switch self {
    case .open: supernews_try_open
    case .write: supernews_try_write
    case .connect: supernews_try_connect
    case .execute: supernews_try_execute
    case .fork: supernews_try_fork
    case .trace: supernews_try_trace
    case .control: supernews_try_control
    case .allocate: supernews_try_allocate
    case .spin: supernews_try_spin
    }
  }
}
