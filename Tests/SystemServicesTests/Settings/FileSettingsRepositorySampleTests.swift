import TestSupport
import Testing

@testable import NewsDomain
@testable import SystemServices

@Suite("The stored setting of the sample edition")
struct FileSettingsRepositorySampleTests {
  private let folder = TemporaryFolder()

  private func repository() -> FileSettingsRepository {
    FileSettingsRepository(path: folder.path + "/config", standard: .english)
  }

  @Test("a yes and a no are stored and can be withdrawn", arguments: [(true, "yes"), (false, "no")])
  func kept(isOn: Bool, word: String) throws {
    #expect(repository().load().settings[SampleSetting.self] == nil)
    try repository().apply([.init(SampleSetting.self, isOn)])
    #expect(try folder.read("config").hasSuffix("sample = \(word)\n"))
    #expect(repository().load().settings[SampleSetting.self] == isOn)
    try repository().apply([.init(SampleSetting.self, nil)])
    #expect(repository().load().settings[SampleSetting.self] == nil)
  }

  @Test("a value written by a person is read, and an unknown one is reported")
  func byHand() throws {
    try folder.write("sample = on\n".utf8, to: "config")
    #expect(repository().load().settings[SampleSetting.self] == true)
    try folder.write("sample = perhaps\n".utf8, to: "config")
    #expect(repository().load().settings[SampleSetting.self] == nil)
    #expect(
      repository().load().problems == [
        .unknownValue(file: folder.path + "/config", line: 1, key: "sample", value: "perhaps")
      ])
  }
}
