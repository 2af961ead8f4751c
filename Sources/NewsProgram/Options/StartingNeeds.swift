import CSystem
import NewsDomain

/// What the program has to be given before it begins: Dispatch and Swift end it without a word where they get no
/// descriptor or memory that they want.
enum StartingNeeds {
  /// Free descriptors: `world` at a terminal takes 26, of which 11 are Dispatch's.
  static let descriptors = 32
  /// Bytes of address space, where that is limited. Commands run from 120 MiB on; the rest is for large answers, of
  /// which several may come at once.
  static let memory: UInt64 = 512 << 20

  /// What is missing; `nil` where nothing is.
  static var shortage: Shortage? {
    let limit = supernews_memory_limit()
    if limit < memory { return .memory }
    // Each thread would else reserve 128 MiB of it, and try to for every piece where it cannot.
    if limit != .max { supernews_share_heap() }
    return Shortage.canOpen(descriptors) ? nil : .descriptors
  }
}
