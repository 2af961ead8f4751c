import TestSupport
import Testing

@testable import NewsDomain

@Suite("Back to the defaults")
struct ResetSettingsTests {
  @Test("country, language and source are those of the locale", arguments: InterfaceLanguage.allCases)
  func reset(locale: InterfaceLanguage) throws {
    let repository = FakeSettings()
    let (edition, problems) = try ResetSettings(repository: repository, locale: locale)()
    let expected: [SettingChange] = [.resetEdition]
    #expect(edition == Edition.standard(for: locale))
    #expect(problems.isEmpty)
    #expect(repository.changes == expected)
  }

  @Test("what cannot be written is told")
  func whatCannotBeWrittenIsTold() {
    let error = NewsError.io(path: "config", detail: "No space left on device")
    let reset = ResetSettings(repository: FakeSettings(failingWith: error), locale: .english)
    #expect(throws: error) {
      try reset()
    }
  }
}
