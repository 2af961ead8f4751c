import CLibedit
import Glibc
import Locking
import TerminalKit

/// The lines typed earlier, stored in libedit's own file, which several sessions may add to at the same time.
package final class EditHistory: CommandHistory {
  /// How many lines are kept in memory, and in the file when it is next cleaned up.
  private static let size: Int32 = 2000
  /// The size in bytes above which the file is set aside: many thousand times what is stored, and too long to read.
  private static let longestFile = 64 << 20
  /// The size in bytes above which the file is cleaned up when it is read.
  private static let fileLimit = 1 << 20

  /// The path as a C string, with the terminating zero.
  private let path: [CChar]?
  private let makeFolders: @Sendable () -> Void
  // The compiler cannot check the use of this pointer. It is used only inside this lock, and by libedit itself while a
  // line is edited; no command runs then.
  private let history: Guarded<Handle?>

  struct Handle: @unchecked Sendable {
    // Unchecked: the lock that guards the pointer travels with it.
    let pointer: OpaquePointer
    /// The numbers of this session's lines that are not suggested.
    var unsuggested: Set<Int32> = []
  }

  /// - Parameters:
  ///   - path: The history file as a C string; `nil` keeps the history in memory.
  ///   - makeFolders: Creates the folders of that file, before it is first written.
  package init(path: [CChar]?, makeFolders: @escaping @Sendable () -> Void = {}) {
    self.path = path
    self.makeFolders = makeFolders
    history = Guarded(nil)
  }

  /// Whether there is no history file yet, so that nobody has typed a command here before.
  package var isNew: Bool {
    path.map { access($0, F_OK) != 0 } ?? true
  }

  package func last(_ count: Int) -> [(number: Int, line: String)] {
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
        // The line was kept for this session only. It is now entered again, to be stored like any other.
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

  /// The rest of the newest line that begins with a text; `nil` if there is none.
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
          // The text ends between two characters, so the line is cut between two characters as well.
          return String(validatingCString: candidate + length)
        }
        line = supernews_history_older(pointer, &number)
      }
      return nil
    }
  }

  /// Gives libedit the history, for the arrow keys.
  func attach(to edit: OpaquePointer) {
    history.withLock { history in
      guard let pointer = Self.opened(&history, path) else { return }
      supernews_el_set_history(edit, pointer)
    }
  }

  private static func opened(_ history: inout Handle?, _ path: [CChar]?) -> OpaquePointer? {
    if let history { return history.pointer }
    guard let pointer = supernews_history_init() else { return nil }
    supernews_history_set_size(pointer, size)
    if let path {
      var status = stat()
      let isFile = stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      let size = isFile ? Int(status.st_size) : 0
      if size > 0, isReadable(path), size > longestFile || supernews_history_load(pointer, path) < 0 {
        // This is not one of libedit's files: lines would be added to it for ever, and it could never be read.
        rename(path, Self.path(path, ending: ".damaged-\(time(nil))"))
      } else if size > fileLimit {
        tidy(pointer, path)
      }
    }
    history = Handle(pointer: pointer)
    return pointer
  }

  /// Whether a file can be read. libedit reports the same error for a damaged file and for one that cannot be opened,
  /// so only a readable file is considered damaged.
  private static func isReadable(_ path: [CChar]) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var byte: UInt8 = 0
    return systemRead(descriptor, &byte, 1) >= 0
  }

  /// Replaces the file by its newest lines.
  private static func tidy(_ pointer: OpaquePointer, _ path: [CChar]) {
    let descriptor = open(path, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    // If another session is adding a line right now, that line would be lost. The file is cleaned up another time.
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return }
    let temporary = Self.path(path, ending: ".\(getpid()).new")
    if supernews_history_save(pointer, temporary) >= 0 { rename(temporary, path) }
  }

  /// Adds the newest line to the file, under a lock, as other sessions may add to it too.
  private func append(_ pointer: OpaquePointer) {
    guard let path else { return }
    makeFolders()
    // O_NONBLOCK: opening a pipe without a reader must not wait; it is not a history.
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK, 0o600)
    guard descriptor >= 0 else { return }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      return
    }
    guard let file = fdopen(descriptor, "a") else {
      close(descriptor)
      return
    }
    flock(descriptor, LOCK_EX)
    // libedit writes the file's header line if the position is 0.
    fseek(file, 0, SEEK_END)
    supernews_history_append(pointer, file)
    fclose(file)
  }

  private static func path(_ path: [CChar], ending: String) -> [CChar] { path.dropLast() + ending.utf8CString }
}
