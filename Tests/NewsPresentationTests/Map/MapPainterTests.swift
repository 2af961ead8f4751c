import PresentationTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import TerminalKit

@Suite("The picture of a map")
struct MapPainterTests {
  private func place(_ latitude: Double, _ longitude: Double) -> Coordinate {
    Coordinate(latitude: latitude, longitude: longitude)
  }

  private func view(_ latitude: Double, _ longitude: Double, zoom: Double = 0, width: Int = 80) -> Viewport {
    Viewport(center: place(latitude, longitude), zoom: zoom, width: width, height: 40)
  }

  private func marker(
    _ country: Country, _ number: Int?, at place: Coordinate, _ emphasis: MapPainter.Marker.Emphasis = .none
  ) -> MapPainter.Marker {
    MapPainter.Marker(
      cluster: CountryCluster(centroid: place, countries: [country]), number: number, emphasis: emphasis)
  }

  private func lines(
    _ atlas: FakeAtlas, _ view: Viewport, _ markers: [MapPainter.Marker] = [], place: Coordinate? = nil,
    shades: [String: Shade] = [:], _ glyphs: Window.Glyphs = .braille
  ) -> [String] {
    MapPainter(atlas: atlas).lines(of: view, markers, place: place, shades: shades, glyphs)
      .map { $0.map(\.string).joined() }
  }

  /// The columns of a line that are not empty.
  private func inked(_ line: String) -> [Int] {
    line.unicodeScalars.enumerated().filter { $0.element != " " }.map(\.offset)
  }

  /// An atlas with only these lines.
  private func atlas(coastline: [Atlas.Line] = [], borders: [Atlas.Line] = []) -> FakeAtlas {
    var atlas = FakeAtlas()
    atlas.coastline = coastline
    atlas.borders = borders
    return atlas
  }

  @Test("a map fills the cells of the view, and a coast around the world goes from edge to edge")
  func itFillsTheCellsOfTheView() {
    let lines = lines(atlas(coastline: [[place(-1, -180), place(-1, 180)]]), view(0, 0))
    #expect(lines.count == 10)
    #expect(lines[5] == String(repeating: "\u{2809}", count: 40))
    #expect(lines.filter { !$0.isEmpty }.count == 1)
  }

  @Test("the world continues at 180\u{B0}", arguments: [180.0, -180.0])
  func antimeridian(longitude: Double) {
    let coast = [[place(1, 170), place(1, 180)], [place(1, -180), place(1, -170)]]
    let lines = lines(atlas(coastline: coast), view(0, longitude, zoom: 2)).filter { !$0.isEmpty }
    #expect(lines.map { inked($0) } == [Array(15...24)])
  }

  @Test("markers and the reader's place are drawn beyond 180\u{B0}, too")
  func markersBeyond() {
    let markers = [marker(.japan, 7, at: place(1, -178))]
    let lines = lines(FakeAtlas(), view(0, 179, zoom: 3), markers, place: place(-3, -179))
    #expect(lines.contains { $0.hasSuffix("  7\u{2022}jp") })
    #expect(lines.contains { $0.trimmed == "\u{D7}" })
  }

  @Test("coasts are drawn at every zoom, and borders if there is room for them", arguments: 0...12)
  func borders(zoom: Int) {
    let line = [[place(2, -5), place(2, 5)]]
    let view = view(0, 0, zoom: Double(zoom), width: 80)
    // At high zooms the line is above the picture.
    let isInSight = view.contains(place(2, 0))
    #expect(lines(atlas(coastline: line), view).joined().isEmpty != isInSight)
    #expect(lines(atlas(borders: line), view).joined().isEmpty != (isInSight && zoom >= 3))
  }

  @Test("from zoom 2 on the coasts are the detailed ones of regions", arguments: [0, 0.5, 1, 1.99, 2, 3, 12])
  func scales(zoom: Double) {
    var atlas = atlas()
    atlas.regionalCoastline = [[place(0, -170), place(0, 170)]]
    #expect(lines(atlas, view(0, 0, zoom: zoom)).joined().isEmpty == (zoom < 2))
    atlas = self.atlas(coastline: [[place(0, -170), place(0, 170)]])
    atlas.regionalCoastline = []
    #expect(lines(atlas, view(0, 0, zoom: zoom)).joined().isEmpty == (zoom >= 2))
  }

  @Test("a coast stands out against a border, and covers it")
  func roles() {
    func role(_ atlas: FakeAtlas) -> Role? {
      MapPainter(atlas: atlas).lines(of: view(0, 0, zoom: 3), [], .braille).joined()
        .first { !$0.string.trimmed.isEmpty }?.role
    }
    let line = [[place(1, -1), place(1, 1)]]
    #expect(role(atlas(borders: line)) == .quiet)
    #expect(role(atlas(coastline: line, borders: line)) == .plain)
  }

