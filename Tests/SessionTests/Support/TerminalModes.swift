import TestSupport

/// The input modes of a terminal, read at the program's end of it, even after the program has ended.
final class TerminalModes {
  private let descriptor: Int32

  /// - Parameter process: a process whose standard input is the terminal.
  init(of process: pid_t) throws {
    descriptor = open("/proc/\(process)/fd/0", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Program.Failure.cannotStart(errno) }
  }

  deinit {
    close(descriptor)
  }

  /// Whether it echoes typed text and delivers it line by line, as a shell expects.
  var isOrdinary: Bool {
    let local = tcflag_t(ECHO | ICANON | IEXTEN | ISIG)
    let input = tcflag_t(ICRNL | IXON)
    return modes.c_lflag & local == local && modes.c_iflag & input == input
  }

  /// Whether it delivers every key at once without an echo.
  var isRaw: Bool { modes.c_lflag & tcflag_t(ECHO | ICANON) == 0 }

  private var modes: termios {
    var modes = termios()
    tcgetattr(descriptor, &modes)
    return modes
  }
}
