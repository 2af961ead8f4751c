import TestSupport
import Testing

@testable import NewsDomain
@testable import SystemServices

@Suite("Aliases and keys in the file of settings")
struct FileSettingsRepositoryFamilyTests {
  private let folder = TemporaryFolder()

  private var repository: FileSettingsRepository {
    FileSettingsRepository(path: FilePath(folder.path + "/config"), standard: .unset, known: [PromptSetting.self])
  }

  @Test("each is a line of its own, which a person can write as well")
  func lines() throws {
    try folder.write("prompt = %c>\nalias  hot = top sports\nbind ctrl-t = top = x\n".utf8, to: "config")
    let loaded = repository.load()
    #expect(loaded.problems.isEmpty)
    #expect(loaded.settings.alias(named: "hot")?.line == "top sports")
    #expect(loaded.settings.boundKeys.first?.line == "top = x")
    _ = try repository.apply([
      SettingsChange(.alias, "hot", nil), SettingsChange(.alias, "cold", "find '$1' --since 7d"),
      SettingsChange(.bind, "J", "next"), SettingsChange(.bind, "j", "previous"),
    ])
    let text = try folder.read("config")
    #expect(!text.contains("hot"))
    #expect(text.contains("prompt = %c>\n") && text.contains("alias cold = find '$1' --since 7d\n"))
    let again = repository.load().settings
    #expect(again.aliases.map(\.name) == ["cold"])
    #expect(again.boundLetters == ["J": "next", "j": "previous"])
  }

  @Test("two sessions that add one each keep both")
  func twoSessions() throws {
    let (first, second) = (repository, repository)
    _ = first.load()
    _ = second.load()
    _ = try first.apply([SettingsChange(.alias, "one", "top")])
    _ = try second.apply([SettingsChange(.alias, "two", "new")])
    #expect(first.load().settings.aliases.map(\.name) == ["one", "two"])
  }

  @Test("a name that cannot be one is reported with its line, and left alone")
  func unknown() throws {
    let text = "alias 5 = top\nalias hot =\nbind ctrl-c = top\nalias ok = top\n"
    try folder.write(text.utf8, to: "config")
    let loaded = repository.load()
    let lines = loaded.problems.map { problem -> Int in
      if case .unknownValue(_, let line, _, _) = problem { line } else { 0 }
    }
    #expect(lines == [1, 2, 3])
    #expect(loaded.settings.aliases.map(\.name) == ["ok"] && loaded.settings.boundKeys.isEmpty)
    #expect(try folder.read("config") == text)
  }
}
