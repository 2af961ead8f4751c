import Glibc
import NewsDomain
import SystemServices

/// An open file that nobody but the reader and root may have written. It is used through its descriptor, so that no other
/// file can take its place after it was checked.
final class TrustedFile {
  let path: FilePath
  let size: Int
  private let descriptor: Int32

  /// - Throws: ``NewsError/meaning(_:)``.
  init(_ path: FilePath) throws(NewsError) {
    self.path = path
    // Opening a pipe would wait for somebody to write to it.
    descriptor = open(path.bytes, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw NewsError.meaning(.unusable(file: path.description)) }
    var status = stat()
    let isRegular = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    size = Int(status.st_size)
    guard isRegular, FileTrust.isOwn(descriptor) else {
      throw NewsError.meaning(.notOwn(file: path.description))
    }
  }

  deinit {
    close(descriptor)
  }

  /// Whether a folder belongs to the reader or to root, and nobody else may put files into it.
  static func isOwn(_ folder: FilePath) -> Bool {
    let descriptor = open(folder.bytes, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return FileTrust.isOwn(descriptor)
  }

  /// A path by which the open file is found.
  var descriptorPath: String { "/dev/fd/\(descriptor)" }

  /// The SHA-256 hash of its contents.
  func hash() -> [UInt32] {
    var hash = SHA256()
    var bytes = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = read(descriptor, &bytes, bytes.count)
      guard count > 0 else { return count == 0 ? hash.words : [] }
      bytes.withUnsafeBytes { hash.add(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
    }
  }
}
