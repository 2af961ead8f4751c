import CSystem
import Glibc
import NewsDomain

/// The descriptors, threads and memory the program needs to start: without them Dispatch and Swift end it without a
/// message, or wait for ever.
enum StartingNeeds {
  /// The number of free descriptors: `world` at a terminal takes 26, of which 11 are Dispatch's.
  static let descriptors = 32
  /// The address space needed, in bytes, if it is limited. Commands need 120 MiB; the rest is for large answers, of
  /// which several may arrive at once.
  static let memory: UInt64 = 512 << 20

  /// The number of threads that it needs besides the first one: `world` takes 9.
  static let threads: Int32 = 12

  /// The resource that is missing; `nil` if nothing is.
  static var shortage: Shortage? {
    // Once a second Dispatch looks at its threads there, and ends the program if they are missing.
    if access("/proc/self/task", X_OK) != 0 { return .proc }
    let limit = supernews_memory_limit()
    if limit < memory { return .memory }
    if !Shortage.canOpen(descriptors) { return .descriptors }
    return supernews_may_start_threads(threads) != 0 ? nil : .threads
  }
}
