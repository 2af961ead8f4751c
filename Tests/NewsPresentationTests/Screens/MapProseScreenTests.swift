import PresentationTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import TerminalKit

@Suite("The map in words")
struct MapProseScreenTests {
  private let world = Viewport.world(around: Coordinate(latitude: 0, longitude: 0), width: 160, height: 60)

  private func near(_ country: Country, zoom: Double) -> Viewport {
    Viewport(center: country.centroid, zoom: zoom, width: 160, height: 60)
  }

  private func screen(_ view: Viewport, from country: Country, _ subject: MapSubject = .world) -> MapProseScreen {
    MapProseScreen(subject, view, origin: country.centroid, country: country)
  }

  private func text(_ screen: MapProseScreen, _ language: InterfaceLanguage = .english) -> String {
    screen.text(language: language).onOneLine
  }

  @Test("the text begins with the subject and the scale of the map", arguments: InterfaceLanguage.all)
  func header(language: InterfaceLanguage) {
    let words = texts(in: language)
    let lines = screen(world, from: .france).lines(language: language)
    let scale = words.mapScale(zoom: "0", kilometres: world.kilometres, countries: 89)
    #expect(Array(lines.prefix(2)) == [words.title(of: .world), scale])
  }

  @Test("a continent has its number of countries and its three nearest ones, numbered from the nearest")
  func continents() {
    let screen = screen(world, from: .france)
    let distances = FindNearestCountry.byDistance(from: Country.france.centroid)
    func nearest(_ continent: Continent, _ language: InterfaceLanguage) -> String {
      distances.enumerated().filter { Continent(of: $0.element.country) == continent && $0.offset > 0 }.prefix(3).map {
        let kilometres = texts(in: language).kilometres($0.element.kilometres).onOneLine
        return "\($0.offset + 1) \($0.element.country.name(in: language)) (\(kilometres))"
      }.joined(separator: ", ")
    }
    // The country that distances are measured from is not near itself.
    #expect(text(screen).contains("Europe (38 countries, the 3 nearest): 2 "))
    #expect(!text(screen).contains("(0 km)"))
    #expect(text(screen).contains(" Europe (38 countries, the 3 nearest): \(nearest(.europe, .english)). "))
    #expect(text(screen).contains(" Africa (12 countries, the 3 nearest): \(nearest(.africa, .english))."))
    #expect(text(screen).contains(" Oceania (2 countries): \(nearest(.oceania, .english))."))
    let europe = "Europe (38 pays, dont les 3 plus proches) : \(nearest(.europe, .french)). "
    #expect(text(screen, .french).contains(europe))
  }

  @Test("the continent with the nearest country comes first", arguments: Continent.allCases)
  func continentWithTheNearestCountryComesFirst(continent: Continent) throws {
    let home = try #require(Country.all.first { Continent(of: $0) == continent })
    let lines = screen(world, from: home).lines()
    let names = Continent.allCases.map { texts(in: .english).name(of: $0) }
    let shown = lines.compactMap { line in names.first { line.hasPrefix($0 + " (") } }
    #expect(shown.first == texts(in: .english).name(of: continent))
    #expect(Set(shown) == Set(names))
    #expect(shown.count == names.count)
  }

  @Test("only countries in sight are named")
  func onlyWhatIsInSightIsTold() {
    let japan = screen(near(.japan, zoom: 5), from: .japan, .country(.japan))
    #expect(text(japan).contains(" 1 country Asia (1 country): 1 Japan. "))
    #expect(japan.rows == ["1\tjp\tJapan\t36.77\t137.47\t0.0\t1"])
    #expect(japan.objects.first?.hasSuffix(#""distanceKm":0.0,"n":1,"cluster":null}"#) == true)
  }

  @Test("records have all countries, nearest first, and numbers open them")
  func records() {
    let screen = screen(world, from: .france)
    let expected = FindNearestCountry.byDistance(from: Country.france.centroid).map(\.country.code)
    #expect(screen.rows.map { $0.split(separator: "\t")[1] } == expected.map { Substring($0) })
    #expect(screen.rows.map { $0.split(separator: "\t")[0] } == (1...89).map { Substring("\($0)") })
    guard case .countries(let countries)? = screen.list?.items else {
      Issue.record("a list of something else")
      return
    }
    #expect(countries.map(\.code) == expected)
  }

  @Test("if only one continent is in sight, all of its countries are named")
  func oneContinent() {
    let europe = screen(near(.france, zoom: 3), from: .france, .country(.france))
    #expect(europe.rows.count > 5)
    #expect(text(europe).split(separator: " km)").count == europe.rows.count)
  }

  @Test("the text ends with the point that distances are measured from", arguments: InterfaceLanguage.all)
  func distances(language: InterfaceLanguage) {
    let words = texts(in: language)
    let japan = screen(world, from: .japan).lines(language: language).last
    #expect(japan == words.distances(from: .japan))
    let own = MapProseScreen(.world, world, origin: Country.japan.centroid, country: nil)
    #expect(own.lines(language: language).last == words.distances(from: nil))
  }

  @Test(
    "in French the country has its article",
    arguments: [
      ("fr", "la France"), ("jp", "le Japon"), ("us", "les États-Unis"), ("it", "l’Italie"), ("eg", "l’Égypte"),
      ("cu", "Cuba"), ("ir", "l’Iran"), ("hu", "la Hongrie"),
    ])
  func articles(code: String, expected: String) throws {
    let country = try #require(Country(code: code))
    #expect(texts(in: .french).distances(from: country) == "Distances depuis \(expected).")
    #expect(texts(in: .french).distances(from: nil) == "Distances depuis votre position.")
  }

  @Test("if nothing is in sight, the nearest country is named", arguments: InterfaceLanguage.all)
  func nothing(language: InterfaceLanguage) {
    let sea = Coordinate(latitude: 0, longitude: -140)
    let view = Viewport(center: sea, zoom: 6, width: 160, height: 60)
    let screen = MapProseScreen(.given(sea), view, origin: sea, country: nil)
    let nearest = FindNearestCountry.byDistance(from: sea)[0].country
    #expect(screen.lines(language: language).last == texts(in: language).away(nearest, from: sea))
    #expect(screen.records.isEmpty)
  }

  @Test("the text wraps at the window", arguments: [20, 40, 80])
  func itWrapsAtTheWindow(columns: Int) {
    let screen = screen(world, from: .france)
    #expect(screen.lines(columns: columns).allSatisfy { DisplayWidth.of($0) <= columns })
  }
}
