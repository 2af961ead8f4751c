import CLibedit
import NewsDomain
import NewsShell
import Synchronization

/// The lines typed before, in libedit's own file, which several sessions add to.
public final class EditHistory: CommandHistory {
  /// Lines kept in memory, and in the file when it is next tidied.
  private static let size: Int32 = 2000
  /// A file above this is tidied when it is read, in bytes.
  private static let fileLimit = 1 << 20

  private let path: FilePath?
  // A pointer the compiler cannot vouch for: all use of it is inside this lock, but for libedit's own
  // while a line is edited, and commands do not run then.
  private let history: Mutex<Handle?>

  struct Handle: @unchecked Sendable {
    // Sent along with the lock that guards it.
    let pointer: OpaquePointer
    /// The numbers of the lines of this session that are not suggested.
    var unsuggested: Set<Int32> = []
  }

  /// - Parameter path: where the history is kept; `nil` keeps it in memory.
  public init(path: FilePath?) {
    self.path = path
    history = Mutex(nil)
  }

  /// Whether nobody has typed a command here before.
  public var isNew: Bool {
    path.map { access($0.bytes, F_OK) != 0 } ?? true
  }

  public func last(_ count: Int) -> [(number: Int, line: String)] {
    history.withLock { history in
      guard let pointer = Self.opened(&history, path) else { return [] }
      var lines: [(number: Int, line: String)] = []
      var number: Int32 = 0
      var line = supernews_history_newest(pointer, &number)
      while let text = line, lines.count < count {
        lines.append((Int(number), String(cString: text)))
        line = supernews_history_older(pointer, &number)
      }
      return lines.reversed()
    }
  }

  func remember(_ line: String, _ keeping: HistoryPolicy) {
    guard keeping != .never else { return }
    history.withLock { history in
      guard let pointer = Self.opened(&history, path) else { return }
      var number: Int32 = 0
      if supernews_history_newest(pointer, &number).map({ String(cString: $0) }) == line {
        // Once more, and well this time: then it is like any other line.
        guard keeping == .always, history?.unsuggested.remove(number) != nil else { return }
      } else {
        supernews_history_enter(pointer, line)
        if keeping == .session, supernews_history_newest(pointer, &number) != nil {
          history?.unsuggested.insert(number)
        }
      }
      if keeping == .always { append(pointer) }
    }
  }

  /// How the newest line goes on that begins with a text; `nil` where none does.
  func continuation(of text: String) -> String? {
    history.withLock { history in
      guard let pointer = Self.opened(&history, path) else { return nil }
      let length = text.utf8.count
      var number: Int32 = 0
      var line = supernews_history_newest(pointer, &number)
      while let candidate = line {
        if strncmp(candidate, text, length) == 0, candidate[length] != 0,
          history?.unsuggested.contains(number) == false
        {
          // The text ends where a character does: so does its beginning in the line.
          return String(validatingCString: candidate + length)
        }
        line = supernews_history_older(pointer, &number)
      }
      return nil
    }
  }

  /// Gives libedit the list for the arrow keys.
  func attach(to edit: OpaquePointer) {
    history.withLock { history in
      guard let pointer = Self.opened(&history, path) else { return }
      supernews_el_set_history(edit, pointer)
    }
  }

  private static func opened(_ history: inout Handle?, _ path: FilePath?) -> OpaquePointer? {
    if let history { return history.pointer }
    guard let pointer = history_init() else { return nil }
    supernews_history_set_size(pointer, size)
    if let path {
      var status = stat()
      let size = stat(path.bytes, &status) == 0 ? Int(status.st_size) : 0
      if size > 0, isReadable(path), supernews_history_load(pointer, path.bytes) < 0 {
        // Not libedit's: it would take every line that is added and never read one again.
        rename(path.bytes, (path + ".damaged-\(time(nil))").bytes)
      } else if size > fileLimit {
        tidy(pointer, path)
      }
    }
    history = Handle(pointer: pointer)
    return pointer
  }

  /// libedit says of a file that cannot be read, for want of rights or of descriptors, no more than of a damaged one.
  private static func isReadable(_ path: FilePath) -> Bool {
    let descriptor = open(path.bytes, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var byte: UInt8 = 0
    return systemRead(descriptor, &byte, 1) >= 0
  }

  /// Replaces the file by the newest lines of it.
  private static func tidy(_ pointer: OpaquePointer, _ path: FilePath) {
    let descriptor = open(path.bytes, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    // What another session is adding just now would be lost: then the next time will do.
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return }
    let temporary = path + ".\(getpid()).new"
    if supernews_history_save(pointer, temporary.bytes) >= 0 { rename(temporary.bytes, path.bytes) }
  }

  /// Adds the newest line to the file, one session at a time.
  private func append(_ pointer: OpaquePointer) {
    guard let path else { return }
    for folder in path.ancestors { mkdir(folder.bytes, 0o700) }
    let descriptor = open(path.bytes, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    guard let file = fdopen(descriptor, "a") else {
      close(descriptor)
      return
    }
    flock(descriptor, LOCK_EX)
    // libedit writes the file's first line where the position is 0.
    fseek(file, 0, SEEK_END)
    supernews_history_append(pointer, file)
    fclose(file)
  }
}
