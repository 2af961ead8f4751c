import Dispatch
import Glibc
import Locking
import TerminalKit

/// The lines of a script: standard input, a file or a string.
///
/// It reads bytes, so that a line that is not text is reported with its number and the other lines are still read.
package final class PipedLineSource: LineSource, AnswerReader {
  private struct State {
    var buffer: [UInt8] = []
    /// The index in the buffer at which the next line begins.
    var position = 0
    /// The index up to which no line ends.
    var searched = 0
    /// Whether the rest of a line is left out because it is too long.
    var isSkipping = false
    /// The beginning of that line.
    var start = ""
    var isAtEnd: Bool
    var number = 0
    /// The error that ended the reading; `nil` if it was the end of the input.
    var failure: (any Error)?
  }

  package let name: String?
  /// Whether a person types the lines, at a terminal that libedit cannot use.
  package let isInteractive: Bool
  package let outlivesInterrupts: Bool
  private let descriptor: Int32
  private let wake: WakePipe?
  private let history: EditHistory?
  /// Waits for input on a separate thread, as it may never arrive.
  private let queue = DispatchQueue(label: "supernews.lines")
  private let state: Guarded<State>

  /// - Parameters:
  ///   - descriptor: The file descriptor to read from; it is not closed.
  ///   - outlivesInterrupts: Whether Ctrl-C ends only the command that runs.
  ///   - history: Takes the lines that a person types; `nil` for a script.
  ///   - wake: Interrupts the wait for more input.
  package init(
    descriptor: Int32, name: String?, isInteractive: Bool = false, outlivesInterrupts: Bool = false,
    history: EditHistory? = nil, wake: WakePipe?
  ) {
    self.history = history
    self.descriptor = descriptor
    self.name = name
    self.isInteractive = isInteractive
    self.outlivesInterrupts = outlivesInterrupts
    self.wake = wake
    state = Guarded(State(isAtEnd: false))
  }

  package init(text: String, name: String?) {
    descriptor = -1
    self.name = name
    isInteractive = false
    outlivesInterrupts = false
    history = nil
    wake = nil
    state = Guarded(State(buffer: Array(text.utf8), isAtEnd: true))
  }

  /// A source that only reports why it cannot be read.
  package init(_ failure: any Error, name: String?) {
    descriptor = -1
    self.name = name
    isInteractive = false
    outlivesInterrupts = false
    history = nil
    wake = nil
    state = Guarded(State(isAtEnd: true, failure: failure))
  }

  package func next(_ context: any LineContext) async -> LineInput {
    if isInteractive {
      let prompt = context.prompt(columns: 80).map(\.text).joined()
      UnbufferedOutput.write(SafeOutput(prompt), to: STDERR_FILENO)
    }
    return await readLine()
  }

  package var hasLine: Bool {
    state.withLock { $0.isAtEnd || $0.buffer[$0.position...].contains(UInt8(ascii: "\n")) }
  }

  package func remember(_ line: String, _ keeping: HistoryPolicy) { history?.remember(line, keeping) }

  package func readAnswer(to prompt: SafeOutput, isSecret: Bool) async throws -> String? {
    switch await readLine() {
    case .text(let text, _), .early(let text, _): return text
    case .unreadable(let error, _, _): throw error
    case .interrupted: throw CancellationError()
    case .woken, .down, .pasted, .end: return nil
    }
  }

  private func readLine() async -> LineInput {
    while true {
      if let line = state.withLock({ nextLine(&$0) }) { return line }
      let portion = await withCheckedContinuation { continuation in
        queue.async { continuation.resume(returning: self.read()) }
      }
      guard let portion else { return .interrupted }
      state.withLock { take(portion, &$0) }
    }
  }

  /// - Returns: `nil` if more input is needed.
  private func nextLine(_ state: inout State) -> LineInput? {
    if let end = state.buffer[max(state.searched, state.position)...].firstIndex(of: UInt8(ascii: "\n")) {
      guard state.isSkipping else { return line(upTo: end, &state) }
      state.isSkipping = false
      state.position = end + 1
      return .unreadable(LineError.tooLong(limit: LineInput.lengthLimit), number: state.number, start: state.start)
    }
    if !state.isSkipping, state.buffer.count - state.position > LineInput.lengthLimit {
      state.isSkipping = true
      state.start = Self.start(of: state.buffer[state.position...])
      state.number += 1
    }
    // A line that is too long is not kept in memory.
    if state.isSkipping { state.position = state.buffer.count }
    state.searched = state.buffer.count
    guard state.isAtEnd else { return nil }
    if state.isSkipping {
      state.isSkipping = false
      return .unreadable(LineError.tooLong(limit: LineInput.lengthLimit), number: state.number, start: state.start)
    }
    if let failure = state.failure.take() {
      // An incomplete last line is not a command.
      state.position = state.buffer.count
      return .unreadable(failure, number: state.number + 1)
    }
    return state.position < state.buffer.count ? line(upTo: state.buffer.count, &state) : .end
  }

  private func line(upTo end: Int, _ state: inout State) -> LineInput {
    var bytes = state.buffer[state.position..<end]
    state.position = min(end + 1, state.buffer.count)
    state.number += 1
    if state.number == 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    if bytes.last == UInt8(ascii: "\r") { bytes = bytes.dropLast() }
    let isTooLong = bytes.count > LineInput.lengthLimit
    guard !isTooLong, !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self) else {
      let error = isTooLong ? LineError.tooLong(limit: LineInput.lengthLimit) : .notText
      return .unreadable(error, number: state.number, start: Self.start(of: bytes))
    }
    return .text(text, number: state.number)
  }

  /// The beginning of a line that cannot be read, for what distinguishes it from others.
  private static func start(of line: ArraySlice<UInt8>) -> String {
    String(decoding: line.prefix(startLimit).prefix { $0 != 0x0A }, as: UTF8.self)
  }

  /// How much of a line that cannot be read is kept, in bytes.
  private static let startLimit = 256

  /// Waits for input and reads it; blocks the thread.
  ///
  /// - Returns: `nil` if it was interrupted; no bytes at the end.
  private func read() -> Result<[UInt8], LineError>? {
    while true {
      while let wake, wake.wait(for: descriptor) == .woken {
        // A new window size does not concern a script.
        guard wake.take() == .interrupt else { continue }
        if isInteractive { UnbufferedOutput.write("^C\n", to: STDERR_FILENO) }
        return nil
      }
      var result = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
        result = Terminal.asJob { systemRead(descriptor, buffer.baseAddress, buffer.count) }
        count = max(0, result)
      }
      if result >= 0 { return .success(bytes) }
      guard errno == EINTR || errno == EAGAIN else {
        return .failure(LineError.unreadable(place: name ?? "stdin", detail: String(cString: strerror(errno))))
      }
    }
  }

  private func take(_ portion: Result<[UInt8], LineError>, _ state: inout State) {
    state.buffer.removeSubrange(..<state.position)
    state.searched -= state.position
    state.position = 0
    switch portion {
    case .success(let bytes):
      state.buffer += bytes
      state.isAtEnd = bytes.isEmpty
    case .failure(let error):
      state.isAtEnd = true
      state.failure = error
    }
  }
}
