import TestSupport
import Testing

@testable import NewsDomain

@Suite("Back to the defaults")
struct ResetSettingsTests {
  @Test("country, language and source are what a new reader begins with", arguments: [Edition.english, .french])
  func reset(standard: Edition) throws {
    let repository = FakeSettings()
    let (edition, problems) = try ResetSettings(repository: repository, standard: standard)()
    let expected: [SettingChange] = [.resetEdition]
    #expect(edition == standard)
    #expect(problems.isEmpty)
    #expect(repository.changes == expected)
  }

  @Test("settings that cannot be written are an error")
  func failure() {
    let error = NewsError.file(.failed(path: "config", detail: "No space left on device"))
    let reset = ResetSettings(repository: FakeSettings(failingWith: error), standard: .english)
    #expect(throws: error) {
      try reset()
    }
  }
}
