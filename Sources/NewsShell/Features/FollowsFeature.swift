import FoundationEssentials
import NewsDomain
import NewsPresentation

/// The reader's follows, and the alerts of what they found.
package struct FollowsFeature: Feature {
  let manage: ManageFollows
  let alerts: TellAlerts
  let archive: any FollowRepository
  let use: AlertUse

  package init(manage: ManageFollows, alerts: TellAlerts, archive: any FollowRepository, use: AlertUse) {
    self.manage = manage
    self.alerts = alerts
    self.archive = archive
    self.use = use
  }

  package static func of(_ features: Features) -> Self { features.follows }

  /// The alerts that a person at the prompt is told now.
  func lines() async -> [Notice] {
    let (lines, more) = await alerts.lines()
    return lines.map(Notice.alert) + (more > 0 ? [.moreAlerts(more)] : [])
  }

  /// Tells alerts outside of the shell.
  ///
  /// - Throws: `NewsError`.
  func send(in language: InterfaceLanguage) async throws {
    let texts = language.texts
    let command = try use.program.map { try Words.program($0) }
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
