import CSystem
import NewsDomain

/// The descriptors and memory the program needs to start: without them Dispatch and Swift end it without a message.
enum StartingNeeds {
  /// The number of free descriptors: `world` at a terminal takes 26, of which 11 are Dispatch's.
  static let descriptors = 32
  /// The address space needed, in bytes, if it is limited. Commands need 120 MiB; the rest is for large answers, of
  /// which several may arrive at once.
  static let memory: UInt64 = 512 << 20

  /// The resource that is missing; `nil` if nothing is.
  static var shortage: Shortage? {
    let limit = supernews_memory_limit()
    if limit < memory { return .memory }
    return Shortage.canOpen(descriptors) ? nil : .descriptors
  }
}
