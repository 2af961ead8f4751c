import NewsDomain
import NewsPresentation

/// Shows or sets the favourite country.
enum CountryCommand: Command {
  static let country = Argument<Country>.ownCountry

  static let declaration = Declaration(.country, group: .organise, arguments: [country])

  static func run(_ call: Call, in session: inout Session, with preferences: PreferencesFeature) throws -> Outcome {
    var problems: [SettingsProblem] = []
    if let chosen = call[country] {
      problems = try session.apply([SettingsChange(CountrySetting.self, chosen)], with: preferences.change)
    }
    return Outcome(SettingsScreen([.country(session.edition.country)]), notices: problems.map(Notice.settings))
  }
}
