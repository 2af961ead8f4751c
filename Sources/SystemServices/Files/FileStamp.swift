import Glibc
import NewsDomain

/// The state of a file, by which changes are noticed without reading it.
package struct FileStamp: Sendable, Equatable {
  private let device: UInt64
  private let inode: UInt64
  private let size: Int64
  /// The time of the last change, in nanoseconds.
  private let changed: Int64

  /// The state as one word.
  package var text: String { "\(device)-\(inode)-\(size)-\(changed)" }

  /// - Returns: `nil` if there is no file, or if it was changed so recently that another change now might have the same
  ///   time.
  package init?(of path: FilePath) {
    var status = stat()
    var now = timespec()
    guard stat(path.bytes, &status) == 0, clock_gettime(CLOCK_REALTIME, &now) == 0,
      status.st_ctim.tv_sec < now.tv_sec - 1
    else { return nil }
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    changed = Int64(status.st_ctim.tv_sec) * 1_000_000_000 + Int64(status.st_ctim.tv_nsec)
  }
}
