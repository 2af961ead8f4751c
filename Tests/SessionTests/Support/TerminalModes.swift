import TestSupport

/// How a terminal takes what is typed, read at the program's own end of it; it can be asked after the program, too.
final class TerminalModes {
  private let descriptor: Int32

  /// - Parameter process: has the terminal as its standard input.
  init(of process: pid_t) throws {
    descriptor = open("/proc/\(process)/fd/0", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Program.Failure.cannotStart(errno) }
  }

  deinit {
    close(descriptor)
  }

  /// Whether it shows what is typed and gives it line by line, as a shell expects to find it.
  var isOrdinary: Bool {
    let local = tcflag_t(ECHO | ICANON | IEXTEN | ISIG)
    let input = tcflag_t(ICRNL | IXON)
    return modes.c_lflag & local == local && modes.c_iflag & input == input
  }

  /// Whether it gives every key at once and shows none.
  var isRaw: Bool { modes.c_lflag & tcflag_t(ECHO | ICANON) == 0 }

  private var modes: termios {
    var modes = termios()
    tcgetattr(descriptor, &modes)
    return modes
  }
}
