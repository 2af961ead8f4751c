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
    #expect(repository().load().settings.onAlert == nil)
    let program = "/opt/my alerts/take -x \"a b\" 'c = d'"
    try repository().apply([.onAlert(program), .resetEdition])
    #expect(try folder.read("config").contains("on-alert = \(program)\n"))
    let kept = repository().load()
    #expect(kept.settings.onAlert == program)
    #expect(kept.problems.isEmpty)
    try repository().apply([.onAlert(nil)])
    #expect(try !folder.read("config").contains("on-alert"))
    #expect(repository().load().settings.onAlert == nil)
  }

  @Test("an empty value is no program", arguments: ["on-alert =", "on-alert =   "])
  func empty(line: String) throws {
    try folder.write((line + "\n").utf8, to: "config")
    let kept = repository().load()
    #expect(kept.settings.onAlert == nil)
    #expect(kept.problems.isEmpty)
  }

  @Test("it stays on its line and changes nothing else")
  func oneLine() throws {
    try repository().apply([.country(.france), .onAlert("take\ncountry = jp")])
    let kept = repository().load()
    #expect(kept.settings.edition.country == .france)
    #expect(kept.settings.onAlert == "take country = jp")
    #expect(kept.problems.isEmpty)
  }
}
