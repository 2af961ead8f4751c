import Testing

@testable import NewsDomain

@Suite("Continents")
struct ContinentTests {
  /// The countries of each continent, according to Natural Earth.
  static let members: [(Continent, String)] = [
    (
      .europe,
      "at be bg ch cz de fr gb gr hu ie it lt lv nl no pl pt ro rs ru se si sk ua al ba dk ee es fi hr is md me mk mt xk"
    ),
    (.asia, "ae cn hk id il in jp kr my ph sa sg th tr tw bd ge ir kh lb mm mo pk ps vn"),
    (.northAmerica, "ca cu mx us cr do"), (.southAmerica, "ar br co ve cl pe"),
    (.africa, "dz eg ma ng za cd et gh ke rw sn tz"), (.oceania, "au nz"),
  ]

  @Test("each continent has its countries", arguments: ContinentTests.members)
  func countries(continent: Continent, codes: String) {
    let found = Country.all.filter { Continent(of: $0) == continent }.map(\.code)
    #expect(found.joined(separator: " ") == codes)
  }

  @Test("every country has a continent")
  func everyCountryHasAContinent() {
    #expect(Self.members.map(\.0) == Continent.allCases)
  }
}
