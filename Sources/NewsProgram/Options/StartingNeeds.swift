import CSystem
import NewsDomain

/// The descriptors and memory the program needs to start: Dispatch and Swift end it without a message if they cannot
/// get them.
enum StartingNeeds {
  /// The number of free descriptors: `world` at a terminal takes 26, of which 11 are Dispatch's.
  static let descriptors = 32
  /// Bytes of address space, if that is limited. Commands run from 120 MiB on; the rest is for large answers, several
  /// of which may arrive at once.
  static let memory: UInt64 = 512 << 20

  /// The resource that is missing; `nil` if nothing is.
  static var shortage: Shortage? {
    let limit = supernews_memory_limit()
    if limit < memory { return .memory }
    // Otherwise each thread would reserve 128 MiB of the address space, and where it cannot, try again for every
    // allocation.
    if limit != .max { supernews_share_heap() }
    return Shortage.canOpen(descriptors) ? nil : .descriptors
  }
}
