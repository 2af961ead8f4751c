import Glibc
import Synchronization
import TerminalKit

/// Lines of a script: of standard input, a file or a text. Bytes are read as they are, so that what is
/// no text is told with its line and loses nothing else.
package final class PipedLineSource: LineSource, AnswerReader {
  /// Longer lines are no commands, in bytes.
  package static let lineLimit = 1 << 16

  private struct State {
    var buffer: [UInt8] = []
    /// Where the next line begins in the buffer.
    var position = 0
    var isAtEnd: Bool
    var number = 0
    /// Why there is no more, where that was not the end.
    var failure: (any Error)?
  }

  package let name: String?
  /// Whether a person types the lines, on a terminal that libedit cannot use.
  package let isInteractive: Bool
  private let descriptor: Int32
  private let wake: WakePipe?
  private let state: Mutex<State>

  /// - Parameters:
  ///   - descriptor: stays open.
  ///   - wake: what interrupts the wait for more.
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

  /// One whose only line is what kept it from being read.
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
    case .end: return nil
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
          // What came of the last line is no command.
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

  /// Leaves out a line without holding it.
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

  /// Reads more behind what is there.
  ///
  /// - Returns: whether the wait was not interrupted.
  private func fill(_ state: inout State, searched: inout Int) -> Bool {
    if state.position > 0 {
      state.buffer.removeSubrange(..<state.position)
      searched -= state.position
      state.position = 0
    }
    while let wake, wake.wait(for: descriptor) == .woken {
      // A new size of the window is no matter of a script.
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
