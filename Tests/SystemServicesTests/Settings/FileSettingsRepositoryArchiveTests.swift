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
    #expect(repository().load().settings.archive == ArchiveSettings())
    try repository().apply([.archive(isOn)])
    #expect(try folder.read("config").hasSuffix("archive = \(word)\n"))
    #expect(repository().load().settings.archive.isOn == isOn)
  }

  @Test("the server that has the archive is stored, and can be taken back")
  func server() throws {
    let address = "postgresql://a.example,b.example/news?sslmode=verify-full"
    try repository().apply([.archive(true, address: address)])
    #expect(repository().load().settings.archive == ArchiveSettings(address: address))
    try repository().apply([.archive(true, address: "postgresql://host/news\ncountry = jp")])
    #expect(repository().load().settings.archive.address == "postgresql://host/news country = jp")
    try repository().apply([.archive(true)])
    #expect(repository().load().settings.archive == ArchiveSettings())
    #expect(repository().load().problems.isEmpty)
  }

  @Test("how long articles are kept is stored, and a reset leaves it")
  func days() throws {
    try repository().apply([.keep(days: 90), .archive(false)])
    #expect(try folder.read("config").contains("keep = 90\n"))
    try repository().apply([.resetEdition])
    #expect(repository().load().settings.archive == ArchiveSettings(isOn: false, days: 90))
    try repository().apply([.keep(days: nil)])
    #expect(try folder.read("config").contains("keep = forever\n"))
    #expect(repository().load().settings.archive.days == nil)
    #expect(repository().load().problems.isEmpty)
  }

  @Test(
    "an unknown value is reported, and the default is used",
    arguments: [("archive", "perhaps"), ("keep", "soon"), ("keep", "0"), ("keep", "-3"), ("keep", "")])
  func unknown(key: String, value: String) throws {
    try folder.write("\(key) = \(value)\n".utf8, to: "config")
    let kept = repository().load()
    #expect(kept.settings.archive == ArchiveSettings())
    #expect(kept.problems == [.unknownValue(file: folder.path + "/config", line: 1, key: key, value: value)])
  }
}
