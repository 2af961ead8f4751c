import CSystem
import Glibc
import Locking

/// The terminal that a person types at, even if standard output goes elsewhere.
///
/// Unchecked: its streams are used by one thread at a time, the editing one or, while a command asks for a secret,
/// another. Views and signal handlers bypass the streams and write under a lock.
package final class Terminal: @unchecked Sendable {
  package static let pasteBracketsOn: StaticString = "\u{1B}[?2004h"
  package static let pasteBracketsOff: StaticString = "\u{1B}[?2004l"

  /// Switches to the alternate screen, empty; and back to the normal screen, with a visible cursor. On the alternate
  /// screen lines are not wrapped (DECAWM): one that is wider than was counted stays in its row.
  private static let stageOn: StaticString = "\u{1B}[?1049h\u{1B}[2J\u{1B}[?7l"
  private static let stageOff: StaticString = "\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

  /// The longest pause between two portions of a paste, in milliseconds.
  package static let pauseWithinPaste: Int32 = 30
  /// How many portions of a paste are discarded before a question.
  private static let maxPortions = 1000

  private enum Ownership {
    case line
    /// A view has the whole terminal.
    case stage
    /// The process is ending, so the terminal is no longer available.
    case over
  }

  /// Whether the terminal can place its cursor.
  package let isEditable: Bool
  package let inputDescriptor: Int32
  private let outputDescriptor: Int32
  package let input: UnsafeMutablePointer<FILE>
  package let output: UnsafeMutablePointer<FILE>
  private let ownership = Guarded(Ownership.line)
  /// The terminal's modes before anything was edited.
  private let modes: termios

  /// - Parameter kind: The kind of terminal (`TERM`).
  /// - Returns: `nil` if standard input is not a terminal.
  package init?(kind: String?) {
    guard isatty(STDIN_FILENO) == 1 else { return nil }
    isEditable = Self.canEdit(kind: kind)
    inputDescriptor = STDIN_FILENO
    // If standard output goes elsewhere (`| tee log`), the line is still edited at the terminal.
    let isDirect = isatty(STDOUT_FILENO) == 1
    outputDescriptor = isDirect ? STDOUT_FILENO : open("/dev/tty", O_WRONLY | O_CLOEXEC)
    var modes = termios()
    guard outputDescriptor >= 0, tcgetattr(inputDescriptor, &modes) == 0,
      let input = fdopen(inputDescriptor, "r"), let output = fdopen(outputDescriptor, "w")
    else { return nil }
    self.input = input
    self.output = output
    self.modes = modes
    let end = isEditable ? Self.pasteBracketsOff.description : ""
    supernews_guard_terminal(inputDescriptor, outputDescriptor, &modes, end, Self.stageOff.description + end)
  }

  /// Whether a terminal of this kind (`TERM`) can place its cursor, which editing needs.
  package static func canEdit(kind: String?) -> Bool {
    kind.map { !$0.isEmpty && $0 != "dumb" } ?? false
  }

  package var columns: Int { TerminalSize.columns(outputDescriptor) ?? 80 }

  package var rows: Int { TerminalSize.rows(outputDescriptor) ?? 24 }

  /// Records whether a line is being edited, which would have to be undone after a crash.
  package func isEditing(_ isEditing: Bool) {
    supernews_use_terminal(isEditing ? supernews_terminal_line : supernews_terminal_untouched)
  }

  package func write(_ output: SafeOutput) {
    // The buffered output of libedit goes first.
    fflush(self.output)
    UnbufferedOutput.write(output, to: outputDescriptor)
  }

  /// Adds to the buffer, so that it is written together with what libedit draws next.
  package func add(_ literal: StaticString) {
    fputs(literal.description, output)
  }

  /// Switches to a separate screen, which leaves no trace, and to reading every key as it is typed.
  ///
  /// A process in the background does not do this, because another one owns the terminal then.
  func enterStage() {
    guard isInForeground else { return }
    var raw = modes
    // Keys still send signals: Ctrl-C and Ctrl-Z have the same meaning as at the prompt.
    raw.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN)
    raw.c_iflag &= ~tcflag_t(IXON | ICRNL)
    ownership.withLock { ownership in
      guard ownership != .over else { return }
      ownership = .stage
      supernews_use_terminal(supernews_terminal_view)
      tcsetattr(inputDescriptor, TCSANOW, &raw)
      UnbufferedOutput.write(SafeOutput(Self.stageOn, Self.pasteBracketsOn), to: outputDescriptor)
    }
  }

  private var isInForeground: Bool { tcgetpgrp(inputDescriptor) == getpgrp() }

  /// Draws a view's frame, unless the terminal has been given back meanwhile.
  func draw(_ output: SafeOutput) {
    ownership.withLock { ownership in
      if ownership == .stage { UnbufferedOutput.write(output, to: outputDescriptor) }
    }
  }

  /// Restores the terminal to its original modes, unless the process is in the background: another one owns the terminal
  /// then, and a signal could not end this one, as changing the terminal would stop it.
  package func restore() { restore(for: .line) }

  /// Restores the terminal for good, because the process is about to end.
  package func restoreForEnd() { restore(for: .over) }

  private func restore(for next: Ownership) {
    ownership.withLock { ownership in
      let isOnStage = ownership == .stage
      if ownership != .over { ownership = next }
      supernews_use_terminal(supernews_terminal_untouched)
      guard isInForeground else { return }
      if isOnStage { UnbufferedOutput.write(SafeOutput(Self.stageOff), to: outputDescriptor) }
      var modes = modes
      tcsetattr(inputDescriptor, TCSANOW, &modes)
      if isEditable { UnbufferedOutput.write(SafeOutput(Terminal.pasteBracketsOff), to: outputDescriptor) }
    }
  }

  /// Reads the next character; bytes that are not UTF-8 are skipped.
  ///
  /// - Returns: `nil` at the end of input.
  package func readScalar() -> Unicode.Scalar? {
    while let lead = readByte() {
      let length: Int
      switch lead {
      case 0..<0x80: length = 1
      case 0xC2..<0xE0: length = 2
      case 0xE0..<0xF0: length = 3
      case 0xF0..<0xF5: length = 4
      default: continue
      }
      // Reads exactly the bytes of one character, as the following ones belong to the next read.
      var bytes = [lead]
      // They arrive together. The wait is limited, so that a single stray byte does not block everything.
      while bytes.count < length, hasByte(within: 50), let next = readByte() {
        bytes.append(next)
        // Not a continuation byte: the earlier byte was a stray one, and this is the key typed after it.
        if next & 0xC0 != 0x80 { return Unicode.Scalar(next) }
      }
      if let text = String(validating: bytes, as: UTF8.self), let scalar = text.unicodeScalars.first { return scalar }
    }
    return nil
  }

  /// Whether input is waiting.
  package var hasInput: Bool { hasByte(within: 0) }

  /// Whether input arrives within so many milliseconds.
  package func hasInput(within milliseconds: Int32) -> Bool { hasByte(within: milliseconds) }

  /// Reads the rest of a control sequence whose ESC has already been read.
  ///
  /// - Returns: the rest.
  @discardableResult
  package func skipSequence() -> String {
    var sequence: [UInt8] = []
    guard hasByte(within: 50), let first = readByte() else { return "" }
    sequence.append(first)
    guard first == UInt8(ascii: "[") || first == UInt8(ascii: "O") else { return "" }
    while hasByte(within: 50), let byte = readByte() {
      sequence.append(byte)
      if (0x40...0x7E).contains(byte) { break }
    }
    return String(decoding: sequence, as: UTF8.self)
  }

  private func hasByte(within milliseconds: Int32) -> Bool {
    var poll = pollfd(fd: inputDescriptor, events: Int16(POLLIN), revents: 0)
    return systemPoll(&poll, 1, milliseconds) > 0
  }

  private func readByte() -> UInt8? {
    var byte: UInt8 = 0
    while true {
      let count = systemRead(inputDescriptor, &byte, 1)
      if count == 1 { return byte }
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      return nil
    }
  }

  /// Lets the terminal stop the process when it uses it from the background. The threads of a pool block the signals
  /// for that, and reading would then fail as at the end of input.
  package static func asJob<Result>(_ body: () throws -> Result) rethrows -> Result {
    var signals = sigset_t()
    var before = sigset_t()
    sigemptyset(&signals)
    for number in [SIGTTIN, SIGTTOU] { sigaddset(&signals, number) }
    pthread_sigmask(SIG_UNBLOCK, &signals, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try body()
  }

  /// Stops the process (Ctrl-Z) and returns when it is continued. Not for a group without anybody to continue it: see
  /// ``ProcessGroup/isOrphaned``. Take the terminal at the event that follows: a signal
  /// that came before may end the process, which would be stopped again if it is in the background.
  package static func stopProcess() {
    // Sent to this thread: a signal to the process may take effect only after the terminal has been taken again.
    raise(SIGSTOP)
  }

  /// Reads a line in the middle of a command.
  ///
  /// - Parameter isSecret: Whether the typed text is hidden.
  /// - Returns: `nil` at the end of input.
  /// - Throws: `CancellationError` after Ctrl-C.
  func readAnswer(to prompt: SafeOutput, isSecret: Bool, wake: WakePipe) throws -> String? {
    var modes = modes
    if isSecret {
      modes.c_lflag &= ~tcflag_t(ECHO)
      isEditing(true)
    }
    tcsetattr(inputDescriptor, TCSAFLUSH, &modes)
    defer { restore() }
    // The rest of a paste that still arrives must not answer.
    for _ in 0..<Self.maxPortions {
      guard hasByte(within: Self.pauseWithinPaste) else { break }
      tcflush(inputDescriptor, TCIFLUSH)
    }
    write(prompt)
    var text = ""
    while true {
      if wake.wait(for: inputDescriptor) == .woken {
        switch wake.take() {
        case .interrupt:
          write("\n")
          throw CancellationError()
        case .suspend:
          restore()
          Terminal.stopProcess()
        case .resume:
          tcsetattr(inputDescriptor, TCSAFLUSH, &modes)
          write(prompt)
        case .resize, .stop, .news, nil: continue
        }
        continue
      }
      guard let scalar = readScalar() else {
        write("\n")
        return text.isEmpty ? nil : text
      }
      if scalar == "\n" {
        // Visible text ends its own line.
        if isSecret { write("\n") }
        return text
      }
      text.unicodeScalars.append(scalar)
    }
  }
}
