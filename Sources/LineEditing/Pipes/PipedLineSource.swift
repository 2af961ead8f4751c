import Glibc
import Synchronization
import TerminalKit

/// The lines of a script: standard input, a file or a string.
///
/// It reads bytes, so that a line that is not text is reported with its number and the other lines are still read.
package final class PipedLineSource: LineSource, AnswerReader {
  /// The longest line that is read, in bytes.
  package static let lineLimit = 1 << 16

  private struct State {
    var buffer: [UInt8] = []
    /// The index in the buffer at which the next line begins.
    var position = 0
    var isAtEnd: Bool
    var number = 0
    /// The error that ended the reading; `nil` if it was the end of the input.
    var failure: (any Error)?
  }

  package let name: String?
  /// Whether a person types the lines, at a terminal that libedit cannot use.
  package let isInteractive: Bool
  private let descriptor: Int32
  private let wake: WakePipe?
  private let state: Mutex<State>

  /// - Parameters:
  ///   - descriptor: The file descriptor to read from; it is not closed.
  ///   - wake: Interrupts the wait for more input.
  package init(descriptor: Int32, name: String?, isInteractive: Bool = false, wake: WakePipe?) {
    self.descriptor = descriptor
    self.name = name
    self.isInteractive = isInteractive
    self.wake = wake
    state = Mutex(State(isAtEnd: false))
  }

  package init(text: String, name: String?) {
    descriptor = -1
    self.name = name
    isInteractive = false
    wake = nil
    state = Mutex(State(buffer: Array(text.utf8), isAtEnd: true))
  }

  /// A source that only reports why it cannot be read.
  package init(_ failure: any Error, name: String?) {
    descriptor = -1
    self.name = name
    isInteractive = false
    wake = nil
    state = Mutex(State(isAtEnd: true, failure: failure))
  }

  package func next(_ context: any LineContext) async -> Line {
    if isInteractive {
      let prompt = context.prompt(columns: 80).map(\.text).joined()
      UnbufferedOutput.write(SafeOutput(prompt), to: STDERR_FILENO)
    }
    return state.withLock { readLine(&$0) }
  }

  package var hasLine: Bool {
    state.withLock { $0.isAtEnd || $0.buffer[$0.position...].contains(UInt8(ascii: "\n")) }
  }

  package func remember(_ line: String, _ keeping: HistoryPolicy) {}

  package func readAnswer(to prompt: SafeOutput, isSecret: Bool) async throws -> String? {
    switch state.withLock({ readLine(&$0) }) {
    case .text(let text, _): return text
    case .unreadable(let error, _): throw error
    case .interrupted: throw CancellationError()
    case .woken, .pasted, .end: return nil
    }
  }

  private func readLine(_ state: inout State) -> Line {
    var searched = state.position
    while true {
      if let end = state.buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        return line(upTo: end, &state)
      }
      if state.buffer.count - state.position > Self.lineLimit { return skipLine(&state) }
      searched = state.buffer.count
      if state.isAtEnd {
        if let failure = state.failure.take() {
          // The part of the last line that was read is not a command.
          state.position = state.buffer.count
          return .unreadable(failure, number: state.number + 1)
        }
        return state.position < state.buffer.count ? line(upTo: state.buffer.count, &state) : .end
      }
      guard fill(&state, searched: &searched) else { return .interrupted }
    }
  }

  private func line(upTo end: Int, _ state: inout State) -> Line {
    var bytes = state.buffer[state.position..<end]
    state.position = min(end + 1, state.buffer.count)
    state.number += 1
    if state.number == 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    if bytes.last == UInt8(ascii: "\r") { bytes = bytes.dropLast() }
    guard bytes.count <= Self.lineLimit else {
      return .unreadable(LineError.tooLong(limit: Self.lineLimit), number: state.number)
    }
    guard !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self) else {
      return .unreadable(LineError.notText, number: state.number)
    }
    return .text(text, number: state.number)
  }

  /// Skips a line that is too long, without keeping it in memory.
  private func skipLine(_ state: inout State) -> Line {
    state.number += 1
    while true {
      state.position = 0
      state.buffer.removeAll(keepingCapacity: true)
      var searched = 0
      if state.isAtEnd { break }
      guard fill(&state, searched: &searched) else { return .interrupted }
      if let end = state.buffer.firstIndex(of: UInt8(ascii: "\n")) {
        state.position = end + 1
        break
      }
    }
    return .unreadable(LineError.tooLong(limit: Self.lineLimit), number: state.number)
  }

  /// Reads more bytes and adds them to the buffer.
  ///
  /// - Returns: Whether the wait was not interrupted.
  private func fill(_ state: inout State, searched: inout Int) -> Bool {
    if state.position > 0 {
      state.buffer.removeSubrange(..<state.position)
      searched -= state.position
      state.position = 0
    }
    while let wake, wake.wait(for: descriptor) == .woken {
      // A new window size does not concern a script.
      guard wake.take() == .interrupt else { continue }
      if isInteractive { UnbufferedOutput.write("^C\n", to: STDERR_FILENO) }
      return false
    }
    let used = state.buffer.count
    let portion = 1 << 16
    state.buffer.append(contentsOf: repeatElement(0, count: portion))
    let count = state.buffer.withUnsafeMutableBytes { bytes in
      systemRead(descriptor, bytes.baseAddress?.advanced(by: used), portion)
    }
    state.buffer.removeLast(portion - max(0, count))
    if count == 0 { state.isAtEnd = true }
    if count < 0, errno != EINTR, errno != EAGAIN {
      state.isAtEnd = true
      state.failure = LineError.unreadable(place: name ?? "stdin", detail: String(cString: strerror(errno)))
    }
    return true
  }
}
