import NewsDomain
import TestSupport
import Testing

@testable import NewsData

/// The nearest country on the real outlines; distances to the markers were worked out independently.
@Suite("The nearest country of real places")
struct NearestCityTests {
  struct City: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let place: Coordinate
    let code: String
    let kilometres: Double

    init(_ name: String, _ latitude: Double, _ longitude: Double, _ code: String, _ kilometres: Double) {
      testDescription = name
      place = Coordinate(latitude: latitude, longitude: longitude)
      self.code = code
      self.kilometres = kilometres
    }
  }

  private let nearest = FindNearestCountry(atlas: EmbeddedAtlas())

  private func isRight(_ found: CountryDistance, for city: City) -> Bool {
    found.country.code == city.code && abs(found.kilometres - city.kilometres) <= max(1, city.kilometres * 0.005)
  }

  /// Most are nearer to another country's marker, or on a border, or on an island.
  static let inside: [City] = [
    City("Vladivostok", 43.12, 131.89, "ru", 2869), City("Kaliningrad", 54.71, 20.51, "ru", 4498),
    City("Anadyr", 64.73, 177.5, "ru", 3905), City("Petropavlovsk", 53.02, 158.65, "ru", 3656),
    City("Wrangel Island", 71.23, -179.4, "ru", 3710), City("Cologne", 50.94, 6.96, "de", 243),
    City("Kehl", 48.57, 7.82, "de", 336), City("Strasbourg", 48.58, 7.75, "fr", 469),
    City("Paris", 48.85, 2.35, "fr", 246), City("Brest", 48.39, -4.49, "fr", 538),
    City("Nice", 43.70, 7.27, "fr", 515), City("Ajaccio", 41.93, 8.74, "fr", 739),
    City("Cayenne", 4.92, -52.31, "fr", 6965), City("Istanbul", 41.01, 28.98, "tr", 607),
    City("Palermo", 38.12, 13.36, "it", 543), City("Trieste", 45.65, 13.78, "it", 308),
    City("Odesa", 46.48, 30.73, "ua", 246), City("Denpasar", -8.65, 115.22, "id", 989),
    City("Jakarta", -6.21, 106.85, "id", 1061), City("Singapore", 1.29, 103.85, "sg", 8),
    City("Johor Bahru", 1.492, 103.74, "my", 1234), City("Kuala Lumpur", 3.14, 101.69, "my", 1438),
    City("Kuching", 1.55, 110.34, "my", 532), City("Hong Kong", 22.28, 114.16, "hk", 1),
    City("Shenzhen", 22.543, 114.06, "cn", 1944), City("Beijing", 39.9, 116.4, "cn", 1032),
    City("Key West", 24.56, -81.78, "us", 2094), City("Miami", 25.76, -80.19, "us", 2094),
    City("Honolulu", 21.31, -157.86, "us", 6114), City("Anchorage", 61.22, -149.9, "us", 4387),
    City("San Diego", 32.72, -117.16, "us", 1992), City("Tijuana", 32.53, -117.04, "mx", 1794),
    City("Vancouver", 49.28, -123.12, "ca", 1862), City("Seattle", 47.61, -122.33, "us", 2308),
    City("Belfast", 54.6, -5.93, "gb", 211), City("Dublin", 53.35, -6.26, "ie", 132),
    City("Tromso", 69.65, 18.96, "no", 1053), City("Longyearbyen", 78.22, 15.65, "no", 1913),
    City("Gdansk", 54.35, 18.65, "pl", 259), City("Algiers", 36.75, 3.06, "dz", 970),
    City("Cairo", 30.04, 31.24, "eg", 394), City("Lagos", 6.52, 3.38, "ng", 628),
    City("Johannesburg", -26.2, 28.05, "za", 1263), City("Hobart", -42.88, 147.33, "au", 2262),
    City("Auckland", -36.85, 174.76, "nz", 849), City("Sapporo", 43.06, 141.35, "jp", 774),
    City("Taipei", 25.03, 121.57, "tw", 148), City("Ushuaia", -54.8, -68.3, "ar", 2143),
    City("Buenos Aires", -34.6, -58.38, "ar", 572), City("Leticia, Amazonas", -4.21, -69.94, "co", 981),
    City("Havana", 23.11, -82.37, "cu", 329), City("Bratislava", 48.15, 17.11, "sk", 192),
    City("Vienna", 48.21, 16.37, "at", 202), City("Tel Aviv", 32.08, 34.78, "il", 78),
    City("Dubai", 25.2, 55.27, "ae", 151), City("Mumbai", 19.08, 72.88, "in", 994),
    City("Heraklion", 35.34, 25.13, "gr", 487),
  ]

  @Test("a place in one of the 55 countries is there", arguments: NearestCityTests.inside)
  func there(city: City) {
    let found = nearest(city.place)
    #expect(isRight(found, for: city), "\(found)")
    #expect(found.isInside)
  }

  /// In other countries, among them islands whose antipodes lie on a border of one of the 55.
  static let outside: [City] = [
    City("Madrid", 40.42, -3.70, "pt", 369), City("Suva", -18.14, 178.44, "nz", 2947),
    City("Reykjavik", 64.15, -21.94, "ie", 1436), City("Copenhagen", 55.68, 12.57, "de", 531),
    City("Jerusalem", 31.78, 35.22, "il", 47), City("Tunis", 36.81, 10.17, "it", 721),
    City("Amman", 31.95, 35.93, "il", 107), City("Nicosia", 35.17, 33.36, "il", 446),
    City("Doha", 25.29, 51.53, "ae", 304), City("Luxembourg", 49.61, 6.13, "be", 153),
    City("Helsinki", 60.17, 24.94, "lv", 374), City("Pyongyang", 39.02, 125.75, "kr", 341),
    City("Colombo", 6.93, 79.86, "in", 1858), City("Montevideo", -34.9, -56.16, "ar", 765),
    City("Santiago", -33.45, -70.67, "ar", 615), City("Nuuk", 64.18, -51.72, "ca", 2568),
    City("Maseru", -29.31, 27.48, "za", 999), City("Bridgetown", 13.10, -59.60, "ve", 992),
    City("Valletta", 35.90, 14.51, "it", 801), City("Papeete", -17.55, -149.56, "nz", 4722),
    City("Hamilton", 32.30, -64.78, "cu", 1903), City("Stanley", -51.70, -57.85, "ar", 1856),
  ]

  @Test("of a place elsewhere it is the country with the nearest marker", arguments: NearestCityTests.outside)
  func elsewhere(city: City) {
    let found = nearest(city.place)
    #expect(isRight(found, for: city), "\(found)")
    #expect(!found.isInside)
  }

  /// In the sea, at the poles, and on both sides of 180°.
  static let sea: [City] = [
    City("North Pole", 90, 0, "se", 3032), City("South Pole", -90, 0, "nz", 5134),
    City("where the equator meets Greenwich", 0, 0, "ng", 1398), City("the equator at 180° east", 0, 180, "nz", 4960),
    City("the equator at 180° west", 0, -180, "nz", 4960), City("east of the Aleutians", 53.89, -166.54, "ca", 4104),
    City("Chatham Islands", -43.95, -176.55, "nz", 1022),
  ]

  @Test("far out at sea it is the nearest marker, too", arguments: NearestCityTests.sea)
  func farOut(city: City) {
    let found = nearest(city.place)
    #expect(isRight(found, for: city), "\(found)")
    #expect(!found.isInside)
  }

  @Test("Russia is on both sides of 180°", arguments: [178.0, 179.9, 180, -180, -179.9, -175])
  func chukotka(longitude: Double) {
    let found = nearest(Coordinate(latitude: 68, longitude: longitude))
    #expect(found.country.code == "ru")
    #expect(found.isInside)
  }

  @Test("a country's own marker is in it, or next to it", arguments: Country.all)
  func markers(country: Country) {
    #expect(nearest(country.centroid).country == country)
  }

  @Test("no place is in a country on the other side of Earth")
  func everywhere() {
    for latitude in stride(from: -88.0, through: 88, by: 8) {
      for longitude in stride(from: -180.0, to: 180, by: 6) {
        let place = Coordinate(latitude: latitude, longitude: longitude)
        let found = nearest(place)
        // Guiana is 7,000 km from the marker of France; nothing else is that far away.
        #expect(!found.isInside || found.kilometres < 7_300, "\(place) \(found)")
      }
    }
  }
}
