import Glibc
import NewsDomain

extension Shortage {
  /// The most descriptors that a connection needs at once: a socket, a pair for name resolution, a certificate file.
  private static let descriptorsWanted = 4
  /// The memory that must be free, in bytes.
  private static let memoryWanted = 1 << 20
  /// The memory that a library and its dependencies need, in bytes.
  private static let libraryMemory = 64 << 20

  /// The resource that has just run out; `nil` if none has.
  ///
  /// Libraries report what failed but not why. Asking right after a failure distinguishes a machine without resources
  /// from a broken answer.
  package static var now: Shortage? {
    if !canOpen(descriptorsWanted) { return .descriptors }
    return hasRoom(memoryWanted) ? nil : .memory
  }

  /// Returns why a library could not be loaded: there was too little memory, or it is missing.
  ///
  /// - Parameter package: the Debian package that contains it.
  package static func ofLibrary(in package: String) -> Shortage {
    if !canOpen(descriptorsWanted) { return .descriptors }
    return hasRoom(libraryMemory) ? .missingLibrary(package: package) : .memory
  }

  /// Translates an `errno`; `nil` if it is not a shortage.
  package init?(_ code: Int32) {
    switch code {
    case EMFILE, ENFILE: self = .descriptors
    case ENOMEM, ENOBUFS: self = .memory
    default: return nil
    }
  }

  /// Whether this many bytes of address space are free; they are reserved for a moment but not used.
  package static func hasRoom(_ count: Int) -> Bool {
    let room = mmap(nil, count, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let room, room != MAP_FAILED else { return false }
    munmap(room, count)
    return true
  }

  /// Whether this many more descriptors can be opened.
  package static func canOpen(_ count: Int) -> Bool {
    // Used descriptors are nearly always the lowest ones. If the limit is low, each one is tried.
    var limit = rlimit()
    if getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0, limit.rlim_cur >= 16 * UInt64(count) {
      let free = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 0)
      if free >= 0 {
        _ = systemClose(free)
        if UInt64(free) + 2 * UInt64(count) <= limit.rlim_cur { return true }
      }
    }
    var opened: [Int32] = []
    defer { for descriptor in opened { _ = systemClose(descriptor) } }
    while opened.count < count {
      let descriptor = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 0)
      guard descriptor >= 0 else { return Shortage(errno) == nil }
      opened.append(descriptor)
    }
    return true
  }
}
