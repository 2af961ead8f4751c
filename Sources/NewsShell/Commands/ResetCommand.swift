import NewsDomain
import NewsPresentation

/// Resets all settings to their defaults.
enum ResetCommand: Command {
  static let declaration = Declaration(.reset, group: .organise)

  static func run(_ call: Call, in session: inout Session, with preferences: PreferencesFeature) throws -> Outcome {
    let before = session.edition
    let edition = preferences.standardEdition
    let problems = try session.apply(.standardEdition, with: preferences.change)
    session.edition = edition
    var notices = problems.map(Notice.settings)
    if session.isInteractive { notices.append(.editionReset(hasChanged: before != edition)) }
    return Outcome(
      SettingsScreen([.country(edition.country), .language(edition.language), .source(edition)]), notices: notices)
  }
}
