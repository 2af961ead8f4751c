import TestSupport
import Testing

@testable import NewsDomain
@testable import SystemServices

@Suite("The stored settings of the archive")
struct FileSettingsRepositoryArchiveTests {
  private let folder = TemporaryFolder()

  private func repository() -> FileSettingsRepository {
    FileSettingsRepository(path: folder.path + "/config", standard: .english)
  }

  @Test("whether articles are added is stored", arguments: [(true, "on"), (false, "off")])
  func isOn(isOn: Bool, word: String) throws {
    #expect(repository().load().settings.archive == Settings.archived())
    try repository().apply([.init(ArchiveSetting.self, isOn ? .local : .off)])
    #expect(try folder.read("config").hasSuffix("archive = \(word)\n"))
    #expect(repository().load().settings[ArchiveSetting.self].isOn == isOn)
  }

  @Test("the server that has the archive is stored, and can be taken back")
  func server() throws {
    let address = "postgresql://a.example,b.example/news?sslmode=verify-full"
    try repository().apply([.init(ArchiveSetting.self, .server(address))])
    #expect(repository().load().settings.archive == Settings.archived(.server(address)))
    try repository().apply([.init(ArchiveSetting.self, .server("postgresql://host/news\ncountry = jp"))])
    #expect(repository().load().settings[ArchiveSetting.self].address == "postgresql://host/news country = jp")
    try repository().apply([.init(ArchiveSetting.self, .local)])
    #expect(repository().load().settings.archive == Settings.archived())
    #expect(repository().load().problems.isEmpty)
  }

  @Test("how long articles are kept is stored, and a reset leaves it")
  func days() throws {
    try repository().apply([.init(KeepSetting.self, 90), .init(ArchiveSetting.self, .off)])
    #expect(try folder.read("config").contains("keep = 90\n"))
    try repository().apply(.standardEdition)
    #expect(repository().load().settings.archive == Settings.archived(.off, days: 90))
    try repository().apply([.init(KeepSetting.self, nil)])
    #expect(try folder.read("config").contains("keep = forever\n"))
    #expect(repository().load().settings[KeepSetting.self] == nil)
    #expect(repository().load().problems.isEmpty)
  }

  @Test(
    "an unknown value is reported, and the default is used",
    arguments: [("archive", "perhaps"), ("keep", "soon"), ("keep", "0"), ("keep", "-3"), ("keep", "")])
  func unknown(key: String, value: String) throws {
    try folder.write("\(key) = \(value)\n".utf8, to: "config")
    let kept = repository().load()
    #expect(kept.settings.archive == Settings.archived())
    #expect(kept.problems == [.unknownValue(file: folder.path + "/config", line: 1, key: key, value: value)])
  }
}
