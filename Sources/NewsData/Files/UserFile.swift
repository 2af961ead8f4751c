import NewsDomain

/// A file that the reader names.
struct UserFile {
  private let name: String
  private let path: String

  /// - Parameter name: as it was typed; `~/` is the reader's own folder.
  init(_ name: String) {
    self.name = name
    path = UserFolders.expanded(name)
  }

  /// - Parameter limit: in bytes.
  /// - Throws: `NewsError.unreadable`, `NewsError.tooLarge`.
  func read(atMost limit: Int) throws -> [UInt8] {
    do {
      if let bytes = try KeptFile(path: path).read(atMost: limit) { return bytes }
      throw NewsError.unreadable(path: name, detail: String(cString: strerror(ENOENT)))
    } catch NewsError.io(_, let detail) {
      if detail == String(cString: strerror(EFBIG)) { throw NewsError.tooLarge(host: name, limit: limit) }
      throw NewsError.unreadable(path: name, detail: detail)
    }
  }

  /// Replaces a file in one step; what is no file, as a terminal or a pipe, is written to.
  ///
  /// - Throws: `NewsError.io`; then an older file stands as it was.
  func write(_ bytes: [UInt8]) throws {
    var status = stat()
    let isThere = stat(path, &status) == 0
    guard isThere, status.st_mode & S_IFMT != S_IFREG else {
      // As the one before, and a new one as files are by default.
      return try KeptFile(path: path).write(
        bytes, makingFolder: false, mode: isThere ? status.st_mode & 0o777 : nil, ending: ".supernews-\(getpid())")
    }
    try write(bytes, flags: 0)
  }

  /// Adds to the end of a file, made where there is none.
  ///
  /// - Throws: `NewsError.io`.
  func append(_ bytes: [UInt8]) throws { try write(bytes, flags: O_APPEND | O_CREAT) }

  private func write(_ bytes: [UInt8], flags: Int32) throws {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | flags, 0o666)
    guard descriptor >= 0 else { throw failure() }
    defer { close(descriptor) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR else { throw failure() }
      rest = rest.dropFirst(max(0, count))
    }
  }

  private func failure() -> NewsError { NewsError.io(path: name, detail: String(cString: strerror(errno))) }
}
