import NewsDomain
import TerminalKit

/// Shows a person at a terminal what is being waited for, in a line that disappears afterwards.
package struct WaitingLine: Sendable {
  /// The wait before anything is shown; a shorter one needs no words.
  private static let patience = Duration.milliseconds(300)
  private static let step = Duration.milliseconds(100)
  private static let spinner = Array("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏")
  /// The width of the progress bar in cells.
  private static let barWidth = 20

  private let descriptor: Int32
  private let activity: Activity
  private let texts: any Texts
  private let style: Style

  /// - Parameter descriptor: The file descriptor of a terminal.
  package init(descriptor: Int32, activity: Activity, texts: any Texts, style: Style) {
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
    async let _ = isAccessible ? say() : draw()
    return try await work()
  }

  private func say() async {
    guard (try? await Task.sleep(for: Self.patience)) != nil else { return }
    var told = 0
    // A download may take minutes, so each quarter of it is told.
    while let progress = activity.state.progress, progress.unit == .texts {
      let quarter = 1 + 4 * progress.done / max(1, progress.total)
      if quarter > told { write(texts.progress(progress).replacing(" · ", with: ", ")) }
      told = max(told, quarter)
      guard (try? await Task.sleep(for: Self.step)) != nil else { return }
    }
    guard told == 0, let host = activity.state.hosts.first else { return }
    write(texts.waiting(for: host))
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

  /// The text of the line; `nil` while nothing is waited for.
  package func text(_ turn: Int) -> SafeText? {
    let state = activity.state
    if let progress = state.progress, progress.total > 0 {
      let full = Self.barWidth * progress.done / progress.total
      let bar = String(repeating: "█", count: full) + String(repeating: " ", count: Self.barWidth - full)
      return "▕\(bar)▏ \(texts.progress(progress))"
    }
    guard let host = state.hosts.first else { return nil }
    return "\(Self.spinner[turn % Self.spinner.count]) \(host) …"
  }

  private var columns: Int { TerminalSize.columns(descriptor) ?? 80 }
}
