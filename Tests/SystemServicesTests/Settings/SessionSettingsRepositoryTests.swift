import Testing

@testable import NewsDomain
@testable import SystemServices

@Suite("Settings of a clean run")
struct SessionSettingsRepositoryTests {
  @Test("settings are the defaults of the locale, whatever is changed", arguments: [("en", "us"), ("fr", "fr")])
  func defaults(code: String, country: String) throws {
    let locale = try #require(InterfaceLanguage(rawValue: code))
    let repository = SessionSettingsRepository(locale: locale)
    let germany = try #require(Country(code: "de"))
    repository.apply([.country(germany), .grouping(.byCountry)])
    let loaded = repository.load()
    #expect(loaded.settings.edition.country.code == country)
    #expect(loaded.settings.edition.language.code == code)
    #expect(loaded.settings.grouping == .all)
    #expect(loaded.problems.isEmpty)
  }
}
