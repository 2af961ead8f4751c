import TestSupport
import Testing

@testable import NewsDomain

@Suite("Changing a setting")
struct ChangeSettingsTests {
  @Test("a choice is stored and applies at once")
  func choice() throws {
    let (repository, live) = (FakeSettings(), LiveSettings())
    let change = ChangeSettings(repository: repository, settings: live)
    #expect(try change(CountrySetting.self, .france).isEmpty)
    #expect(try change(FilterSetting.self, .byCountry).isEmpty)
    #expect(repository.changes == [.init(CountrySetting.self, .france), .init(FilterSetting.self, .byCountry)])
    #expect(live.now == Settings().with(CountrySetting.self, .france).with(FilterSetting.self, .byCountry))
    #expect(live.now.edition.country == .france)
  }

  @Test("several choices are one change")
  func several() throws {
    let (repository, live) = (FakeSettings(), LiveSettings())
    let source = SourceReference(id: "x", name: "X")
    #expect(try ChangeSettings(repository: repository, settings: live)(.source(source)).isEmpty)
    #expect(repository.changes.map(\.key.name) == ["source", "source-name"])
    #expect(live.now.edition.favourite == source)
  }

  @Test("a choice that cannot be stored is an error, and does not apply")
  func failure() {
    let error = NewsError.file(.failed(path: "config", detail: "Read-only file system"))
    let live = LiveSettings()
    let change = ChangeSettings(repository: FakeSettings(failingWith: error), settings: live)
    #expect(throws: error) {
      try change([SettingsChange(LanguageSetting.self, .french), SettingsChange(FoldSetting.self, false)])
    }
    #expect(live.now == Settings())
  }
}
