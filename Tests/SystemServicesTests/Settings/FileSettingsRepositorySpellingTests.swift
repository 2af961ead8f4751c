import TestSupport
import Testing

@testable import NewsDomain
@testable import SystemServices

@Suite("Old spellings in the file of settings")
struct FileSettingsRepositorySpellingTests {
  private let folder = TemporaryFolder()

  private var path: String { folder.path + "/config" }

  private func repository() -> FileSettingsRepository { FileSettingsRepository(path: path, standard: .english) }

  private static let old = "# mine\non_alert = take -x\nmy_colour = blue\ncollect_every = 30m\nlater-key = 1\n"

  @Test("names with underscores are read")
  func read() throws {
    try folder.write(Self.old.utf8, to: "config")
    let kept = repository().load()
    #expect(kept.settings[OnAlertSetting.self] == "take -x")
    #expect(kept.settings[CollectEverySetting.self] == Interval("30m"))
    #expect(kept.problems.isEmpty)
    #expect(try folder.read("config") == Self.old)
  }

  @Test("a change writes hyphens in the same line, and leaves everything else as it is")
  func written() throws {
    try folder.write(Self.old.utf8, to: "config")
    try repository().apply([.init(CollectEverySetting.self, try #require(Interval("2h")))])
    #expect(
      try folder.read("config")
        == "# mine\non_alert = take -x\nmy_colour = blue\ncollect-every = 2h\nlater-key = 1\n")
    try repository().apply([.init(OnAlertSetting.self, "b")])
    #expect(
      try folder.read("config") == "# mine\non-alert = b\nmy_colour = blue\ncollect-every = 2h\nlater-key = 1\n")
    try repository().apply([.init(OnAlertSetting.self, nil), .init(CollectEverySetting.self, .usual)])
    #expect(try folder.read("config") == "# mine\nmy_colour = blue\nlater-key = 1\n")
  }

  @Test("of both spellings the last line counts, and a change leaves one")
  func both() throws {
    try folder.write("collect-every = 5m\ncolour = blue\ncollect_every = 30m\n".utf8, to: "config")
    #expect(repository().load().settings[CollectEverySetting.self] == Interval("30m"))
    try repository().apply([.init(CollectEverySetting.self, try #require(Interval("1h")))])
    #expect(try folder.read("config") == "collect-every = 1h\ncolour = blue\n")
  }

  @Test("an unknown value is reported as it is written")
  func unknown() throws {
    try folder.write("country = jp\ncollect_every = soon\n".utf8, to: "config")
    let kept = repository().load()
    #expect(kept.settings[CollectEverySetting.self] == .usual)
    #expect(kept.settings.edition.country.code == "jp")
    #expect(kept.problems == [.unknownValue(file: path, line: 2, key: "collect_every", value: "soon")])
  }

  @Test("what is collected and how often are stored in two lines")
  func collected() throws {
    try repository().apply([
      .init(CollectSetting.self, [.country, .feeds]), .init(CollectEverySetting.self, try #require(Interval("30m"))),
    ])
    #expect(try folder.read("config").hasSuffix("\ncollect = country feeds\ncollect-every = 30m\n"))
    try repository().apply([.init(CollectSetting.self, CollectionPart.usual), .init(CollectEverySetting.self, .usual)])
    #expect(try !folder.read("config").contains("collect"))
  }
}
