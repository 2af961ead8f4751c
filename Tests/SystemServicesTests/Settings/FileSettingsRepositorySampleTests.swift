import TestSupport
import Testing

@testable import NewsDomain
@testable import SystemServices

@Suite("Whether the sample edition stands in, as it is kept")
struct FileSettingsRepositorySampleTests {
  private let folder = TemporaryFolder()

  private func repository() -> FileSettingsRepository {
    FileSettingsRepository(path: folder.path + "/config", locale: .english)
  }

  @Test("a yes and a no are kept and can be taken back", arguments: [(true, "yes"), (false, "no")])
  func yesAndANoAreKeptAndCanBeTakenBack(isOn: Bool, word: String) throws {
    #expect(repository().load().settings.sample == nil)
    try repository().apply([.sample(isOn)])
    #expect(try folder.read("config").hasSuffix("sample = \(word)\n"))
    #expect(repository().load().settings.sample == isOn)
    try repository().apply([.sample(nil)])
    #expect(repository().load().settings.sample == nil)
  }

  @Test("what a person writes is read, and what is no answer is told")
  func byHand() throws {
    try folder.write("sample = on\n".utf8, to: "config")
    #expect(repository().load().settings.sample == true)
    try folder.write("sample = perhaps\n".utf8, to: "config")
    #expect(repository().load().settings.sample == nil)
    #expect(
      repository().load().problems == [
        .unknownValue(file: folder.path + "/config", line: 1, key: "sample", value: "perhaps")
      ])
  }
}
