import Glibc
import NewsDomain

extension Shortage {
  /// What a connection may take at once: a socket, a pair for the name server, a file of certificates.
  private static let descriptorsWanted = 4
  /// In bytes.
  private static let memoryWanted = 1 << 20
  /// What a library takes with all that comes with it, in bytes.
  private static let libraryMemory = 64 << 20

  /// What has run out just now; `nil` where nothing has.
  ///
  /// Libraries name what they could not do and not why: who asks right after such a failure tells a machine that has
  /// no more from an answer that is broken.
  package static var now: Shortage? {
    if !canOpen(descriptorsWanted) { return .descriptors }
    return hasRoom(memoryWanted) ? nil : .memory
  }

  /// Why a library could not be loaded: it found no room, or is not there.
  ///
  /// - Parameter package: Debian's, which brings it.
  package static func ofLibrary(in package: String) -> Shortage {
    if !canOpen(descriptorsWanted) { return .descriptors }
    return hasRoom(libraryMemory) ? .missingLibrary(package: package) : .memory
  }

  /// What an error of the system says has run out.
  package init?(_ code: Int32) {
    switch code {
    case EMFILE, ENFILE: self = .descriptors
    case ENOMEM, ENOBUFS: self = .memory
    default: return nil
    }
  }

  /// Whether so many bytes of address space are left; none of them is used.
  package static func hasRoom(_ count: Int) -> Bool {
    let room = mmap(nil, count, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let room, room != MAP_FAILED else { return false }
    munmap(room, count)
    return true
  }

  /// Whether so many descriptors can be open besides those that are.
  package static func canOpen(_ count: Int) -> Bool {
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
