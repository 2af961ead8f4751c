import Testing

@testable import NewsDomain

@Suite("Great circles")
struct CoordinateGreatCircleTests {
  struct Way: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let from: Coordinate
    let to: Coordinate
    let kilometres: Double

    init(_ name: String, _ from: (Double, Double), _ to: (Double, Double), _ kilometres: Double) {
      testDescription = name
      self.from = Coordinate(latitude: from.0, longitude: from.1)
      self.to = Coordinate(latitude: to.0, longitude: to.1)
      self.kilometres = kilometres
    }
  }

  private static let atlanta = (33.6367, -84.4281)
  private static let auckland = (-37.0081, 174.792)
  private static let dubai = (25.2528, 55.3644)
  private static let heathrow = (51.4706, -0.4619)
  private static let honolulu = (21.3187, -157.922)
  private static let hongKong = (22.3089, 113.915)
  private static let kennedy = (40.6398, -73.7789)
  private static let losAngeles = (33.9425, -118.408)
  private static let narita = (35.7647, 140.386)
  private static let paris = (49.0128, 2.55)
  private static let santiago = (-33.393, -70.7858)
  private static let singapore = (1.3502, 103.994)
  private static let sydney = (-33.9461, 151.177)

  /// Airports and the great-circle figures that airlines and gcmap.com give; the last ones from navigation's textbooks:
  /// the Aviation Formulary, movable-type.co.uk, Wikipedia's "Great-circle navigation", the meridian's and the
  /// equator's lengths.
  static let ways: [Way] = [
    Way("New York - London", kennedy, heathrow, 5540),
    Way("Singapore - New York", singapore, kennedy, 15332),
    Way("Newark - Singapore, over the pole", (40.6925, -74.1687), singapore, 15345),
    Way("Los Angeles - Dubai", losAngeles, dubai, 13420),
    Way("Auckland - Doha", auckland, (25.2731, 51.6081), 14526),
    Way("Perth - London", (-31.9403, 115.967), heathrow, 14499),
    Way("Sydney - London", sydney, heathrow, 17016),
    Way("Dallas - Sydney, across 180°", (32.8968, -97.038), sydney, 13804),
    Way("Atlanta - Johannesburg", atlanta, (-26.1392, 28.246), 13581),
    Way("Dubai - Auckland", dubai, auckland, 14200),
    Way("San Francisco - Singapore, across 180°", (37.619, -122.375), singapore, 13593),
    Way("Bogota - Jakarta, nearly antipodes", (4.7016, -74.1469), (-6.1256, 106.656), 19829),
    Way("Hong Kong - New York", hongKong, kennedy, 12990),
    Way("Tokyo - Los Angeles, across 180°", narita, losAngeles, 8773),
    Way("Santiago - Sydney, across 180°", santiago, sydney, 11340),
    Way("Auckland - Santiago, across 180°", auckland, santiago, 9674),
    Way("Auckland - Honolulu, across 180°", auckland, honolulu, 7086),
    Way("Nadi - Honolulu, across 180°", (-17.7554, 177.443), honolulu, 5107),
    Way("Sydney - Auckland", sydney, auckland, 2158),
    Way("Papeete - Paris", (-17.5537, -149.607), paris, 15713),
    Way("London - Paris", heathrow, paris, 348),
    Way("Los Angeles - New York, 2144 nautical miles", (33.95, -118.4), (40.6333, -73.7833), 3970.7),
    Way("Land's End - John o' Groats", (50.06639, -5.71472), (58.64389, -3.07), 968.9),
    Way("Valparaiso - Shanghai, across 180°", (-33, -71.6), (31.4, 121.8), 18743),
    Way("half a meridian, from pole to pole", (90, 0), (-90, 0), 20003.9),
    Way("half the equator, antipodes", (0, -90), (0, 90), 20037.5),
    Way("a quarter of a meridian", (0, 33), (90, -120), 10002),
    Way("a degree across 180°", (0, 179.5), (0, -179.5), 111.32),
    Way("a minute of latitude, the nautical mile", (45, 7), (45 + 1.0 / 60, 7), 1.852),
  ]

  @Test("the distance is the published one to half a per cent, either way", arguments: CoordinateGreatCircleTests.ways)
  func distances(way: Way) {
    let there = way.from.distance(to: way.to)
    #expect(abs(there / way.kilometres - 1) < 0.005, "\(there) km")
    #expect(abs(way.to.distance(to: way.from) - there) < 1e-6)
  }

  private static let half = Double.pi * Coordinate.earthRadius

  @Test("antipodes are half of Earth's circumference apart", arguments: Country.all)
  func antipodes(country: Country) {
    let place = country.centroid
    let other = Coordinate(
      latitude: -place.latitude, longitude: place.longitude > 0 ? place.longitude - 180 : place.longitude + 180)
    #expect(abs(place.distance(to: other) - Self.half) < 0.01)
  }

  static let same: [(Coordinate, Coordinate)] = [
    (Coordinate(latitude: 48.85, longitude: 2.35), Coordinate(latitude: 48.85, longitude: 2.35)),
    (Coordinate(latitude: 10, longitude: 180), Coordinate(latitude: 10, longitude: -180)),
    (Coordinate(latitude: 90, longitude: 0), Coordinate(latitude: 90, longitude: 137)),
    (Coordinate(latitude: -90, longitude: -50), Coordinate(latitude: -90, longitude: 50)),
  ]

  @Test("a place is not away from itself, whatever its longitude is called", arguments: CoordinateGreatCircleTests.same)
  func placeIsNotAwayFromItself(one: Coordinate, other: Coordinate) {
    #expect(one.distance(to: other) < 1e-6)
  }

  struct Course: Sendable {
    let from: Coordinate
    let to: Coordinate
    let degrees: Double

    init(_ from: (Double, Double), _ to: (Double, Double), _ degrees: Double) {
      self.from = Coordinate(latitude: from.0, longitude: from.1)
      self.to = Coordinate(latitude: to.0, longitude: to.1)
      self.degrees = degrees
    }
  }

  /// From the same sources.
  static let courses: [Course] = [
    Course((33.95, -118.4), (40.6333, -73.7833), 65.9), Course((50.06639, -5.71472), (58.64389, -3.07), 9.12),
    Course((-33, -71.6), (31.4, 121.8), 265.59), Course((35, 45), (35, 135), 60.16),
    Course((0, 0), (10, 0), 0), Course((0, 0), (0, 10), 90), Course((0, 0), (-10, 0), 180),
    Course((0, 0), (0, -10), 270), Course((0, 179), (0, -179), 90), Course((0, -179), (0, 179), 270),
    Course((48.85, 2.35), (90, 100), 0), Course((48.85, 2.35), (-90, 100), 180),
  ]

  @Test("the bearing is the one with which the way begins", arguments: CoordinateGreatCircleTests.courses)
  func bearings(course: Course) {
    let bearing = course.from.bearing(to: course.to)
    #expect(abs(bearing - course.degrees) < 0.1, "\(bearing)")
  }

  @Test("a bearing is from 0 up to 360, between any two markers")
  func bearingIsFrom0UpTo360() {
    for country in Country.all {
      for other in Country.all {
        let bearing = country.centroid.bearing(to: other.centroid)
        #expect((0.0..<360.0).contains(bearing), "\(country.code) \(other.code)")
      }
    }
  }

  @Test("a direction leads back to its place", arguments: Country.all.map(\.centroid))
  func directions(place: Coordinate) {
    #expect(Coordinate(place.direction).distance(to: place) < 1e-6)
  }

  @Test("no direction is a place all the same")
  func noDirection() {
    #expect(Coordinate(SIMD3<Double>(0, 0, 0)) == Coordinate(latitude: 0, longitude: 0))
  }
}
