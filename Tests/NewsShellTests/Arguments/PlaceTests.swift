import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("Places typed by a reader")
struct PlaceTests {
  static let places: [(String, Double, Double)] = [
    ("48.85 2.35", 48.85, 2.35), ("48,85 2,35", 48.85, 2.35), ("48.85, 2.35", 48.85, 2.35),
    ("48.85,2.35", 48.85, 2.35), ("48,85, 2,35", 48.85, 2.35), ("48.85  2.35", 48.85, 2.35), ("48 2", 48, 2),
    ("-33.9 18.4", -33.9, 18.4), ("-33.9,-70.6", -33.9, -70.6), ("\u{2212}33,9 18,4", -33.9, 18.4), ("+1 -1", 1, -1),
    ("90 180", 90, 180), ("-90 -180", -90, -180), ("0 0", 0, 0), ("48.85,2", 48.85, 2),
  ]

  @Test("decimals follow a point or a comma; a blank or a comma separates the numbers", arguments: PlaceTests.places)
  func pointOrACommaStandsBeforeTheDecimals(text: String, latitude: Double, longitude: Double) throws {
    #expect(try Coordinate(text: text) == Coordinate(latitude: latitude, longitude: longitude))
  }

  @Test("a written place can be read again", arguments: ["48.85 2.35", "-33.9 18", "0 0", "90 -180"])
  func description(text: String) throws {
    #expect(try Coordinate(text: text).description == text)
  }

  @Test(
    "a text that is not a place on Earth is refused, and named in the error",
    arguments: [
      "", " ", "48.85", "48,85", "48,2", "48 2 3", "91 0", "-90.01 0", "0 181", "0 -180.5", "nan 0", "0 NaN",
      "inf 0", "0 -infinity", "0x10 0", "1e1 2", "a b", "Paris", "48.85;2.35", "48.85,2.35,1", "1.2.3 4", "- 4",
      "--1 4",
      ",", ", ,", "\u{664}\u{668} 2", "99999999999999999999 0",
    ])
  func whatIsNoPlaceOfEarthIsRefused(text: String) {
    let error = #expect(throws: ShellError.self) { try Coordinate(text: text) }
    guard case .value(.notAPlace(let told))? = error else {
      Issue.record("told otherwise")
      return
    }
    #expect(told == text)
  }
}
