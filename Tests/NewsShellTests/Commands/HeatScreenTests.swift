import PresentationTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell
@testable import TerminalKit

@Suite("Fresh headlines on the map")
struct HeatScreenTests {
  /// Three squares of the same size, side by side.
  private let newsroom: FakeNewsroom = {
    let squares = [("fr", -100.0), ("jp", -20.0), ("us", 60.0)].map { code, west in
      (
        code: Optional(code), southWest: Coordinate(latitude: -19, longitude: west),
        northEast: Coordinate(latitude: 19, longitude: west + 40)
      )
    }
    var atlas = FakeAtlas(squares)
    atlas.coastline = []
    return FakeNewsroom(atlas: atlas)
  }()

  private func screen(_ counts: [CountryCount], of total: Int = 14, title: String? = nil) -> HeatScreen {
    let size = newsroom.window.mapSize
    let view = Viewport.world(around: Coordinate(latitude: 0, longitude: 0), width: size.width, height: size.height)
    return HeatScreen(
      counts, of: total, view, title: title, painter: MapPresenter(newsroom.ports).painter,
      glyphs: newsroom.window.glyphs, chosen: .japan)
  }

  private let three = [
    CountryCount(country: .france, count: 10), CountryCount(country: .japan, count: 5),
    CountryCount(country: .unitedStates, count: 1),
  ]

  /// The number of dots in these columns.
  private func dots(_ lines: some Sequence<String>, _ columns: Range<Int>) -> Int {
    lines.reduce(0) { sum, line in
      let scalars = Array(line.unicodeScalars)
      return columns.clamped(to: 0..<scalars.count)
        .reduce(sum) { $0 + (scalars[$1].value > 0x2800 ? Int(scalars[$1].value - 0x2800).nonzeroBitCount : 0) }
    }
  }

  @Test("the more headlines a country has, the denser its shade, and a single one is visible")
  func shades() {
    let picture = screen(three).lines().dropFirst().prefix(15)
    let densities = [dots(picture, 17..<27), dots(picture, 35..<45), dots(picture, 53..<63)]
    #expect(densities[0] > densities[1])
    #expect(densities[1] > densities[2])
    #expect(densities[2] > 0)
    #expect(dots(picture, 28..<34) == 0)
  }

  @Test("equal counts have the same shade")
  func sameCountsHaveTheSameShade() {
    let counts = [Country.france, .unitedStates].map { CountryCount(country: $0, count: 3) }
    let picture = screen(counts).lines().dropFirst().prefix(15)
    #expect(dots(picture, 20..<24) == dots(picture, 56..<60))
    #expect(dots(picture, 20..<24) > 0)
  }

  @Test("the header shows the total, the legend each count", arguments: InterfaceLanguage.all)
  func legend(language: InterfaceLanguage) throws {
    let words = texts(in: language)
    let lines = screen(three).lines(language: language)
    #expect(lines.first?.hasPrefix(words.heatTitle + " ") == true)
    // Two of the 16 are in the lists of two countries.
    let about = [words.fromArchive, words.headlines(14), words.countryCount(3)].joined(separator: " \u{B7} ")
    #expect(lines.first?.hasSuffix(" " + about) == true)
    let entries = three.enumerated().map { "\($0 + 1) \($1.country.name(in: language)) \($1.count)" }
    let last = try #require(lines.dropLast().last)
    for entry in entries { #expect((last + " ").contains(" \(entry) ")) }
    #expect(screen(three).text(isColoured: true).contains("\u{1B}[32mJapan 5\u{1B}[0m"))
  }

  @Test("a line explains the shades")
  func lineTellsWhatTheShadesStandFor() throws {
    let key = try #require(screen(three).lines().dropFirst(16).first)
    #expect(key.filter { $0 == "\u{2264}" }.count == Shade.steps.count)
    #expect(key.contains(" 10 "))
  }

  @Test("the legend names the first few, programs get all")
  func legendNamesTheFirstFew() throws {
    let counts = Country.all.map { CountryCount(country: $0, count: 100) }
    let screen = screen(counts)
    #expect(screen.rows.count == 89)
    let lines = screen.lines()
    let others = try #require((1...88).first { lines.last == texts(in: .english).others(than: $0) })
    let legend = lines.suffix(10).joined(separator: " ")
    #expect(legend.contains(" \(89 - others) "))
    #expect(!legend.contains(" \(56 - others) "))
  }

  @Test("the counts are those of the archive, and if they add up to more than its headlines it says why")
  func sum() {
    let counts = [CountryCount(country: .france, count: 250), CountryCount(country: .japan, count: 100)]
    let lines = screen(counts, of: 300).lines()
    #expect(
      lines.dropLast().last?.contains("France 250  ") == true && lines.dropLast().last?.hasSuffix("Japan 100") == true)
    #expect(lines.last == texts(in: .english).heatAddsUp)
    let french = screen(counts, of: 300).text(language: .french, isAccessible: true)
    #expect(french.contains("100 titres") && french.contains(texts(in: .french).heatAddsUp))
    #expect(!screen(counts, of: 350).text().contains(texts(in: .english).heatAddsUp))
    #expect(!screen(counts, of: 300, title: "The moon").text().contains(texts(in: .english).heatAddsUp))
  }

  @Test("a story says how many of its articles are of a known country")
  func story() {
    #expect(screen(three, of: 20, title: "The moon").lines().first?.hasSuffix(" 16 of 20 articles") == true)
    #expect(screen(three, of: 16, title: "The moon").lines().first?.hasSuffix(" 16 articles") == true)
  }

  @Test("programs get the counts, and numbers open the countries")
  func records() {
    let screen = screen(three)
    #expect(screen.rows.map { $0.split(separator: "\t")[1] } == ["fr", "jp", "us"])
    #expect(screen.rows.map { $0.split(separator: "\t").last } == ["10", "5", "1"])
    #expect(screen.objects.first?.hasSuffix(#","n":1,"headlines":10}"#) == true)
    guard case .countries(let countries)? = screen.list?.items else {
      Issue.record("a list of something else")
      return
    }
    #expect(countries == three.map(\.country))
  }

  @Test("if nothing fresh is stored it says which command would fetch headlines", arguments: InterfaceLanguage.all)
  func empty(language: InterfaceLanguage) {
    let words = texts(in: language)
    let lines = screen([]).lines(language: language)
    #expect(lines.last == words.heatEmpty)
    #expect(lines.count == 2)
    #expect(words.heatEmpty.contains(WorldCommand.declaration.name(in: language)))
    #expect(screen([]).records.isEmpty)
  }

  @Test("no line is wider than a narrow page", arguments: [1, 10, 40])
  func narrowPageIsKeptTo(columns: Int) {
    #expect(screen(three).lines(columns: columns).allSatisfy { DisplayWidth.of($0) <= columns })
  }
}
