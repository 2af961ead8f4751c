import NewsDomain
import NewsPresentation

/// Resets all settings to their defaults.
enum ResetCommand: Command {
  static let declaration = Declaration(.reset, group: .organise)

  static func run(_ call: Call, in session: inout Session, with preferences: PreferencesFeature) throws -> Outcome {
    let (edition, problems) = try preferences.reset()
    session.settings.take(.standardEdition)
    session.edition = edition
    return Outcome(
      SettingsScreen([.country(edition.country), .language(edition.language), .source(edition)]),
      notices: problems.map(Notice.settings))
  }
}
