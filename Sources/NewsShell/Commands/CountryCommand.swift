import NewsDomain
import NewsPresentation

/// The favourite country.
enum CountryCommand: Command {
  private static let country = Argument<Country>.country(
    Localized("COUNTRY", "PAYS"),
    .rest, help: Localized("its code or name, in English or French", "son code ou nom, en anglais ou en français"))

  static let declaration = Declaration(
    "country", french: "pays", group: .places,
    summary: Localized("Shows or sets your country; it is kept.", "Montre ou choisit votre pays ; il est gardé."),
    arguments: [country], examples: ["country", "country japan", "pays Émirats arabes unis"],
    frenchExamples: ["pays", "pays japon", "pays Émirats arabes unis"])

  static func run(_ call: Call, in session: inout Session, with preferences: PreferencesFeature) throws -> Outcome {
    var problems: [SettingsProblem] = []
    if let chosen = call[country] {
      problems = try preferences.keepSetting(.country(chosen))
      session.edition.country = chosen
    }
    return Outcome(SettingsScreen([.country(session.edition.country)]), notices: problems.map(Notice.settings))
  }
}
