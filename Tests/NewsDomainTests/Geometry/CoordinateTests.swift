import Testing

@testable import NewsDomain

@Suite("Places in degrees")
struct CoordinateTests {
  static let numbers: [(String, Double)] = [
    ("48.85", 48.85), ("48,85", 48.85), ("-2.35", -2.35), ("-2,35", -2.35), ("\u{2212}2,35", -2.35), ("+7", 7),
    ("0", 0), ("-0", 0), ("007.5", 7.5), ("180", 180), ("0.00005", 0.00005),
  ]

  @Test("a number is read with a point or a comma, and with either minus sign", arguments: CoordinateTests.numbers)
  func degrees(text: String, number: Double) {
    #expect(Coordinate.degrees(text) == number)
  }

  @Test(
    "what is no plain number is refused",
    arguments: [
      "", " ", "-", "+", ".", ",", "abc", "nan", "NaN", "inf", "-infinity", "0x30", "0x1p3", "1e5", "1E-5", "1.2.3",
      "1,2,3", "1.234,5", "--5", "5-", "4 8", " 48", "48 ", "48\u{B0}", "\u{0664}\u{0668}", "\u{BD}", "48.85N",
    ])
  func noNumber(text: String) {
    #expect(Coordinate.degrees(text) == nil)
  }

  static let onEarth: [(Double, Double)] = [
    (0, 0), (90, 180), (-90, -180), (90, -180), (48.85, 2.35), (-89.999, 179.999),
  ]

  @Test("numbers of Earth are a place", arguments: CoordinateTests.onEarth)
  func numbersOfEarthAreAPlace(latitude: Double, longitude: Double) {
    let place = Coordinate(checking: latitude, longitude)
    #expect(place?.latitude == latitude)
    #expect(place?.longitude == longitude)
  }

  static let elsewhere: [(Double, Double)] = [
    (90.001, 0), (-90.001, 0), (0, 180.001), (0, -180.001), (91, 181), (1e300, 0), (.nan, 0), (0, .nan),
    (.infinity, 0), (0, -.infinity),
  ]

  @Test("other numbers are none", arguments: CoordinateTests.elsewhere)
  func otherNumbersAreNone(latitude: Double, longitude: Double) {
    #expect(Coordinate(checking: latitude, longitude) == nil)
  }

  @Test("a number too long to be counted is no place")
  func tooLong() {
    let number = Coordinate.degrees(String(repeating: "9", count: 400))
    #expect(number.flatMap { Coordinate(checking: $0, 0) } == nil)
  }

  static let descriptions: [(Double, Double, String)] = [
    (48.85, 2.35, "48.85 2.35"), (48, -2.5, "48 -2.5"), (0, 0, "0 0"), (-0.0, -0.0, "0 0"), (-90, 180, "-90 180"),
    (0.00005, -0.00005, "0.00005 -0.00005"), (0.0000001, -0.0000001, "0 0"), (-0.5, 100.05, "-0.5 100.05"),
    (1.0 / 3, -179.9999999, "0.333333 -180"),
  ]

  @Test("a place is described as it is typed", arguments: CoordinateTests.descriptions)
  func described(latitude: Double, longitude: Double, text: String) {
    #expect(Coordinate(latitude: latitude, longitude: longitude).description == text)
  }

  static let places: [(Double, Double)] = [
    (48.85, 2.35), (-33.8688, 151.2093), (51.5, 0.00005), (-0.00001, -0.000001), (1.0 / 3, 2.0 / 3),
  ]

  @Test(
    "what describes a place can be read again to a tenth of a metre, close to Greenwich, too",
    arguments: CoordinateTests.places)
  func readAgain(latitude: Double, longitude: Double) {
    let text = Coordinate(latitude: latitude, longitude: longitude).description
    let numbers = text.split(separator: " ").compactMap { Coordinate.degrees($0) }
    #expect(numbers.count == 2)
    #expect(zip(numbers, [latitude, longitude]).allSatisfy { abs($0 - $1) < 0.000_001 })
  }
}
