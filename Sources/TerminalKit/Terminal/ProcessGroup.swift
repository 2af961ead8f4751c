import Glibc

/// The group of processes that Ctrl-Z would stop.
package enum ProcessGroup {
  /// The most processes between this one and the one that manages the group.
  private static let longestLine = 32

  /// Whether nobody could continue the group if it were stopped: no process outside it, in its session, is the parent of
  /// one in it. That is so for a program that a terminal or `ssh` starts without a shell that manages jobs. The kernel
  /// then ignores Ctrl-Z (POSIX calls such a group orphaned), and so must everything that stops the process by itself.
  package static var isOrphaned: Bool {
    let (group, session) = (getpgrp(), getsid(0))
    var parent = getppid()
    for _ in 0..<longestLine {
      // The parent is outside what this process can see.
      guard parent > 0 else { return true }
      guard getpgid(parent) == group else { return getsid(parent) != session }
      guard let next = self.parent(of: parent) else { return false }
      parent = next
    }
    return false
  }

  /// The parent of a process; `nil` if that cannot be found out.
  private static func parent(of process: pid_t) -> pid_t? {
    let descriptor = open("/proc/\(process)/stat", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 512)
    let count = systemRead(descriptor, &bytes, bytes.count)
    // After the name, which may have parentheses itself: the state and the parent (proc_pid_stat(5)).
    guard count > 0, let end = bytes[..<count].lastIndex(of: UInt8(ascii: ")")) else { return nil }
    let fields = String(decoding: bytes[(end + 1)..<count], as: UTF8.self).split(separator: " ")
    return fields.count > 1 ? pid_t(fields[1]) : nil
  }
}
