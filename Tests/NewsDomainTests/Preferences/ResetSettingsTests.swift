import TestSupport
import Testing

@testable import NewsDomain

@Suite("Back to the defaults")
struct ResetSettingsTests {
  @Test("country, language and source are what a new reader begins with", arguments: [Edition.english, .french])
  func reset(standard: Edition) throws {
    let repository = FakeSettings()
    let live = LiveSettings(
      Settings(edition: standard).with(CountrySetting.self, .japan).with(SourceSetting.self, "x")
        .with(FilterSetting.self, .byCountry))
    let change = ChangeSettings(repository: repository, settings: live)
    let (edition, problems) = try ResetSettings(change: change, standard: standard)()
    #expect(edition == standard)
    #expect(problems.isEmpty)
    #expect(repository.changes == .standardEdition)
    #expect(live.now == Settings(edition: standard).with(FilterSetting.self, .byCountry))
    #expect(live.now.edition == standard)
  }

  @Test("settings that cannot be written are an error")
  func failure() {
    let error = NewsError.file(.failed(path: "config", detail: "No space left on device"))
    let live = LiveSettings(Settings().with(CountrySetting.self, .japan))
    let change = ChangeSettings(repository: FakeSettings(failingWith: error), settings: live)
    let reset = ResetSettings(change: change, standard: .english)
    #expect(throws: error) {
      try reset()
    }
    #expect(live[CountrySetting.self] == .japan)
  }
}
