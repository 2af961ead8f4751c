import NewsDomain
import NewsPresentation

/// Shows or sets the language of searches.
enum LanguageCommand: Command {
  static let language = Argument<Language>.ownLanguage

  static let declaration = Declaration(.language, group: .organise, arguments: [language])

  static func run(_ call: Call, in session: inout Session, with preferences: PreferencesFeature) throws -> Outcome {
    var problems: [SettingsProblem] = []
    if let chosen = call[language] {
      problems = try session.apply([SettingsChange(LanguageSetting.self, chosen)], with: preferences.change)
    }
    let stays = call.has(language) ? session.noteInterfaceStays() : []
    return Outcome(
      SettingsScreen([.language(session.edition.language)]), notices: problems.map(Notice.settings) + stays)
  }
}
