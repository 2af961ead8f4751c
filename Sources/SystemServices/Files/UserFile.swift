import Glibc
import NewsDomain

/// A file that the reader names.
package struct UserFile {
  private let name: String
  private let path: FilePath

  /// - Parameter name: the name as typed; `~/` is the reader's home folder.
  package init(_ name: String) {
    self.name = name
    path = UserFolders.expanded(name)
  }

  /// - Parameter limit: the largest size, in bytes.
  /// - Throws: `NewsError.file(.unreadable)`, `NewsError.network(.tooLarge)`.
  package func read(atMost limit: Int) throws -> [UInt8] {
    do {
      if let bytes = try KeptFile(path: path).read(atMost: limit) { return bytes }
      throw NewsError.file(.unreadable(path: name, detail: String(cString: strerror(ENOENT))))
    } catch NewsError.file(.failed(_, let detail)) {
      if detail == String(cString: strerror(EFBIG)) { throw NewsError.network(.tooLarge(host: name, limit: limit)) }
      throw NewsError.file(.unreadable(path: name, detail: detail))
    }
  }

  /// Replaces a file in one step. If the path is not a regular file, such as a terminal or a pipe, it is written to.
  ///
  /// - Throws: `NewsError.file(.failed)`; an older file is then unchanged, unless its folder does not belong to the reader.
  package func write(_ bytes: [UInt8]) throws {
    var status = stat()
    let isThere = stat(path.bytes, &status) == 0
    if isThere, status.st_mode & S_IFMT != S_IFREG || Self.isOwnOutput(status) {
      return try write(bytes, flags: Self.isOwnOutput(status) ? O_APPEND : 0)
    }
    // A file that is not writable is not replaced either.
    if isThere, access(path.bytes, W_OK) != 0 { throw failure() }
    do {
      // The permissions of an old file are kept; a new one gets the default permissions.
      try KeptFile(path: path).write(
        bytes, makingFolder: false, mode: isThere ? status.st_mode & 0o777 : nil, ending: ".supernews-\(getpid())")
    } catch NewsError.file(.failed(_, let detail)) {
      guard isThere, access((path.folder + "/").bytes, W_OK) != 0 else {
        throw NewsError.file(.failed(path: name, detail: detail))
      }
      try write(bytes, flags: O_TRUNC)
    }
  }

  /// Appends to a file, which is created if there is none.
  ///
  /// - Throws: `NewsError.file(.failed)`.
  func append(_ bytes: [UInt8]) throws { try write(bytes, flags: O_APPEND | O_CREAT) }

  /// Whether it is the file to which this process writes its output, as with `/dev/stdout`.
  private static func isOwnOutput(_ file: stat) -> Bool {
    [STDOUT_FILENO, STDERR_FILENO].contains { descriptor in
      var status = stat()
      return fstat(descriptor, &status) == 0 && status.st_dev == file.st_dev && status.st_ino == file.st_ino
    }
  }

  /// How long to wait for a pipe that is full, in milliseconds.
  private static let patience: Int32 = 10_000

  private func write(_ bytes: [UInt8], flags: Int32) throws {
    // O_NONBLOCK: opening a pipe without a reader must not wait.
    let descriptor = open(path.bytes, O_WRONLY | O_CLOEXEC | O_NONBLOCK | flags, 0o666)
    guard descriptor >= 0 else { throw failure() }
    defer { close(descriptor) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EAGAIN {
        var poll = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        guard systemPoll(&poll, 1, Self.patience) > 0 else { throw failure(EAGAIN) }
        continue
      }
      guard count >= 0 || errno == EINTR else { throw failure() }
      rest = rest.dropFirst(max(0, count))
    }
  }

  private func failure(_ code: Int32 = errno) -> NewsError {
    NewsError.file(.failed(path: name, detail: String(cString: strerror(code))))
  }
}

/// Writes results to files that the reader names.
package struct TextFile: FileWriter {
  package init() {}

  package func write(_ text: String, to path: String, appends: Bool) throws {
    let file = UserFile(path)
    if appends { try file.append(Array(text.utf8)) } else { try file.write(Array(text.utf8)) }
  }
}
