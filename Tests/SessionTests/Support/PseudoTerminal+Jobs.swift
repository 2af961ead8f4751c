import TestSupport

extension PseudoTerminal {
  /// Runs a program as a job of a system shell: stopped with Ctrl-Z it goes on at the next line that is typed. Without
  /// such a shell nobody could continue it, and Ctrl-Z does nothing.
  convenience init(
    asJob program: Program, _ arguments: [String] = [], columns: UInt16 = 80, rows: UInt16 = 24
  ) throws {
    var shell = program
    shell.path = "/bin/sh"
    // 128 and the number of the signal that stopped it: SIGSTOP or SIGTSTP.
    let script = """
      set -m
      "$0" "$@"; s=$?
      while [ $s = 147 ] || [ $s = 148 ]; do read -r line; fg >/dev/null; s=$?; done
      exit $s
      """
    try self.init(shell, ["-c", script, program.path] + arguments, columns: columns, rows: rows)
  }

  /// Types Ctrl-Z and waits until the job has stopped.
  ///
  /// - Returns: The group of its processes.
  func stopJob() async throws -> pid_t {
    let job = foreground
    type("\u{1A}")
    guard try await eventually({ Self.states(ofGroup: job).allSatisfy { $0 == "T" } && self.foreground != job }) else {
      throw TimeOut(wanted: "a stopped job", seen: Self.states(ofGroup: job).joined())
    }
    return job
  }

  /// Lets a stopped job go on.
  func continueJob() { type("\n") }

  /// The states of the processes of a group: T is stopped.
  static func states(ofGroup group: pid_t) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.filter { $0.allSatisfy(\.isNumber) }.compactMap { name in
      guard let text = try? String(contentsOfFile: "/proc/\(name)/stat", encoding: .utf8),
        let end = text.lastIndex(of: ")")
      else { return nil }
      // After the name: the state, the parent and the group.
      let fields = text[end...].split(separator: " " as Character)
      return fields.count > 3 && fields[3] == "\(group)" ? String(fields[1]) : nil
    }
  }
}