  @Test("a shade fills its country and no other")
  func shades() {
    var atlas = FakeAtlas([("fr", place(-19, -39), place(19, -1)), ("de", place(-19, 20), place(19, 40))])
    atlas.coastline = []
    let view = view(0, 0, width: 144)
    let lines = lines(atlas, view, shades: ["fr": Shade(step: 4), "xx": Shade(step: 4)])
    #expect(lines.map { inked($0) } == [[], [], []] + Array(repeating: Array(28...35), count: 4) + [[], [], []])
  }

  @Test("a country on both sides of 180\u{B0} is filled on both")
  func shadeBeyond() {
    var atlas = FakeAtlas([("nz", place(-19, 171), place(19, 180)), ("nz", place(-19, -180), place(19, -171))])
    atlas.coastline = []
    let lines = lines(atlas, view(0, 180, width: 144), shades: ["nz": Shade(step: 4)])
    #expect(lines.map { inked($0) } == [[], [], []] + Array(repeating: Array(34...37), count: 4) + [[], [], []])
    let west = self.lines(atlas, view(0, 0, width: 144), shades: ["nz": Shade(step: 4)])
    #expect(inked(west[4]) == [0, 1, 70, 71])
  }

  @Test("a hole in a country is not filled")
  func hole() {
    var atlas = FakeAtlas([("za", place(-19, -39), place(19, 39))])
    let hole = [place(-9, -9), place(-9, 9), place(9, 9), place(9, -9)]
    atlas.outlines = [Outline(code: "za", rings: atlas.outlines[0].rings + [hole])]
    atlas.coastline = []
    let lines = lines(atlas, view(0, 0, width: 288), shades: ["za": Shade(step: 4)])
    #expect(inked(lines[1]).count == 32)
    #expect(!inked(lines[5]).contains(72))
    #expect(inked(lines[5]).contains(60))
    #expect(inked(lines[5]).contains(84))
  }

  @Test("the reader's place is drawn if it is in sight")
  func ownPlace() {
    #expect(lines(FakeAtlas(), view(0, 0), place: place(0, 0))[5] == String(repeating: " ", count: 20) + "\u{D7}")
    #expect(lines(FakeAtlas(), view(0, 0, zoom: 3), place: place(0, 90)).joined().isEmpty)
  }

  @Test("the focused marker is placed first, then the favourite, then those with the most countries")
  func focusedOneHasItsPlaceFirst() {
    func first(_ markers: [MapPainter.Marker]) -> String {
      lines(FakeAtlas(), view(0, 0), markers)[5].trimmed
    }
    let here = place(0, 0)
    let three = MapPainter.Marker(
      cluster: CountryCluster(centroid: here, countries: [.japan, .france, .unitedStates]), number: 3)
    let plain = marker(.japan, 1, at: here)
    let chosen = marker(.france, 2, at: here, .chosen)
    let focused = marker(.unitedStates, nil, at: here, .focused)
    #expect(first([plain, three]).contains("3(3)"))
    #expect(first([plain, three, chosen]).contains("2\u{2022}fr"))
    #expect(first([plain, three, chosen, focused]).contains("\u{203A}\u{2022}us"))
  }

  @Test("a painter draws the same again, whatever it drew meanwhile")
  func painterDrawsTheSameAgain() {
    let painter = MapPainter(atlas: atlas(coastline: [[place(-30, -60), place(40, 100)]]))
    func texts(_ view: Viewport) -> [String] {
      painter.lines(of: view, [], .braille).map { $0.map(\.string).joined() }
    }
    let (flat, near) = (view(0, 0), view(10, 20, zoom: 1))
    let first = [texts(flat), texts(near)]
    #expect([texts(flat), texts(near)] == first)
    #expect(first[0] != first[1])
  }

  @Test("without Braille a map is ASCII")
  func ascii() {
    let world = FakeAtlas([("fr", place(-30, -100), place(50, 100))])
    let lines = lines(
      world, view(0, 0), [marker(.japan, 7, at: place(20, 20))], place: place(0, 0), shades: ["fr": Shade(step: 2)],
      .ascii)
    #expect(lines.joined().utf8.allSatisfy { (0x20...0x7E).contains($0) })
    #expect(lines.joined().contains("7*jp"))
  }

  @Test("no picture is too small", arguments: [(1, 1), (2, 4), (3, 5), (1, 400), (400, 1)])
  func noPictureIsTooSmall(width: Int, height: Int) {
    let world = FakeAtlas([("fr", place(-80, -170), place(80, 170))])
    for zoom in [0.0, 0.5, 1, 12] {
      let view = Viewport(center: place(80, 170), zoom: zoom, width: width, height: height)
      let lines = lines(
        world, view, [marker(.japan, 7, at: place(80, 170))], place: place(80, 170), shades: ["fr": Shade(step: 1)])
      #expect(lines.count == max(1, height / 4))
      #expect(lines.allSatisfy { $0.unicodeScalars.count <= max(1, width / 2) })
    }
  }
}
