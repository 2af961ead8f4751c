import PresentationTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell
@testable import TerminalKit

@Suite("The map on a page")
struct MapScreenTests {
  private let size = FakeNewsroom().window.mapSize

  private func place(_ latitude: Double, _ longitude: Double) -> Coordinate {
    Coordinate(latitude: latitude, longitude: longitude)
  }

  private var world: Viewport { .world(around: place(0, 0), width: size.width, height: size.height) }

  private func screen(
    _ view: Viewport, of subject: MapSubject = .world, _ newsroom: FakeNewsroom = FakeNewsroom(),
    place: Coordinate? = nil, origin: Coordinate = Country.france.centroid, hasHint: Bool = false
  ) -> MapScreen {
    MapScreen(
      subject, view, clusters: ClusterCountries()(in: view), painter: MapPresenter(newsroom.ports).painter,
      glyphs: newsroom.window.glyphs, chosen: .unitedStates, points: .init(place: place, origin: origin),
      hasHint: hasHint)
  }

  private func clusters(_ screen: MapScreen) -> [CountryCluster] {
    guard case .markers(let clusters, _)? = screen.list?.items else { return [] }
    return clusters
  }

  /// The numbers at the start of a picture's labels.
  private func numbers(_ lines: some Sequence<String>) -> [Int] {
    lines.flatMap { $0.split(separator: " ") }.compactMap { label in
      let digits = label.prefix { $0.isNumber }
      return digits.count < label.count ? Int(digits) : nil
    }.sorted()
  }

  @Test("the world has all 89 countries, as its header says", arguments: InterfaceLanguage.all)
  func header(language: InterfaceLanguage) throws {
    let words = texts(in: language)
    let header = try #require(screen(world).lines(language: language).first)
    #expect(header.hasPrefix(words.title(of: .world) + "  "))
    #expect(header.hasSuffix("  " + words.mapScale(zoom: "0", kilometres: 40_030.2, countries: 89)))
    #expect(DisplayWidth.of(header) == 80)
  }

  @Test("markers are numbered in reading order, and the legend explains each number")
  func legend() {
    let screen = screen(world)
    let clusters = clusters(screen)
    let lines = screen.lines()
    let rows = size.height / DotCanvas.dotsDown
    #expect(clusters.count > 10)
    #expect(clusters.flatMap(\.countries).count == 89)
    #expect(numbers(lines.dropFirst().prefix(rows)) == Array(1...clusters.count))
    let legend = " " + lines.dropFirst(1 + rows).joined(separator: "\n ")
    for (index, cluster) in clusters.enumerated() {
      let name = texts(in: .english).name(of: cluster, favourite: .unitedStates)
      #expect(legend.contains(" \(index + 1) " + name.prefix(10)))
    }
  }

  static let zooms: [(Double, String)] = [
    (0, "0"), (3, "3"), (2.5, "2.5"), (10.44, "10.4"), (2.96, "3"), (99, "12"), (-1, "0"),
  ]

  @Test("a zoom is written whole or with one decimal", arguments: zooms)
  func zoom(zoom: Double, text: String) {
    #expect(Viewport(center: place(0, 0), zoom: zoom, width: 10, height: 10).zoomText == text)
  }

  @Test("the favourite country is marked in the picture and the legend")
  func favouriteCountryIsMarkedInPictureAndLegend() {
    let view = Viewport(center: Country.unitedStates.centroid, zoom: 3, width: size.width, height: size.height)
    let text = screen(view, of: .country(.unitedStates)).text(isColoured: true)
    #expect(text.contains("\u{1B}[32mUnited States\u{1B}[0m"))
    #expect(text.contains("\u{1B}[32m\u{2022}us\u{1B}[0m"))
  }

  @Test("programs get every country in sight, with its number, distance and cluster")
  func records() {
    let screen = screen(world)
    let rows = screen.rows.map { $0.split(separator: "\t").map { String($0) } }
    let expected = clusters(screen).enumerated().flatMap { index, cluster in
      cluster.countries.map { country in
        let distance = (country.centroid.distance(to: Country.france.centroid) * 10).rounded() / 10
        let (latitude, longitude) = (country.centroid.latitude, country.centroid.longitude)
        return [
          "\(index + 1)", country.code, country.name(in: .english), "\(latitude)", "\(longitude)", "\(distance)",
          "\(cluster.countries.count)",
        ]
      }
    }
    #expect(rows == expected)
    #expect(Set(rows.map { $0[1] }).count == 89)
    #expect(screen.facts.count == 89)
  }

