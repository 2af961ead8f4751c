import FoundationEssentials
import Glibc
import NewsDomain
import Synchronization

/// A small file that is always whole: replaced in one step, changed by one process at a time.
///
/// One that could not be read is no damaged one: nobody knows what is in it, so that this object changes it no more.
package final class KeptFile: Sendable {
  package let path: FilePath
  /// Why it could not be read, if it once could not.
  private let unread = Mutex<NewsError?>(nil)

  /// More than any settings file or key needs, in bytes.
  static let sizeLimit = 1 << 20

  /// For a pipe, in milliseconds.
  private static let patience: Int32 = 10_000
  /// Of 10 ms each.
  private static let lockAttempts = 300

  package init(path: FilePath) {
    self.path = path
  }

  /// The bytes of the file, `nil` where there is none.
  ///
  /// - Throws: `NewsError.io`, also for a file above the limit.
  package func read(atMost limit: Int = KeptFile.sizeLimit) throws -> [UInt8]? {
    do {
      return try bytes(atMost: limit)
    } catch {
      if case NewsError.io(let path, let detail) = error {
        unread.withLock { $0 = $0 ?? .notWrittenOver(path: path, detail: detail) }
      }
      throw error
    }
  }

  private func bytes(atMost limit: Int) throws -> [UInt8]? {
    let descriptor = open(path.bytes, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw failure()
    }
    defer { close(descriptor) }
    var status = stat()
    let size = fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
    guard size <= limit else { throw failure(EFBIG) }
    var contents: [UInt8] = []
    while true {
      var count = 0
      // All of it at once and one byte more, which says that it was all; a pipe has no size.
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

  /// Waits for a pipe that somebody is about to write to.
  private func isWaiting(for descriptor: Int32) -> Bool {
    var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return systemPoll(&poll, 1, Self.patience) > 0
  }

  /// Writes a temporary file beside, down to the disk, and puts it in the place of the old one. To be called
  /// inside ``whileLocked(_:)``: the temporary file has one name, so that a process that is killed leaves no
  /// more than one behind.
  ///
  /// - Parameters:
  ///   - makingFolder: whether folders that are missing on the way are made.
  ///   - followsLink: whether a symbolic link in its place stays one, as people who share their settings use; otherwise
  ///     it is an error.
  ///   - mode: who may do what with it; `nil` leaves that to the process's mask.
  ///   - ending: of the temporary file's name.
  /// - Throws: `NewsError.io`, `symbolicLink`; then the old file stands as it was.
  package func write(
    _ bytes: [UInt8], makingFolder: Bool = true, followsLink: Bool = true, mode: mode_t? = 0o600,
    ending: String = ".new"
  ) throws {
    if makingFolder { try makeFolder() }
    if !followsLink, isLink { throw NewsError.symbolicLink(path: path.description) }
    // A link that is made only now is replaced, and what it leads to stays.
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

  /// Makes an empty file, for its owner alone, where there is none.
  ///
  /// - Throws: `NewsError.io`.
  package func make() throws {
    try makeFolder()
    let descriptor = open(path.bytes, O_RDONLY | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure() }
    close(descriptor)
  }

  /// - Throws: `NewsError.io`, `notWrittenOver`; a file that is not there is no failure.
  func remove() throws {
    try checkRead()
    guard unlink(path.bytes) == 0 || errno == ENOENT else { throw failure() }
  }

  /// Moves a damaged file out of the way.
  ///
  /// - Returns: where it is now; `nil` where it could not be moved.
  package func setAside() -> String? {
    let name = path + ".damaged-\(Int(Date().timeIntervalSince1970))"
    let names = [name] + (2...99).map { name + "-\($0)" }
    guard let aside = names.first(where: { access($0.bytes, F_OK) != 0 }) else { return nil }
    return rename(path.bytes, aside.bytes) == 0 ? aside.description : nil
  }

  /// Runs `body` while no other process does so for this file.
  ///
  /// - Throws: `NewsError.io`, also where another process does not come to an end, `notWrittenOver`, and what `body`
  ///   throws.
  package func whileLocked<Value>(_ body: () throws -> Value) throws -> Value {
    try checkRead()
    try makeFolder()
    let descriptor = open((path + ".lock").bytes, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure() }
    // Closing gives the lock back.
    defer { close(descriptor) }
    for _ in 0..<Self.lockAttempts {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return try body() }
      guard errno == EWOULDBLOCK || errno == EINTR else { throw failure() }
      // One that is stopped holds it for as long as it likes.
      usleep(10_000)
    }
    throw failure(EWOULDBLOCK)
  }

  /// Whether others than its owner may read or change it.
  var isOpenToOthers: Bool {
    var status = stat()
    return stat(path.bytes, &status) == 0 && status.st_mode & 0o066 != 0
  }

  private var isLink: Bool {
    var status = stat()
    return lstat(path.bytes, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// - Throws: `NewsError.notWrittenOver`.
  private func checkRead() throws {
    if let error = unread.withLock(\.self) { throw error }
  }

  /// The file that the path leads to.
  private var target: FilePath {
    guard let resolved = realpath(path.bytes, nil) else { return path }
    defer { free(resolved) }
    return FilePath(cString: resolved)
  }

  private func makeFolder() throws {
    for folder in path.ancestors {
      let name = folder.bytes
      guard mkdir(name, 0o700) == 0 || errno == EEXIST || errno == EISDIR || access(name, F_OK) == 0 else {
        throw failure()
      }
    }
  }

  /// Makes the new name durable; a folder that cannot be synced is no reason to fail.
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
    NewsError.io(path: path.description, detail: String(cString: strerror(code)))
  }
}
