import TestSupport
import Testing

@testable import NewsDomain
@testable import SystemServices

/// Finds the nearest country with the real outlines. The distances to the markers were computed independently.
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

  /// Most are closer to another country's marker, close to a border, or on an island.
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
    City("Buenos Aires", -34.6, -58.38, "ar", 572), City("Havana", 23.11, -82.37, "cu", 329),
    City("Bratislava", 48.15, 17.11, "sk", 192),
    City("Vienna", 48.21, 16.37, "at", 202), City("Tel Aviv", 32.08, 34.78, "il", 98),
    City("Dubai", 25.2, 55.27, "ae", 151), City("Mumbai", 19.08, 72.88, "in", 994),
    City("Heraklion", 35.34, 25.13, "gr", 487),
    City("Okinawa, Naha", 26.21, 127.68, "jp", 1495), City("Ishigaki", 24.34, 124.16, "jp", 1876),
    City("Rhodes", 36.44, 28.22, "gr", 557), City("Kos", 36.89, 27.29, "gr", 461),
    City("Bodrum", 37.03, 27.43, "tr", 744), City("Mytilene", 39.10, 26.55, "gr", 298),
    City("Geneva", 46.20, 6.15, "ch", 175), City("Basel", 47.56, 7.59, "ch", 105),
    City("Saint-Louis", 47.59, 7.56, "fr", 420), City("Lörrach", 47.61, 7.66, "de", 435),
    City("Aachen", 50.776, 6.084, "de", 306), City("Maastricht", 50.85, 5.69, "nl", 143),
    City("Liege", 50.63, 5.57, "be", 63), City("Lille", 50.63, 3.07, "fr", 448),
    City("Salzburg", 47.80, 13.04, "at", 60), City("Chiasso", 45.83, 9.03, "it", 434),
    City("Flensburg", 54.78, 9.43, "de", 417), City("Malmo", 55.60, 13.00, "se", 825),
    City("Haparanda", 65.835, 24.137, "se", 485), City("Ruse", 43.85, 25.97, "bg", 128),
    City("Giurgiu", 43.90, 25.97, "ro", 224), City("Edirne", 41.677, 26.556, "tr", 823),
    City("Svilengrad", 41.77, 26.20, "bg", 140), City("Derry", 54.996, -7.32, "gb", 310),
    City("Dundalk", 54.00, -6.40, "ie", 144), City("Lerwick", 60.15, -1.14, "gb", 694),
    City("El Paso", 31.76, -106.49, "us", 1210), City("Juarez", 31.69, -106.42, "mx", 992),
    City("Detroit", 42.33, -83.05, "us", 1186), City("Windsor", 42.31, -83.02, "ca", 2011),
    City("Niagara Falls, New York", 43.095, -79.04, "us", 1524),
    City("Niagara Falls, Ontario", 43.09, -79.08, "ca", 2099), City("Galveston", 29.30, -94.80, "us", 1068),
    City("Unalaska", 53.89, -166.54, "us", 5399), City("Hilo", 19.72, -155.08, "us", 5971),
    City("Fort-de-France", 14.61, -61.07, "fr", 6801), City("Pointe-a-Pitre", 16.24, -61.53, "fr", 6707),
    City("Saint-Denis de la Reunion", -20.88, 55.45, "fr", 9212), City("Mamoudzou", -12.78, 45.23, "fr", 7875),
    City("Funchal", 32.65, -16.91, "pt", 1122), City("Ponta Delgada", 37.74, -25.67, "pt", 1552),
    City("Cagliari", 39.22, 9.12, "it", 517), City("Venice", 45.44, 12.335, "it", 276),
    City("Changi", 1.36, 103.99, "sg", 20), City("Johor Bahru at the strait", 1.463, 103.76, "my", 1232),
    City("Batam", 1.13, 104.05, "id", 1108), City("Kowloon", 22.317, 114.17, "hk", 5),
    City("the airport of Hong Kong", 22.31, 113.92, "hk", 24), City("Sheung Shui", 22.502, 114.128, "hk", 25),
    City("Shenzhen, Luohu", 22.548, 114.12, "cn", 1946), City("Kinmen", 24.43, 118.32, "tw", 280),
    City("Xiamen", 24.48, 118.09, "cn", 1972), City("Busan", 35.18, 129.08, "kr", 180),
    City("Tsushima", 34.20, 129.29, "jp", 794), City("Dandong", 40.13, 124.39, "cn", 1712),
    City("Heihe", 50.245, 127.50, "cn", 2253), City("Blagoveshchensk", 50.27, 127.54, "ru", 2075),
    City("Nong Khai", 17.88, 102.74, "th", 501), City("Foz do Iguacu", -25.54, -54.59, "br", 1559),
    City("Puerto Iguazu", -25.60, -54.57, "ar", 1471), City("Cucuta", 7.89, -72.50, "co", 412),
    City("Eilat", 29.557, 34.95, "il", 183), City("Haifa", 32.81, 34.99, "il", 180),
    City("Chatham Islands", -43.95, -176.55, "nz", 1022), City("Stewart Island", -46.90, 168.10, "nz", 397),
    City("Port Blair", 11.67, 92.74, "in", 1803), City("Mitu", 1.25, -70.23, "co", 423),
    City("Cape Town", -33.92, 18.42, "za", 1), City("Gibraltar at its border", 36.14, -5.353, "es", 480),
    City("Madrid", 40.42, -3.70, "es", 20), City("Reykjavik", 64.15, -21.94, "is", 187),
    City("Copenhagen", 55.68, 12.57, "dk", 203), City("Jerusalem", 31.78, 35.22, "ps", 19),
    City("Helsinki", 60.17, 24.94, "fi", 486), City("Santiago", -33.45, -70.67, "cl", 262),
    City("Valletta", 35.90, 14.51, "mt", 6), City("Macau", 22.19, 113.54, "mo", 2),
    City("Tornio", 65.848, 24.147, "fi", 180), City("Bethlehem", 31.70, 35.20, "ps", 28),
    City("Las Palmas", 28.12, -15.43, "es", 1726), City("Pristina", 42.66, 21.17, "xk", 27),
  ]

  @Test("a place in one of the countries is found there", arguments: NearestCityTests.inside)
  func there(city: City) {
    let found = nearest(city.place)
    #expect(isRight(found, for: city), "\(found)")
    #expect(found.isInside)
  }

  /// Places in other countries, some of them islands whose antipodes are on a border of one of them.
  static let outside: [City] = [
    City("Suva", -18.14, 178.44, "nz", 2947),
    City("Tunis", 36.81, 10.17, "mt", 396),
    City("Amman", 31.95, 35.93, "ps", 64), City("Nicosia", 35.17, 33.36, "lb", 269),
    City("Doha", 25.29, 51.53, "ae", 304), City("Luxembourg", 49.61, 6.13, "be", 153),
    City("Pyongyang", 39.02, 125.75, "kr", 341),
    City("Colombo", 6.93, 79.86, "in", 1858), City("Montevideo", -34.9, -56.16, "ar", 765),
    City("Nuuk", 64.18, -51.72, "is", 1566),
    City("Maseru", -29.31, 27.48, "za", 999), City("Bridgetown", 13.10, -59.60, "ve", 992),
    City("Papeete", -17.55, -149.56, "nz", 4722),
    City("Hamilton", 32.30, -64.78, "do", 1597), City("Stanley", -51.70, -57.85, "ar", 1856),
    City("Vaduz", 47.14, 9.52, "ch", 103), City("Andorra la Vella", 42.507, 1.522, "fr", 463),
    City("Monaco", 43.738, 7.424, "ch", 341), City("San Marino", 43.936, 12.447, "it", 109),
    City("Brunei", 4.89, 114.94, "my", 140),
    City("Aqaba", 29.53, 35.00, "il", 187),
    City("San Juan, Puerto Rico", 18.46, -66.10, "do", 467), City("Noumea", -22.27, 166.45, "nz", 2429),
    City("Saint-Pierre", 46.78, -56.17, "is", 3020), City("Saint Helier", 49.18, -2.10, "fr", 427),
    City("Vientiane", 17.97, 102.60, "th", 506), City("Cotonou", 6.37, 2.43, "gh", 439),
  ]

  @Test("a place in another country gets the country with the nearest marker", arguments: NearestCityTests.outside)
  func elsewhere(city: City) {
    let found = nearest(city.place)
    #expect(isRight(found, for: city), "\(found)")
    #expect(!found.isInside)
  }

  /// Places at sea, at the poles, on both sides of 180°, and on an island that is missing at 1:50 million.
  static let sea: [City] = [
    City("North Pole", 90, 0, "is", 2780), City("South Pole", -90, 0, "nz", 5134),
    City("where the equator meets Greenwich", 0, 0, "gh", 894), City("the equator at 180° east", 0, 180, "nz", 4960),
    City("the equator at 180° west", 0, -180, "nz", 4960), City("the Channel", 50.2, -1.0, "be", 405),
    City("Lampedusa", 35.50, 12.60, "mt", 172),
  ]

  @Test("a place far out at sea gets the country with the nearest marker", arguments: NearestCityTests.sea)
  func farOut(city: City) {
    let found = nearest(city.place)
    #expect(isRight(found, for: city), "\(found)")
    #expect(!found.isInside)
  }

  @Test("Russia is on both sides of 180°", arguments: [178.0, 179.9, 180, -180, -179.9, -175])
  func chukotka(longitude: Double) {
    let found = nearest(Coordinate(latitude: 67, longitude: longitude))
    #expect(found.country.code == "ru")
    #expect(found.isInside)
  }

  @Test("a country's own marker is in it or just outside", arguments: Country.all)
  func markers(country: Country) {
    #expect(nearest(country.centroid).country == country)
  }

  @Test("no place is in a country on the other side of Earth")
  func everywhere() {
    for latitude in stride(from: -88.0, through: 88, by: 8) {
      for longitude in stride(from: -180.0, to: 180, by: 6) {
        let place = Coordinate(latitude: latitude, longitude: longitude)
        let found = nearest(place)
        // Réunion is 9,200 km from the marker of France; no other place in a country is so far from its marker.
        #expect(!found.isInside || found.kilometres < 9_300, "\(place) \(found)")
      }
    }
  }
}
