import NewsDomain
import TerminalKit

/// Shows a person at a terminal what the program waits for, in a line that disappears afterwards. Elsewhere, long work
/// is reported once a minute.
package struct WaitingLine: Sendable {
  /// The wait before anything is shown; a shorter one needs no words.
  private static let patience = Duration.milliseconds(300)
  private static let step = Duration.milliseconds(100)
  private static let spinner = Array("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏")
  /// How often long work is reported to a log.
  private static let minute = Duration.seconds(60)
  /// The width of the progress bar in cells.
  private static let barWidth = 20

  private let descriptor: Int32
  private let activity: Activity
  private let texts: any Texts
  private let style: Style
  private let isLog: Bool
  private let sleep: @Sendable (Duration) async throws -> Void

  /// - Parameters:
  ///   - descriptor: The file descriptor to write to.
  ///   - isLog: Whether that is not a terminal on which a line can be drawn.
  package init(
    descriptor: Int32, activity: Activity, texts: any Texts, style: Style, isLog: Bool = false,
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    self.isLog = isLog
    self.sleep = sleep
    self.descriptor = descriptor
    self.activity = activity
    self.texts = texts
    self.style = style
  }

  /// Runs `work` and shows what it waits for.
  ///
  /// - Parameter isAccessible: Whether the line is read aloud; it is then written once, or for a download a few times,
  ///   and stays.
  package func during<Result>(
    isAccessible: Bool = false, _ work: () async throws -> Result
  ) async rethrows -> Result {
    // Cancelled and awaited when this function returns.
    async let _ = show(isAccessible: isAccessible)
    return try await work()
  }

  /// Most commands send no request, and need no timer.
  private func show(isAccessible: Bool) async {
    await activity.begins()
    if Task.isCancelled { return }
    await isLog ? log() : isAccessible ? say() : draw()
  }

  private func say() async {
    guard (try? await Task.sleep(for: Self.patience)) != nil else { return }
    var told = 0
    // A download may take minutes, so each quarter of it is reported.
    while let progress = activity.state.progress, progress.unit == .texts {
      let quarter = 1 + 4 * progress.done / max(1, progress.total)
      if quarter > told { write(parts(of: progress).joined(separator: ", ")) }
      told = max(told, quarter)
      guard (try? await Task.sleep(for: Self.step)) != nil else { return }
    }
    guard told == 0, let host = activity.state.hosts.first else { return }
    write(texts.waiting(for: host))
  }

  private func log() async {
    while (try? await sleep(Self.minute)) != nil {
      let state = activity.state
      guard let progress = state.progress else { continue }
      let left = state.minutesLeft(at: .now).map(texts.timeLeft)
      write([texts.progress(progress), left].compactMap(\.self).joined(separator: " · "))
    }
  }

  private func parts(of progress: Activity.Progress) -> [String] {
    [texts.progress(progress), activity.state.minutesLeft(at: .now).map(texts.timeLeft), texts.ctrlCStops]
      .compactMap(\.self)
  }

  private func write(_ text: String) {
    var line = SafeOutput(SafeText(text))
    line.endLine()
    UnbufferedOutput.write(line, to: descriptor)
  }

  private func draw() async {
    guard (try? await Task.sleep(for: Self.patience)) != nil else { return }
    var turn = 0
    var isShown = false
    repeat {
      if let text = text(turn) {
        var line: SafeOutput = "\r"
        style.write(TextWrap.cut(text, to: columns - 1), .quiet, to: &line)
        line.append(literal: "\u{1B}[K")
        UnbufferedOutput.write(line, to: descriptor)
        isShown = true
      }
      turn += 1
    } while (try? await Task.sleep(for: Self.step)) != nil
    if isShown { UnbufferedOutput.write("\r\u{1B}[K", to: descriptor) }
  }

  /// The text of the line; `nil` while there is nothing to wait for.
  package func text(_ turn: Int) -> SafeText? {
    let state = activity.state
    if let progress = state.progress, progress.total > 0 {
      let full = Self.barWidth * progress.done / progress.total
      let bar = String(repeating: "█", count: full) + String(repeating: " ", count: Self.barWidth - full)
      return "▕\(bar)▏ \(parts(of: progress).joined(separator: " · "))"
    }
    guard let host = state.hosts.first else { return nil }
    return "\(Self.spinner[turn % Self.spinner.count]) \(host) …"
  }

  private var columns: Int { TerminalSize.columns(descriptor) ?? 80 }
}
