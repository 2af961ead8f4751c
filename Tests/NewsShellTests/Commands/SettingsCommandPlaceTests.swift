import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("settings of one's own place")
struct SettingsCommandPlaceTests {
  private static let paris = Coordinate(latitude: 48.85, longitude: 2.35)

  private func rows(_ lines: [String], _ newsroom: FakeNewsroom) async throws -> [String] {
    try await newsroom.run(lines, in: .fresh(format: .tsv)).output.split(separator: "\n").map { String($0) }
  }

  static let places: [(String, Coordinate?)] = [
    ("settings place 48.85 2.35", paris), ("settings place 48,85 2,35", paris), ("reglages lieu 48.85, 2.35", paris),
    ("settings place 48.85,2.35", paris), ("settings place none", nil), ("settings place AUCUN", nil),
    ("settings place -90 180", Coordinate(latitude: -90, longitude: 180)),
    ("settings place Berlin", Coordinate(latitude: 52.5, longitude: 13.37)),
    ("reglages lieu new york", Coordinate(latitude: 40.7, longitude: -74)),
  ]

  @Test("a place set by hand is saved and shown, and none removes it", arguments: SettingsCommandPlaceTests.places)
  func placeSetByHandIsKeptAndShown(line: String, expected: Coordinate?) async throws {
    let newsroom = FakeNewsroom(live: LiveSettings(Settings.located(place: Country.japan.centroid)))
    let row = "place\t" + (expected?.description ?? "")
    #expect(try await rows([line, "settings place"], newsroom) == [row, row])
    #expect(newsroom.settings.changes == [.init(PlaceSetting.self, expected)])
  }

  static let permissions: [(String, Bool)] = [
    ("settings location on", true), ("settings location yes", true), ("reglages position oui", true),
    ("settings location OFF", false), ("settings location no", false), ("r\u{E9}glages position non", false),
  ]

  @Test("whether this machine may be asked is saved and shown", arguments: SettingsCommandPlaceTests.permissions)
  func permission(line: String, isAllowed: Bool) async throws {
    let newsroom = FakeNewsroom(live: LiveSettings(Settings.located(isAllowed: !isAllowed)))
    let row = "location\t" + (isAllowed ? "yes" : "no")
    #expect(try await rows([line, "settings location"], newsroom) == [row, row])
    #expect(newsroom.settings.changes == [.init(LocationSetting.self, isAllowed)])
  }

  @Test("without a value each is shown, and nothing changes")
  func aloneEachIsShownAndNothingIsChanged() async throws {
    let newsroom = FakeNewsroom()
    #expect(try await rows(["settings location", "settings place"], newsroom) == ["location\t", "place\t"])
    let json = try await newsroom.run(["settings place"], in: .fresh(format: .json)).output
    #expect(json.hasPrefix(#"{"type":"setting","key":"place","value":null,"default":null}"# + "\n"))
    #expect(newsroom.settings.changes.isEmpty)
  }

  @Test("the places set are among all settings", arguments: InterfaceLanguage.all)
  func all(language: InterfaceLanguage) async throws {
    let words = texts(in: language)
    let newsroom = FakeNewsroom(live: LiveSettings(Settings.located(isAllowed: false, place: Self.paris)))
    let output = try await newsroom.run(
      ["settings", "settings location", "settings place"], in: .fresh(language: language)
    )
    .output
    #expect(output.contains(words.locationLine(isAllowed: false)))
    #expect(output.contains("48.85 2.35"))
    #expect(output.contains(words.advice(for: .location)))
    #expect(output.contains(words.advice(for: .place)))
  }

  @Test(
    "invalid values are refused and change nothing",
    arguments: [
      "settings location maybe", "settings location none", "settings place 91 0", "settings place 48.85",
      "settings place nowhere", "settings altitude", "settings place nan 0", "settings altitude 3",
    ])
  func rubbishIsRefusedAndChangesNothing(line: String) async throws {
    let newsroom = FakeNewsroom()
    #expect(try await newsroom.run([line], in: .fresh(format: .json)).codes() == ["usage"])
    #expect(newsroom.settings.changes.isEmpty)
  }

  @Test("a place that cannot be saved is reported, and not used")
  func placeNotKept() async throws {
    var newsroom = FakeNewsroom(live: LiveSettings(Settings.located(place: Self.paris)))
    newsroom.settings = FakeSettings(failingWith: .file(.failed(path: "/config", detail: "full")))
    let transcript = try await newsroom.run(["settings place 1 2", "settings place"], in: .fresh(format: .tsv))
    #expect(transcript.status == .failure)
    #expect(transcript.output == "place\t48.85 2.35\n")
  }

  @Test("near and map begin at the place that is set")
  func followed() async throws {
    let newsroom = FakeNewsroom()
    let rows = try await rows(["settings place 35.68 139.69", "near", "map --prose"], newsroom)
    #expect(rows.dropFirst().first?.hasPrefix("jp\t") == true)
    #expect(rows.dropFirst(2).first?.hasPrefix("1\tjp\t") == true)
  }
}
