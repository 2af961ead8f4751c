import Testing

@testable import NewsDomain
@testable import NewsProviders

@Suite("The cities in the binary")
struct EmbeddedCitiesTests {
  private let cities = EmbeddedCities()

  @Test(
    "a city is found by its names in each language, with and without accents",
    arguments: [("Berlin", 52.5, 13.4), ("londres", 51.5, -0.1), ("LONDON", 51.5, -0.1), ("sao paulo", -23.5, -46.6)])
  func names(name: String, latitude: Double, longitude: Double) throws {
    let place = try #require(cities.place(named: name))
    #expect(abs(place.latitude - latitude) < 0.2 && abs(place.longitude - longitude) < 0.2)
  }

  @Test("what is no city is not found", arguments: ["", " ", "48.85 2.35", "Atlantis"])
  func unknown(name: String) { #expect(cities.place(named: name) == nil) }

  @Test("each city has a place on Earth, and none is twice in the table")
  func table() {
    let text = "# Comment\nOne\tUn\t1\t2\nBroken\t\tx\t2\nTwo\t\t-3.5\t4\n"
    let read = EmbeddedCities.cities(in: text)
    #expect(read.count == 3)
    #expect(read[FoldedName("un")] == Coordinate(latitude: 1, longitude: 2))
    #expect(read[FoldedName("two")] == Coordinate(latitude: -3.5, longitude: 4))
  }
}