  @Test("in JSON a country of a cluster has the cluster's place and size; a single one has none")
  func objects() {
    let cluster = CountryCluster(centroid: place(36.586, -132.614), countries: [.japan, .france])
    let distance = CountryDistance(country: .japan, kilometres: 1234.56)
    let start =
      #"{"type":"country","code":"jp","name":"Japan","latitude":36.77,"longitude":137.47,"distanceKm":1234.6,"n":4,"#
    let records: [(MarkerRecord, String, String)] = [
      (
        MarkerRecord(number: 4, distance: distance, cluster: cluster),
        #""cluster":{"count":2,"latitude":36.59,"longitude":-132.61}}"#, "2"
      ),
      (
        MarkerRecord(
          number: 4, distance: distance, cluster: CountryCluster(centroid: place(0, 0), countries: [.japan])),
        #""cluster":null}"#, "1"
      ),
      (MarkerRecord(number: 4, distance: distance), #""cluster":null}"#, "1"),
      (MarkerRecord(number: 4, distance: distance, headlines: 9), #""headlines":9}"#, "9"),
    ]
    for (record, end, last) in records {
      var object = ObjectWriter()
      object.write(record)
      #expect(object.text == start + end + "\n")
      var row = RowWriter()
      row.write([record])
      #expect(row.text == "4\tjp\tJapan\t36.77\t137.47\t1234.6\t\(last)\n")
    }
  }

  @Test("on a page that has become narrower the numbers are the same", arguments: [1, 2, 10, 40, 79])
  func narrower(columns: Int) {
    let world = FakeNewsroom(atlas: FakeAtlas([("us", place(-60, -170), place(70, 170))]))
    let screen = screen(self.world, world)
    let lines = screen.lines(columns: columns)
    #expect(lines.allSatisfy { DisplayWidth.of($0) <= columns })
    guard columns >= 10 else { return }
    let clusters = clusters(screen)
    let last = clusters.last?.countries.first?.name(in: .english).prefix(3) ?? ""
    #expect(lines.suffix(clusters.count).contains { $0.contains("\(clusters.count) " + last) })
  }

  @Test("on a wider page the picture stays as it is")
  func wider() {
    let world = FakeNewsroom(atlas: FakeAtlas([("us", place(-60, -170), place(70, 170))]))
    let rows = size.height / DotCanvas.dotsDown
    let screen = screen(self.world, world)
    let wide = screen.lines(columns: 200).dropFirst().prefix(rows)
    #expect(Array(wide) == Array(screen.lines().dropFirst().prefix(rows)))
    #expect(wide.contains { DisplayWidth.of($0) > 70 })
  }

  @Test("if no country is in sight the nearest is named, seen from the middle")
  func emptySea() {
    let sea = place(0, -140)
    let view = Viewport(center: sea, zoom: 5, width: size.width, height: size.height)
    let nearest = FindNearestCountry.byDistance(from: sea)[0].country
    for language in InterfaceLanguage.all {
      let line = texts(in: language).away(nearest, from: sea)
      #expect(screen(view, of: .given(sea)).lines(language: language).last == line)
      #expect(!screen(world).text(language: language).contains(line))
    }
    #expect(screen(view, of: .place, place: sea).records.isEmpty)
  }

  @Test("the hint comes last, if there is one", arguments: InterfaceLanguage.all)
  func hint(language: InterfaceLanguage) {
    let hint = texts(in: language).mapHint
    #expect(screen(world, hasHint: true).lines(language: language, columns: 200).last == hint)
    #expect(!screen(world).text(language: language, columns: 200).contains(hint))
  }

  @Test("without Braille the map uses characters that all terminals have")
  func ascii() {
    let window = Window(columns: 80, rows: 24, glyphs: .ascii, isTerminal: false)
    let newsroom = FakeNewsroom(window: window, atlas: FakeAtlas([("us", place(-60, -170), place(70, 170))]))
    let picture = screen(world, newsroom).lines().dropFirst().prefix(size.height / DotCanvas.dotsDown)
    #expect(picture.joined().utf8.allSatisfy { $0 < 0x7F })
    #expect(picture.joined().contains("*au"))
  }
}
