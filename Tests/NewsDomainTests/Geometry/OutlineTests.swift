import Testing

@testable import NewsDomain

@Suite("Outlines of countries")
struct OutlineTests {
  private static func place(_ latitude: Double, _ longitude: Double) -> Coordinate {
    Coordinate(latitude: latitude, longitude: longitude)
  }

  private static func square(_ south: Double, _ west: Double, _ north: Double, _ east: Double) -> Outline.Ring {
    [place(south, west), place(south, east), place(north, east), place(north, west)]
  }

  /// A country of 10° by 10° with a hole of 2° by 2°, and an island of 1° in the east.
  private static let country = Outline(
    code: "fr", rings: [square(40, 0, 50, 10), square(44, 4, 46, 6), square(45, 15, 46, 16)])

  static let inside: [(Double, Double)] = [(45, 1), (41, 5), (49.9, 9.9), (45, 9), (45.5, 15.5), (43.9, 5), (46.1, 5)]

  @Test("a place is inside a country or its island", arguments: OutlineTests.inside)
  func contained(latitude: Double, longitude: Double) {
    #expect(Self.country.contains(Self.place(latitude, longitude)))
  }

  static let outside: [(Double, Double)] = [
    (45, 5), (45, -1), (45, 12), (39.9, 5), (50.1, 5), (45.5, 17), (45, 175), (-45, 5), (90, 0), (-90, 0),
  ]

  @Test("a place is not inside in the hole, in the sea between, and elsewhere", arguments: OutlineTests.outside)
  func notContained(latitude: Double, longitude: Double) {
    #expect(!Self.country.contains(Self.place(latitude, longitude)))
  }

  @Test("a ring that ends where it begins is the same as one that does not")
  func closed() {
    let ring = Self.square(40, 0, 50, 10)
    let closed = Outline(code: nil, rings: [ring + ring.prefix(1)])
    #expect(closed.contains(Self.place(45, 5)))
    #expect(!closed.contains(Self.place(45, 11)))
    let open = Outline(code: nil, rings: [ring])
    let place = Self.place(45, 0.1)
    #expect(closed.distance(from: place, limit: 100) == open.distance(from: place, limit: 100))
  }

  static let empties: [[Outline.Ring]] = [[], [[]], [[place(0, 0)]]]

  @Test("nothing is inside nothing", arguments: OutlineTests.empties)
  func nothingIsInsideNothing(rings: [Outline.Ring]) {
    let outline = Outline(code: nil, rings: rings)
    #expect(!outline.contains(Self.place(0, 0)))
    #expect(outline.distance(from: Self.place(10, 0), limit: 70) == nil)
  }

  /// Places around 0° 105°, which the square has in its middle, and how far its border is in degrees of the equator.
  static let distances: [(Double, Double, Double)] = [
    (5.5, 105, 0.5), (-5.25, 105, 0.25), (0, 110.5, 0.5), (0, 99.5, 0.5), (4.7, 105, 0.3), (5.3, 110.4, 0.5),
  ]

  @Test("the border is as far as its nearest side or corner, from either side", arguments: OutlineTests.distances)
  func border(latitude: Double, longitude: Double, degrees: Double) throws {
    let outline = Outline(code: nil, rings: [Self.square(-5, 100, 5, 110)])
    let distance = try #require(outline.distance(from: Self.place(latitude, longitude), limit: 70))
    #expect(abs(distance - degrees * 111.195) < 0.5)
  }

  @Test("what is further than the limit is not told")
  func whatIsFurtherThanTheLimitIsNotTold() {
    let outline = Outline(code: nil, rings: [Self.square(-5, 100, 5, 110)])
    let place = Self.place(5.5, 105)
    #expect(outline.distance(from: place, limit: 56) != nil)
    #expect(outline.distance(from: place, limit: 55) == nil)
    #expect(outline.distance(from: Self.place(80, 105), limit: 70) == nil)
  }

  @Test("a border is near across 180°, from either side", arguments: [(170.0, 179.8, -179.8), (-179.8, -170, 179.8)])
  func acrossAntimeridian(west: Double, east: Double, longitude: Double) throws {
    let outline = Outline(code: nil, rings: [Self.square(-5, west, 5, east)])
    let distance = try #require(outline.distance(from: Self.place(0, longitude), limit: 70))
    #expect(abs(distance - 0.4 * 111.195) < 0.1)
  }

  @Test("a border on the other side of Earth is not near", arguments: [-5.0, 5, 4.9, -5.3])
  func otherSide(latitude: Double) {
    // The meridian opposite to 105° east goes through the sides in the north and the south.
    let outline = Outline(code: nil, rings: [Self.square(-5, 100, 5, 110)])
    #expect(outline.distance(from: Self.place(latitude, -75), limit: 70) == nil)
  }

  @Test("an island is near, however far the other rings are")
  func island() throws {
    let outline = Outline(code: nil, rings: [Self.square(40, 0, 50, 10), Self.square(45, 178, 46, 179.9), []])
    let distance = try #require(outline.distance(from: Self.place(45.5, -179.95), limit: 70))
    #expect(abs(distance - 0.15 * 111.195 * 0.7009) < 0.1)
    #expect(outline.distance(from: Self.place(45.5, -170), limit: 70) == nil)
    #expect(outline.contains(Self.place(45.5, 178.5)))
  }

  @Test("degrees of longitude are short in the north")
  func north() throws {
    let outline = Outline(code: nil, rings: [Self.square(55, 0, 65, 10)])
    let distance = try #require(outline.distance(from: Self.place(60, 11), limit: 70))
    #expect(abs(distance - 55.6) < 0.1)
    #expect(outline.distance(from: Self.place(90, 0), limit: 70) == nil)
  }
}
