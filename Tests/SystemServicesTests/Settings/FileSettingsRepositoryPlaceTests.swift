import TestSupport
import Testing

@testable import NewsDomain
@testable import SystemServices

@Suite("Stored settings of the reader's place")
struct FileSettingsRepositoryPlaceTests {
  private let folder = TemporaryFolder()

  private var path: String { folder.path + "/config" }

  private func repository() -> FileSettingsRepository { FileSettingsRepository(path: path, standard: .english) }

  @Test("before the reader is asked, there is no answer")
  func unasked() throws {
    #expect(repository().load().settings.location == Settings.located())
    try folder.write("country = jp\n".utf8, to: "config")
    #expect(repository().load().settings.location == Settings.located())
  }

  @Test("a yes and a no are stored", arguments: [(true, "location = yes\n"), (false, "location = no\n")])
  func answer(isAllowed: Bool, text: String) throws {
    try folder.write("# mine\n".utf8, to: "config")
    try repository().apply([.init(LocationSetting.self, isAllowed)])
    #expect(try folder.read("config") == "# mine\n" + text)
    let kept = repository().load()
    #expect(kept.settings.location == Settings.located(isAllowed: isAllowed))
    #expect(kept.problems.isEmpty)
  }

  @Test(
    "the answer may be on or off, and an empty place is not a mistake",
    arguments: [("yes", true), ("on", true), ("no", false), ("off", false)])
  func answerByHand(word: String, isAllowed: Bool) throws {
    try folder.write("location = \(word)\nplace =\n".utf8, to: "config")
    let kept = repository().load()
    #expect(kept.settings.location == Settings.located(isAllowed: isAllowed))
    #expect(kept.problems.isEmpty)
  }

  static let places: [(Double, Double)] = [
    (48.85, 2.35), (-33.8688, 151.2093), (0, 0), (90, -180), (-90, 180), (51.4779, 0.00005), (0.00001, -0.000001),
    (1.0 / 3, -179.99999999),
  ]

  @Test(
    "a place is stored to a tenth of a metre, even close to Greenwich",
    arguments: FileSettingsRepositoryPlaceTests.places)
  func placeIsFoundAgainToATenthOfAMetre(latitude: Double, longitude: Double) throws {
    let place = Coordinate(latitude: latitude, longitude: longitude)
    try repository().apply([.init(PlaceSetting.self, place)])
    let kept = repository().load()
    #expect(kept.problems.isEmpty)
    #expect(kept.settings[LocationSetting.self] == nil)
    let found = try #require(kept.settings[PlaceSetting.self])
    #expect(abs(found.latitude - latitude) < 0.000_001)
    #expect(abs(found.longitude - longitude) < 0.000_001)
  }

  static let written: [(String, Double, Double)] = [
    ("48.85 2.35", 48.85, 2.35), ("48,85 2,35", 48.85, 2.35), ("48.85   -2.35", 48.85, -2.35), ("-1 +1", -1, 1),
  ]

  @Test("a place written by a person is read", arguments: FileSettingsRepositoryPlaceTests.written)
  func byHand(text: String, latitude: Double, longitude: Double) throws {
    try folder.write("place = \(text)\n".utf8, to: "config")
    let kept = repository().load()
    #expect(kept.settings[PlaceSetting.self] == Coordinate(latitude: latitude, longitude: longitude))
    #expect(kept.problems.isEmpty)
  }

  static let bad: [(String, String)] = [
    ("location", ""), ("location", "maybe"), ("location", "YES PLEASE"), ("place", "48.85"),
    ("place", "48.85 2.35 7"), ("place", "48.85,2.35"), ("place", "91 0"), ("place", "0 -181"), ("place", "nan nan"),
    ("place", "inf 0"), ("place", "0x10 0x10"), ("place", "Paris"), ("place", "48\u{B0} 2\u{B0}"),
  ]

  @Test("an unknown value does not affect others", arguments: FileSettingsRepositoryPlaceTests.bad)
  func neither(key: String, value: String) throws {
    let text = "country = jp\n\(key) = \(value)\nfilter = by-country\n"
    try folder.write(text.utf8, to: "config")
    let kept = repository().load()
    #expect(kept.settings.location == Settings.located())
    #expect(kept.settings.edition.country.code == "jp")
    #expect(kept.settings[FilterSetting.self] == .byCountry)
    #expect(kept.problems == [.unknownValue(file: path, line: 2, key: key, value: value)])
    #expect(try folder.read("config") == text)
  }

  @Test("a place can be forgotten, and the answer stays")
  func placeCanBeForgotten() throws {
    let place = Coordinate(latitude: 48.85, longitude: 2.35)
    try folder.write("# mine\n".utf8, to: "config")
    try repository().apply([.init(LocationSetting.self, true), .init(PlaceSetting.self, place)])
    #expect(repository().load().settings.location == Settings.located(isAllowed: true, place: place))
    try repository().apply([.init(PlaceSetting.self, nil)])
    #expect(repository().load().settings.location == Settings.located(isAllowed: true))
    #expect(try folder.read("config") == "# mine\nlocation = yes\n")
    try repository().apply([.init(PlaceSetting.self, nil)])
    #expect(try folder.read("config") == "# mine\nlocation = yes\n")
  }

  @Test("a reset of the edition leaves place and answer alone")
  func resetOfTheEditionLeavesPlaceAndAnswerAlone() throws {
    let place = Coordinate(latitude: 48.85, longitude: 2.35)
    try repository().apply(
      [.init(LocationSetting.self, false), .init(PlaceSetting.self, place)] + [SettingsChange].standardEdition)
    #expect(repository().load().settings.location == Settings.located(isAllowed: false, place: place))
  }
}
