import FoundationEssentials
import NewsDomain
import NewsPresentation

/// The reader's follows, and the alerts for the articles they found.
package final class FollowsFeature: Feature {
  let manage: ManageFollows
  let alerts: TellAlerts
  let archive: any FollowRepository
  let settings: LiveSettings

  package init(manage: ManageFollows, alerts: TellAlerts, archive: any FollowRepository, settings: LiveSettings) {
    self.manage = manage
    self.alerts = alerts
    self.archive = archive
    self.settings = settings
  }

  package static func of(_ features: Features) -> FollowsFeature { features.follows }

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
    let command = try settings[OnAlertSetting.self].map { try Words.program($0) }
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
