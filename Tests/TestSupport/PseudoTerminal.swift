/// A terminal with the program at its other end. A test types at it and reads from it.
package final class PseudoTerminal {
  package struct TimeOut: Error, CustomStringConvertible {
    let wanted: String
    let seen: String

    package init(wanted: String, seen: String) {
      self.wanted = wanted
      self.seen = seen
    }

    package var description: String { "no \(String(reflecting: wanted)) in \(String(reflecting: seen))" }
  }

  // TIOCSPTLCK and TIOCGPTN of Linux, macros that Swift does not import.
  private static let unlock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430

  private let master: Int32
  /// Kept because its home folder must exist.
  private let program: Program
  package let process: pid_t
  /// Everything that was sent to the terminal.
  package private(set) var raw = ""
  /// The beginning of a character whose last bytes have not been read yet.
  private var rest: [UInt8] = []
  /// The text without escape sequences and carriage returns.
  private var shown = ""
  /// Where the output is in an escape sequence.
  private var escape = Escape.none
  /// The number of bytes of this text that the test has read.
  private var position = 0
  private var isEnded = false

  /// - Parameter output: the descriptor of standard output, instead of the terminal.
  package init(
    _ program: Program, _ arguments: [String] = [], columns: UInt16 = 80, rows: UInt16 = 24, output: Int32? = nil
  ) throws {
    self.program = program
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var unlocked: Int32 = 0
    var number: Int32 = 0
    guard master >= 0, ioctl(master, Self.unlock, &unlocked) == 0,
      ioctl(master, Self.getNumber, &number) == 0
    else { throw Program.Failure.cannotStart(errno) }
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    process = try program.start(arguments, terminal: "/dev/pts/\(number)", output: output)
  }

  deinit {
    close(master)
    guard !isEnded else { return }
    kill(process, SIGKILL)
    var status: Int32 = 0
    waitpid(process, &status, 0)
  }

  /// Whether the terminal itself shows what is typed, as it does for a system shell.
  package var echoes: Bool {
    var modes = termios()
    return tcgetattr(master, &modes) == 0 && modes.c_lflag & tcflag_t(ECHO) != 0
  }

  /// The group of processes that has the terminal.
  package var foreground: pid_t { tcgetpgrp(master) }

  package func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = systemWrite(master, bytes, bytes.count)
  }

  package func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Reads until the text has arrived, searching from the end of the text waited for last.
  ///
  /// - Returns: the output up to the end of the text, without escape sequences.
  @discardableResult
  package func wait(for wanted: String, seconds: Int = 30) async throws -> String {
    let end = ContinuousClock.now + .seconds(seconds)
    var searched = -1
    while true {
      let unread = shown[shown.utf8.index(shown.startIndex, offsetBy: position)...]
      // While nothing new has arrived there is nothing to search again.
      if shown.utf8.count > searched, let range = unread.firstRange(of: wanted) {
        position = shown.utf8.distance(from: shown.startIndex, to: range.upperBound)
        return String(unread[..<range.upperBound])
      }
      searched = shown.utf8.count
      guard try await readMore(until: end) else { throw TimeOut(wanted: wanted, seen: String(unread)) }
    }
  }

  /// Reads until the program has ended.
  ///
  /// - Returns: its status; `nil` if it had to be ended.
  package func end(seconds: Int = 30) async throws -> Int32? {
    var status: Int32 = 0
    let end = ContinuousClock.now + .seconds(seconds)
    while true {
      let isInTime = try await readMore(until: end)
      if waitpid(process, &status, WNOHANG) == process {
        isEnded = true
        while readNow() {}
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
      }
      if !isInTime { return nil }
    }
  }

  /// Reads everything written so far.
  package func readAll() async throws {
    // Twice: output that was just written may take a moment to arrive.
    for _ in 0..<2 {
      while readNow() {}
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  /// Reads the available output, or waits a moment for more.
  ///
  /// - Returns: `false` if there is no output and the time is up. Output that arrived while the test itself waited for
  ///   its turn is read however late it is.
  private func readMore(until end: ContinuousClock.Instant) async throws -> Bool {
    let isOver = ContinuousClock.now >= end
    if readNow() { return true }
    if isOver { return false }
    // Never a blocking wait: all tests share a few threads.
    try await Task.sleep(for: .milliseconds(10))
    return true
  }

  /// - Returns: whether there was something to read.
  private func readNow() -> Bool {
    var poll = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard systemPoll(&poll, 1, 0) > 0, poll.revents & Int16(POLLIN) != 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = systemRead(master, &bytes, bytes.count)
    let read = rest + bytes.prefix(max(0, count))
    let whole = read.prefix(Self.wholeLength(of: read))
    let text = String(decoding: whole, as: UTF8.self)
    raw += text
    show(text)
    rest = Array(read[whole.endIndex...])
    return count > 0
  }

  /// The number of bytes before an incomplete UTF-8 character at the end.
  private static func wholeLength(of bytes: [UInt8]) -> Int {
    guard let start = bytes.suffix(3).lastIndex(where: { $0 >= 0xC0 }) else { return bytes.count }
    let length = bytes[start] >= 0xF0 ? 4 : bytes[start] >= 0xE0 ? 3 : 2
    return bytes.count - start < length ? start : bytes.count
  }

  private enum Escape {
    case none
    case begun
    case control
  }

  /// Adds the text without escape sequences and carriage returns to what is shown.
  private func show(_ text: String) {
    for scalar in text.unicodeScalars {
      switch (escape, scalar) {
      case (.control, _): if (0x40...0x7E).contains(scalar.value) { escape = .none }
      case (.begun, "["): escape = .control
      case (_, "\u{1B}"): escape = .begun
      case (_, "\r"), (_, "\u{7}"): escape = .none
      default:
        escape = .none
        shown.unicodeScalars.append(scalar)
      }
    }
  }
}
