import TestSupport
import Testing

@testable import NewsDomain
@testable import SystemServices

@Suite("Settings of a clean run")
struct SessionSettingsRepositoryTests {
  @Test("they are the defaults, whatever is changed", arguments: [Edition.english, .french])
  func settingsAreTheDefaultsWhateverIsChanged(standard: Edition) throws {
    let repository = SessionSettingsRepository(standard: standard)
    let germany = try #require(Country(code: "de"))
    try repository.apply([.init(CountrySetting.self, germany), .init(FilterSetting.self, .byCountry)])
    let loaded = repository.load()
    #expect(loaded.settings.edition == standard)
    #expect(loaded.settings[FilterSetting.self] == .all)
    #expect(loaded.problems.isEmpty)
  }
}
