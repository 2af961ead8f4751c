/// What the kernel granted a worker, which is its first message.
package struct Confinement: Sendable, Equatable, MessageCodable {
  /// Whether its system calls are filtered.
  package let hasSeccomp: Bool
  /// The version of Landlock's interface (ABI); 0 without Landlock.
  package let landlock: Int
  /// Whether all its limits are set. With a sanitizer, memory has none.
  package let hasLimits: Bool

  package init(hasSeccomp: Bool, landlock: Int, hasLimits: Bool) {
    self.hasSeccomp = hasSeccomp
    self.landlock = landlock
    self.hasLimits = hasLimits
  }

  /// Whether the kernel lacks nothing of what takes a worker's rights away.
  package var isWhole: Bool { hasSeccomp && landlock > 0 }

  package func write(to message: inout MessageWriter) {
    message.write(hasSeccomp)
    message.write(landlock)
    message.write(hasLimits)
  }

  package init(from message: inout MessageReader) throws(MessageFault) {
    hasSeccomp = try message.bool()
    landlock = try message.int(in: 0...1_000)
    hasLimits = try message.bool()
  }
}
