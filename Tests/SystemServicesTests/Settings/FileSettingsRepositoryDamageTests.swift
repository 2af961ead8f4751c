import TestSupport
import Testing

@testable import NewsDomain
@testable import SystemServices

@Suite("Settings that are damaged or cannot be read")
struct FileSettingsRepositoryDamageTests {
  private let folder = TemporaryFolder()

  private var path: String { folder.path + "/config" }

  private func repository() -> FileSettingsRepository { FileSettingsRepository(path: path, standard: .english) }

  private func country(_ code: String) throws -> Country { try #require(Country(code: code)) }

  private func language(_ code: String) throws -> Language { try #require(Language(code: code)) }

  /// The new place of the damaged file, if damage is the only problem that is reported.
  private func whereabouts(_ problems: [SettingsProblem]) -> String? {
    guard problems.count == 1, case .damaged(let file, let keptAs)? = problems.first, file == path
    else { return nil }
    return keptAs
  }

  struct Damage: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
  }

  static let damages: [Damage] = [
    Damage(testDescription: "invalid UTF-8", bytes: Array("country = ".utf8) + [0xFF, 0xFE, 0x0A]),
    Damage(testDescription: "a NUL", bytes: Array("country = j\u{0}p\n".utf8)),
    Damage(testDescription: "a line without a sign", bytes: Array("country = jp\nsome words\n".utf8)),
    Damage(testDescription: "a web page", bytes: Array("<html>\n<title>Log in</title>\n</html>\n".utf8)),
  ]

  @Test(
    "a damaged file is reported and moved aside, and the defaults are used",
    arguments: FileSettingsRepositoryDamageTests.damages)
  func damagedFileIsToldOf(damage: Damage) throws {
    try folder.write(damage.bytes, to: "config")
    let first = repository().load()
    #expect(first.settings == Settings(edition: .english))
    let aside = try #require(whereabouts(first.problems))
    let isWhole = FileManager.default.contents(atPath: aside) == Data(damage.bytes)
    #expect(isWhole)

    #expect(repository().load().problems.isEmpty)
    try repository().apply([.init(CountrySetting.self, country("jp"))])
    let second = repository().load()
    #expect(second.settings.edition.country.code == "jp")
    #expect(second.problems.isEmpty)
    let isStillWhole = FileManager.default.contents(atPath: aside) == Data(damage.bytes)
    #expect(isStillWhole)
  }

  @Test("a damaged file is also moved aside by a change", arguments: FileSettingsRepositoryDamageTests.damages)
  func damagedBeforeChange(damage: Damage) throws {
    try folder.write(damage.bytes, to: "config")
    try repository().apply([.init(CountrySetting.self, country("jp"))])
    #expect(repository().load().settings.edition.country.code == "jp")
    let isThere = try folder.names().contains { name in
      FileManager.default.contents(atPath: folder.path + "/" + name) == Data(damage.bytes)
    }
    #expect(isThere)
  }

  @Test("a file that cannot be read is reported and left as it is, whatever happens to it")
  func unreadable() throws {
    try folder.write("text".utf8, to: "config/inside")
    let session = repository()
    let first = session.load()
    #expect(first.settings == Settings(edition: .english))
    #expect(first.problems == [.unreadable(file: path, detail: "Is a directory")])
    #expect(throws: NewsError.file(.notWrittenOver(path: path, detail: "Is a directory"))) {
      try session.apply([.init(CountrySetting.self, country("jp"))])
    }
    #expect(try folder.names(of: "config") == ["inside"])
    #expect(try !folder.names().contains { $0.contains("damaged") || $0.contains("new") })

    // The session has used the defaults, which would overwrite a file that can be read by now.
    try FileManager.default.removeItem(atPath: path)
    try folder.write("country = fr\n".utf8, to: "config")
    #expect(throws: NewsError.self) { try session.apply([.init(LanguageSetting.self, language("he"))]) }
    #expect(try folder.read("config") == "country = fr\n")
    try repository().apply([.init(CountrySetting.self, country("jp"))])
    #expect(repository().load().settings.edition.country.code == "jp")
  }

  @Test("a file that is too large to be settings is left as it is")
  func tooLarge() throws {
    try folder.write(Array(repeating: UInt8(ascii: "#"), count: (1 << 20) + 1), to: "config")
    let session = repository()
    #expect(session.load().problems == [.unreadable(file: path, detail: "File too large")])
    #expect(throws: NewsError.self) { try session.apply([.init(CountrySetting.self, country("jp"))]) }
    #expect(FileManager.default.contents(atPath: path)?.count == (1 << 20) + 1)
    #expect(try !folder.names().contains { $0.contains("damaged") })
  }

  @Test("a file without permissions is reported and left alone", .disabled(if: getuid() == 0, "root reads every file"))
  func withoutRights() throws {
    try folder.write("country = jp\n".utf8, to: "config")
    #expect(chmod(path, 0) == 0)
    #expect(repository().load().problems == [.unreadable(file: path, detail: "Permission denied")])
    #expect(chmod(path, 0o600) == 0)
    #expect(try folder.read("config") == "country = jp\n")
  }

  @Test("a file that is a link stays one when it is changed")
  func link() throws {
    let shared = try folder.write("country = fr\n".utf8, to: "shared")
    #expect(symlink(shared, path) == 0)
    try repository().apply([.init(CountrySetting.self, country("jp"))])
    #expect(try folder.read("shared") == "country = jp\n")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == shared)
  }

  struct Unknown: Sendable {
    let key: String
    let value: String
  }

  static let unknowns = [
    Unknown(key: "country", value: "atlantis"), Unknown(key: "language", value: "klingon"),
    Unknown(key: "filter", value: "by-colour"), Unknown(key: "country", value: ""),
  ]

  @Test(
    "an unknown value is reported with its line and left in the file",
    arguments: FileSettingsRepositoryDamageTests.unknowns)
  func unknownValue(unknown: Unknown) throws {
    let text = "# mine\n\n\(unknown.key) = \(unknown.value)\n"
    try folder.write(text.utf8, to: "config")
    let kept = repository().load()
    #expect(kept.settings == Settings(edition: .english))
    #expect(kept.problems.count == 1)
    #expect(
      kept.problems.first
        == SettingsProblem.unknownValue(file: path, line: 3, key: unknown.key, value: unknown.value))
    #expect(try folder.read("config") == text)
    #expect(try folder.names() == ["config"])
  }

  @Test("an unknown value does not affect the others")
  func unknownAmongKnown() throws {
    let text = "country = atlantis\nlanguage = he\nsource = bbc-news\nfilter = by-country\n"
    try folder.write(text.utf8, to: "config")
    let kept = repository().load()
    #expect(kept.settings.edition.country.code == "us")
    #expect(kept.settings.edition.language.code == "he")
    #expect(kept.settings.edition.source.id == "bbc-news")
    #expect(kept.settings[FilterSetting.self] == .byCountry)
    try repository().apply([.init(LanguageSetting.self, language("fr"))])
    #expect(
      try folder.read("config") == "country = atlantis\nlanguage = fr\nsource = bbc-news\nfilter = by-country\n")
  }

  @Test("every unknown value is reported, in the order of the file")
  func severalUnknown() throws {
    try folder.write("filter = by-colour\nlanguage = klingon\ncountry = atlantis\n".utf8, to: "config")
    let expected = [("filter", "by-colour"), ("language", "klingon"), ("country", "atlantis")]
    #expect(
      repository().load().problems
        == expected.enumerated().map { .unknownValue(file: path, line: $0 + 1, key: $1.0, value: $1.1) })
  }
}
