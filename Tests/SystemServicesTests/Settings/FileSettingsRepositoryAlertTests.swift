import TestSupport
import Testing

@testable import NewsDomain
@testable import SystemServices

@Suite("The stored program for alerts")
struct FileSettingsRepositoryAlertTests {
  private let folder = TemporaryFolder()

  private func repository() -> FileSettingsRepository {
    FileSettingsRepository(path: folder.path + "/config", standard: .english)
  }

  @Test("it is read back as it was typed, a reset leaves it, and it can be taken back")
  func program() throws {
    #expect(repository().load().settings[OnAlertSetting.self] == nil)
    let program = "/opt/my alerts/take -x \"a b\" 'c = d'"
    try repository().apply([.init(OnAlertSetting.self, program)] + [SettingsChange].standardEdition)
    #expect(try folder.read("config").contains("on-alert = \(program)\n"))
    let kept = repository().load()
    #expect(kept.settings[OnAlertSetting.self] == program)
    #expect(kept.problems.isEmpty)
    try repository().apply([.init(OnAlertSetting.self, nil)])
    #expect(try !folder.read("config").contains("on-alert"))
    #expect(repository().load().settings[OnAlertSetting.self] == nil)
  }

  @Test("an empty value is no program", arguments: ["on-alert =", "on-alert =   "])
  func empty(line: String) throws {
    try folder.write((line + "\n").utf8, to: "config")
    let kept = repository().load()
    #expect(kept.settings[OnAlertSetting.self] == nil)
    #expect(kept.problems.isEmpty)
  }

  @Test("what is one's own is read back, and a source is a favourite if it was chosen")
  func mine() throws {
    #expect(repository().load().settings[MineSetting.self] == OwnPart.allCases)
    #expect(repository().load().settings.edition.favourite == nil)
    let source = SourceReference(id: "x", name: "X")
    try repository().apply([.init(MineSetting.self, [.country, .feeds])] + [SettingsChange].source(source))
    #expect(repository().load().settings[MineSetting.self] == [.country, .feeds])
    #expect(repository().load().settings.edition.favourite == source)
    try repository().apply([.init(MineSetting.self, OwnPart.allCases)] + [SettingsChange].source(nil))
    #expect(try !folder.read("config").contains("mine"))
    #expect(repository().load().settings.edition == .english)
    for wrong in ["mine = country sport", "mine =", "source = \u{1B}[31m"] {
      try folder.write((wrong + "\n").utf8, to: "config")
      #expect(repository().load().settings[MineSetting.self] == OwnPart.allCases)
      #expect(repository().load().settings.edition.favourite == nil)
      #expect(repository().load().problems.count == 1)
    }
    try folder.write("mine = country,feeds\n".utf8, to: "config")
    #expect(repository().load().settings[MineSetting.self] == [.country, .feeds])
  }

  @Test("it stays on its line and changes nothing else")
  func oneLine() throws {
    try repository().apply([.init(CountrySetting.self, .france), .init(OnAlertSetting.self, "take\ncountry = jp")])
    let kept = repository().load()
    #expect(kept.settings.edition.country == .france)
    #expect(kept.settings[OnAlertSetting.self] == "take country = jp")
    #expect(kept.problems.isEmpty)
  }
}
