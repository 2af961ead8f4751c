import FoundationEssentials
import Glibc
import Locking
import NewsDomain

/// A small file that is always complete: it is replaced in one step, by one process at a time.
///
/// A file that cannot be read is not treated as damaged: its content is unknown, so this object no longer changes it.
package final class KeptFile: Sendable {
  package let path: FilePath
  /// The error of the first failed attempt to read the file.
  private let unread = Guarded<NewsError?>(nil)

  /// The largest file, in bytes: more than any settings file or key needs.
  static let sizeLimit = 1 << 20

  /// How long to wait for a pipe, in milliseconds.
  private static let patience: Int32 = 10_000
  /// The number of attempts to get the lock, 10 ms apart.
  private static let lockAttempts = 300

  package init(path: FilePath) {
    self.path = path
  }

  /// Reads the file; `nil` if it does not exist.
  ///
  /// - Parameter isTrusted: whether its content is acted on without asking, so that it must be the reader's alone.
  /// - Throws: `NewsError.file(.failed)`, also if the file is larger than the limit; `NewsError.file(.untrusted)`.
  package func read(atMost limit: Int = KeptFile.sizeLimit, isTrusted: Bool = false) throws -> [UInt8]? {
    do {
      return try bytes(atMost: limit, isTrusted)
    } catch {
      if case NewsError.file(.untrusted) = error { unread.withLock { $0 = $0 ?? error as? NewsError } }
      if case NewsError.file(.failed(let path, let detail)) = error {
        unread.withLock { $0 = $0 ?? .file(.notWrittenOver(path: path, detail: detail)) }
      }
      throw error
    }
  }

  private func bytes(atMost limit: Int, _ isTrusted: Bool) throws -> [UInt8]? {
    let descriptor = open(path.bytes, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw failure()
    }
    defer { close(descriptor) }
    guard !isTrusted || FileTrust.isOwn(descriptor) else { throw NewsError.file(.untrusted(path: path.description)) }
    var status = stat()
    let size = fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
    guard size <= limit else { throw failure(EFBIG) }
    var contents: [UInt8] = []
    while true {
      var count = 0
      // Reads the whole file and one byte more, which would show that there is more. A pipe has no size.
      let room = contents.isEmpty ? max(size + 1, 1 << 12) : 1 << 14
      let portion = [UInt8](unsafeUninitializedCapacity: room) { buffer, filled in
        count = recover { systemRead(descriptor, buffer.baseAddress, buffer.count) }
        filled = max(0, count)
      }
      if count < 0, errno == EAGAIN, isWaiting(for: descriptor) { continue }
      guard count >= 0 else { throw failure() }
      guard count > 0 else { return contents }
      if contents.isEmpty { contents = portion } else { contents += portion }
      guard contents.count <= limit else { throw failure(EFBIG) }
    }
  }

  /// Waits for a pipe that another process is about to write to.
  private func isWaiting(for descriptor: Int32) -> Bool {
    var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return systemPoll(&poll, 1, Self.patience) > 0
  }

  /// Writes a temporary file next to the old one, syncs it to disk, and replaces the old one. Call it inside
  /// ``whileLocked(orElse:_:)``: the temporary file always has the same name, so that a killed process leaves at most one
  /// behind.
  ///
  /// - Parameters:
  ///   - makingFolder: whether missing folders are created.
  ///   - followsLink: whether a symbolic link stays one and its target is replaced, as people who share their settings
  ///     need; otherwise a link is an error.
  ///   - mode: the permissions; `nil` leaves them to the process's mask.
  ///   - ending: the extension of the temporary file.
  /// - Throws: `NewsError.file(.failed)`, `symbolicLink`; the old file is then unchanged.
  package func write(
    _ bytes: [UInt8], makingFolder: Bool = true, followsLink: Bool = true, mode: mode_t? = 0o600,
    ending: String = ".new"
  ) throws {
    if makingFolder { try makeFolder() }
    if !followsLink, isLink { throw NewsError.file(.symbolicLink(path: path.description)) }
    // If a link is created between the check and here, it is replaced itself, and its target stays unchanged.
    let path = followsLink ? target : self.path
    let temporary = path + ending
    unlink(temporary.bytes)
    do {
      let descriptor = open(temporary.bytes, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode == nil ? 0o666 : 0o600)
      guard descriptor >= 0, mode.map({ fchmod(descriptor, $0) == 0 }) ?? true else { throw failure() }
      defer { close(descriptor) }
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { buffer in
          recover { systemWrite(descriptor, buffer.baseAddress, buffer.count) }
        }
        guard count > 0 else { throw failure() }
        rest = rest.dropFirst(count)
      }
      guard fsync(descriptor) == 0, rename(temporary.bytes, path.bytes) == 0 else { throw failure() }
    } catch {
      unlink(temporary.bytes)
      throw error
    }
    syncFolder()
  }

  /// Creates an empty file that only its owner can access, if there is none.
  ///
  /// - Throws: `NewsError.file(.failed)`.
  package func make() throws {
    try makeFolder()
    let descriptor = open(path.bytes, O_RDONLY | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure() }
    close(descriptor)
  }

  /// - Throws: `NewsError.file(.failed)`, `notWrittenOver`. A missing file is not an error.
  func remove() throws {
    try checkRead()
    guard unlink(path.bytes) == 0 || errno == ENOENT else { throw failure() }
  }

  /// Renames a damaged file.
  ///
  /// - Returns: the new path; `nil` if the file could not be renamed.
  package func setAside() -> String? {
    let name = path + ".damaged-\(Int(Date().timeIntervalSince1970))"
    let names = [name] + (2...99).map { name + "-\($0)" }
    guard let aside = names.first(where: { access($0.bytes, F_OK) != 0 }) else { return nil }
    return rename(path.bytes, aside.bytes) == 0 ? aside.description : nil
  }

  /// Runs `body` while no other process does so for this file.
  ///
  /// - Parameter busy: the error if another process keeps the lock too long; by default one of the file.
  /// - Throws: `NewsError.file(.failed)`, `notWrittenOver`, and the errors of `body`.
  package func whileLocked<Value>(orElse busy: (any Error)? = nil, _ body: () throws -> Value) throws -> Value {
    try checkRead()
    try makeFolder()
    let descriptor = open((path + ".lock").bytes, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure() }
    // Closing releases the lock.
    defer { close(descriptor) }
    for _ in 0..<Self.lockAttempts {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return try body() }
      guard errno == EWOULDBLOCK || errno == EINTR else { throw failure() }
      // A suspended process may hold the lock for any time, so the number of attempts is limited.
      usleep(10_000)
    }
    throw busy ?? failure(EWOULDBLOCK)
  }

  /// Whether anyone but the owner can read or change the file.
  var isOpenToOthers: Bool {
    var status = stat()
    return stat(path.bytes, &status) == 0 && status.st_mode & 0o066 != 0
  }

  private var isLink: Bool {
    var status = stat()
    return lstat(path.bytes, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// - Throws: `NewsError.file(.notWrittenOver)`.
  private func checkRead() throws {
    if let error = unread.withLock(\.self) { throw error }
  }

  /// The file that the path leads to, with symbolic links resolved.
  private var target: FilePath { FileSystem.target(of: path) }

  private func makeFolder() throws {
    for folder in path.ancestors {
      let name = folder.bytes
      guard mkdir(name, 0o700) == 0 || errno == EEXIST || errno == EISDIR || access(name, F_OK) == 0 else {
        throw failure()
      }
    }
  }

  /// Makes the new name durable. If the folder cannot be synced, this is ignored.
  private func syncFolder() {
    let descriptor = open(path.folder.bytes, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// Repeats a system call that a signal interrupted.
  private func recover(_ call: () -> Int) -> Int {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }

  private func failure(_ code: Int32 = errno) -> NewsError {
    NewsError.file(.failed(path: path.description, detail: String(cString: strerror(code))))
  }
}

extension SettingsProblem {
  /// - Parameter error: the error with which reading the file failed.
  package static func unreadable(_ file: FilePath, _ error: any Error) -> Self {
    if case NewsError.file(.untrusted) = error { return .untrusted(file: file.description) }
    guard case NewsError.file(.failed(_, let detail)) = error else {
      return .unreadable(file: file.description, detail: String(describing: error))
    }
    return .unreadable(file: file.description, detail: detail)
  }
}
