import NewsDomain
import NewsPresentation

/// The language of searches.
enum LanguageCommand: Command {
  private static let language = Argument<Language>.language(
    Localized("LANGUAGE", "LANGUE"),
    .rest, help: Localized("its code or name", "son code ou nom"))

  static let declaration = Declaration(
    "language", french: "langue", group: .yours,
    summary: Localized(
      "Shows or sets the language of searches; it is kept.",
      "Montre ou choisit la langue des recherches ; elle est gardée."),
    arguments: [language], examples: ["language", "language en", "langue arabe"],
    frenchExamples: ["langue", "langue en", "langue arabe"])

  static func run(_ call: Call, in session: inout Session, with preferences: PreferencesFeature) throws -> Outcome {
    var problems: [SettingsProblem] = []
    if let chosen = call[language] {
      problems = try preferences.keepSetting(.language(chosen))
      session.edition.language = chosen
    }
    return Outcome(SettingsScreen([.language(session.edition.language)]), notices: problems.map(Notice.settings))
  }
}
