import TestSupport
import Testing

@testable import NewsDomain

@Suite("The nearest country")
struct FindNearestCountryTests {
  private static func place(_ latitude: Double, _ longitude: Double) -> Coordinate {
    Coordinate(latitude: latitude, longitude: longitude)
  }

  /// A small France inside a larger Germany, Russia up to 180°, and a country without news between them.
  private static let atlas = FakeAtlas([
    ("fr", place(50, 10), place(51, 11)), ("de", place(48, 8), place(53, 13)), ("xx", place(48, 13), place(53, 15)),
    (nil, place(48, 15), place(53, 16)), ("ru", place(60, 170), place(70, 179.9)),
  ])

  private let nearest = FindNearestCountry(atlas: atlas)

  static let inside: [(Double, Double, String)] = [
    (49, 9, "de"), (50.5, 10.5, "fr"), (65, 175, "ru"), (47.92, 10, "de"), (53.08, 10, "de"), (65, 179.95, "ru"),
    (65, -179.95, "ru"), (65, 180, "ru"), (65, -180, "ru"),
  ]

  @Test(
    "a place inside or just off the coast is in the country, however far away the marker is",
    arguments: FindNearestCountryTests.inside)
  func there(latitude: Double, longitude: Double, code: String) {
    let place = Self.place(latitude, longitude)
    let found = nearest(place)
    #expect(found.isInside)
    #expect(found.country.code == code)
    #expect(found.kilometres == found.country.centroid.distance(to: place))
  }

  /// Places in a country without news, at its coast, in a country without a code, and more than 10 km out at sea.
  static let outside: [(Double, Double, String)] = [
    (50, 14, "cz"), (53.08, 14, "de"), (50, 15.5, "cz"), (53.08, 15.5, "pl"), (-20, 178, "nz"), (0, 0, "gh"),
    (47.9, 10, "ch"), (65, -179.8, "ru"),
    (-90, 0, "nz"), (40.4, -3.7, "es"),
  ]

  @Test("other places get the country with the nearest marker", arguments: FindNearestCountryTests.outside)
  func nearestMarker(latitude: Double, longitude: Double, code: String) {
    let place = Self.place(latitude, longitude)
    let found = nearest(place)
    #expect(!found.isInside)
    #expect(found.country.code == code)
    #expect(found.kilometres == found.country.centroid.distance(to: place))
  }

  @Test("without outlines the nearest marker counts", arguments: Country.all)
  func noAtlas(country: Country) {
    let found = FindNearestCountry(atlas: FakeAtlas())(country.centroid)
    #expect(found == CountryDistance(country: country, kilometres: 0))
  }

  static let places = [place(48.85, 2.35), place(0, 180), place(0, -180), place(90, 0), place(-90, 0)]

  @Test("all countries are returned once, sorted by distance", arguments: FindNearestCountryTests.places)
  func byDistance(place: Coordinate) {
    let all = FindNearestCountry.byDistance(from: place)
    #expect(Set(all.map(\.country)) == Set(Country.all))
    #expect(all.count == 89)
    #expect(all.map(\.kilometres) == all.map(\.kilometres).sorted())
    #expect(all.allSatisfy { $0.kilometres == $0.country.centroid.distance(to: place) && !$0.isInside })
  }
}
