import FoundationEssentials
import NewsDomain
import NewsPresentation

/// Tells readers and their programs what follows have found.
package final class AlertPresenter: Feature {
  private let alerts: SendAlerts
  private let settings: LiveSettings

  package init(_ ports: any Ports) {
    alerts = SendAlerts(
      archive: ports.archive, sender: ports.alerts, clock: ports.clock, hour: { LocalTime($0).hour })
    settings = ports.settings
  }

  /// The alerts to show to a person at the prompt now.
  ///
  /// - Returns: the notices to show, and a closure to call once they were shown.
  func lines() async -> (notices: [Notice], note: @Sendable () async -> Void) {
    let (lines, more) = await alerts.lines()
    let notices = lines.map(Notice.alert) + (more.isEmpty ? [] : [.moreAlerts(more.count)])
    return (notices, { [alerts] in await alerts.noteShown(lines + more) })
  }

  /// Delivers alerts outside the shell.
  ///
  /// - Throws: `NewsError`.
  func send(in language: InterfaceLanguage) async throws {
    let texts = language.texts
    let command = try settings[OnAlertSetting.self].map { try ParsedLine.program($0) }
    try await alerts.send(
      to: command, json: { AlertRecord($0).json },
      words: { alert in
        (
          texts.name(of: alert.follow),
          [alert.article.headline, alert.article.source.name].compactMap(\.self)
            .joined(separator: "\n")
        )
      },
      more: { (texts.follows, texts.moreAlerts($0)) })
  }
}
