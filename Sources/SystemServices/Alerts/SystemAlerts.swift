import Glibc
import NewsDomain

/// Delivers alerts with `notify-send` on the desktop, and to a program that the reader has set. No shell is run.
package struct SystemAlerts: AlertSender {
  private static let notifier = "notify-send"
  /// The longest text of a notification, in Unicode scalars.
  private static let longest = 500

  private let environment: [String: String]
  private let patience: Duration
  private let patienceOfDesktop: Duration

  /// - Parameters:
  ///   - patience: the longest time that the reader's program may take.
  ///   - patienceOfDesktop: the longest time that showing a notification may take.
  package init(
    environment: [String: String], patience: Duration = .seconds(10), patienceOfDesktop: Duration = .seconds(5)
  ) {
    self.environment = environment
    self.patience = patience
    self.patienceOfDesktop = patienceOfDesktop
  }

  package var canTell: Bool {
    let hasDesktop = ["DBUS_SESSION_BUS_ADDRESS", "WAYLAND_DISPLAY", "DISPLAY"].contains {
      environment[$0]?.isEmpty == false
    }
    return hasDesktop && ProgramPath.path(of: Self.notifier, in: environment) != nil
  }

  package func notify(title: String, body: String) async {
    guard canTell else { return }
    // The body may have markup, so remote text is escaped; the title never has.
    let markup = Self.plain(body).lines.map { String($0).escapedForMarkup }.joined(separator: "\n")
    _ = try? await ChildProcess.run(
      [Self.notifier, "--app-name=supernews", "--", Self.plain(title), markup], environment: environment,
      input: .nothing, output: .nothing, patience: patienceOfDesktop, isGroup: true)
  }

  package func run(_ command: [String], json: String) async throws {
    guard let program = command.first else { return }
    let ending: ChildProcess.Ending
    do {
      // Most such programs are scripts: their child processes must not outlive them when they are ended.
      ending = try await ChildProcess.run(
        command, environment: environment, input: .bytes(Array((json + "\n").utf8)), output: .nothing,
        patience: patience, isGroup: true)
    } catch {
      if Task.isCancelled { throw NewsError.cancelled }
      throw NewsError.follow(.alertProgramFailed(program: program, reason(error)))
    }
    if Task.isCancelled { throw NewsError.cancelled }
    guard ending.status == 0 else {
      throw NewsError.follow(.alertProgramFailed(program: program, .ended(status: Int(ending.status))))
    }
  }

  private func reason(_ error: any Error) -> ProgramFailure {
    switch error {
    case ChildProcess.Failure.notStarted(let code): .notStarted(detail: String(cString: strerror(code)))
    case ChildProcess.Failure.tooSlow: .tooSlow(seconds: Int(patience.seconds))
    default: .notStarted(detail: String(describing: error))
    }
  }

  /// A text on one or a few lines, without characters that control or reorder others.
  private static func plain(_ text: String) -> String {
    var kept = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch (scalar.value, scalar.properties.generalCategory) {
      // Besides line ends, joiners stay: they shape words of Persian and Hindi, and join emoji.
      case (0x0A, _), (0x200C...0x200D, _): kept.append(scalar)
      case (0x09, _), (_, .lineSeparator), (_, .paragraphSeparator): kept.append(" ")
      case (_, .control), (_, .format): continue
      default: kept.append(scalar)
      }
    }
    return String(kept).prefix(scalars: longest)
  }
}
