import Glibc
import NewsDomain
import SystemServices

/// An open folder that belongs to the reader or to root, and into which nobody else may put files.
final class TrustedFolder {
  let path: FilePath
  fileprivate let descriptor: Int32

  /// - Throws: ``NewsError/meaning(_:)``.
  init(_ path: FilePath) throws(NewsError) {
    self.path = path
    descriptor = open(path.bytes, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0, FileTrust.isOwn(descriptor) else {
      throw NewsError.meaning(.notOwn(file: path.description))
    }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }
}

/// An open file that nobody but the reader and root may have written. It is used through its descriptor, so that no other
/// file can take its place after it was checked.
final class TrustedFile: Sendable {
  let path: FilePath
  let size: Int
  let descriptor: Int32

  /// - Throws: ``NewsError/meaning(_:)``.
  init(_ name: String, in folder: TrustedFolder) throws(NewsError) {
    path = folder.path + "/" + name
    // Opening a pipe would wait for somebody to write to it.
    descriptor = openat(folder.descriptor, name, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw NewsError.meaning(.unusable(file: path.description)) }
    var status = stat()
    let isRegular = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    size = Int(status.st_size)
    guard isRegular, FileTrust.isOwn(descriptor) else {
      throw NewsError.meaning(.notOwn(file: path.description))
    }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

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
