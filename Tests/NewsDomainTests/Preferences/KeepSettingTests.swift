import TestSupport
import Testing

@testable import NewsDomain

@Suite("Keeping a setting")
struct KeepSettingTests {
  @Test("one choice is one change")
  func oneChoiceIsOneChange() throws {
    let repository = FakeSettings()
    let keep = KeepSetting(repository: repository)
    #expect(try keep(.country(.france)).isEmpty)
    #expect(try keep(.grouping(.byCountry)).isEmpty)
    let expected: [SettingChange] = [.country(.france), .grouping(.byCountry)]
    #expect(repository.changes == expected)
  }

  @Test("a choice that cannot be stored is an error")
  func failure() {
    let error = NewsError.file(.failed(path: "config", detail: "Read-only file system"))
    let keep = KeepSetting(repository: FakeSettings(failingWith: error))
    #expect(throws: error) {
      try keep(.language(.french))
    }
  }
}
