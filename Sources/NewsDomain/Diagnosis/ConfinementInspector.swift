/// Tries out the process that reads documents of strangers.
package protocol ConfinementInspector: Sendable {
  func condition() async -> ConfinementCondition
}

/// What a process that reads documents of strangers can still do.
package enum ConfinementCondition: Sendable, Equatable {
  /// It cannot be started or does not answer, so nothing is read.
  case broken
  /// - Parameters:
  ///   - hasSeccomp: whether its system calls are filtered.
  ///   - landlock: the version of Landlock's interface (ABI); 0 without Landlock.
  ///   - hasLimits: whether all its limits are set.
  ///   - breaches: what it could do although the system has agreed to prevent it.
  case running(hasSeccomp: Bool, landlock: Int, hasLimits: Bool, breaches: [ConfinementBreach])
}

/// Something that a confined process could do.
package enum ConfinementBreach: String, Sendable, CaseIterable {
  /// Open files.
  case open
  /// Write files.
  case write
  /// Connect to other machines.
  case connect
  /// Start programs.
  case execute
  /// Start processes.
  case fork
  /// Be traced.
  case trace
  /// Change what it may do.
  case control
  /// Take more memory than its limit.
  case allocate
  /// Compute for ever.
  case spin
}
