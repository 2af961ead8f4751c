import PresentationTestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import TerminalKit

@Suite("Labels on a map")
struct LabelLayoutTests {
  private typealias Marker = MapPainter.Marker

  private let middle = (x: 20.0, y: 8.0)

  private func marker(
    _ countries: [Country], _ number: Int? = nil, _ emphasis: MapPainter.Marker.Emphasis = .none
  ) -> MapPainter.Marker {
    Marker(
      cluster: CountryCluster(centroid: Coordinate(latitude: 0, longitude: 0), countries: countries), number: number,
      emphasis: emphasis)
  }

  /// The lines of a picture with these markers at these dots.
  private func lines(
    _ markers: [(MapPainter.Marker, x: Double, y: Double)], columns: Int = 20, rows: Int = 5,
    _ glyphs: Window.Glyphs = .braille
  ) -> [String] {
    var canvas = DotCanvas(columns: columns, rows: rows)
    var layout = LabelLayout(glyphs)
    for (marker, x, y) in markers { layout.put(marker, at: (x, y), on: &canvas) }
    return canvas.lines(glyphs).map { $0.map(\.string).joined() }
  }

  private func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }

  @Test("a country has its number, its point and its code, with the point where the country is")
  func countryHasItsNumber() {
    let expected = ["", "", blanks(9) + "7\u{2022}jp", "", ""]
    #expect(lines([(marker([.japan], 7), middle.x, middle.y)]) == expected)
    #expect(lines([(marker([.japan], 17), middle.x, middle.y)])[2] == blanks(8) + "17\u{2022}jp")
    #expect(lines([(marker([.japan]), middle.x, middle.y)])[2] == blanks(10) + "\u{2022}jp")
    #expect(lines([(marker([.japan], 7), middle.x, middle.y)], .ascii)[2] == blanks(9) + "7*jp")
  }

  @Test("a cluster has its number and how many countries it has")
  func cluster() {
    let countries = Array(Country.all.prefix(20))
    #expect(lines([(marker(countries, 4), middle.x, middle.y)])[2] == blanks(9) + "4(20)")
    #expect(lines([(marker(countries), middle.x, middle.y)])[2] == blanks(10) + "(20)")
  }

  @Test("the focused marker is pointed at, even without colour")
  func focused() {
    let marker = marker([.japan], nil, .focused)
    #expect(lines([(marker, middle.x, middle.y)])[2] == blanks(9) + "\u{203A}\u{2022}jp")
    #expect(lines([(marker, middle.x, middle.y)], .ascii)[2] == blanks(9) + ">*jp")
  }

  @Test("number, point and code have their roles, and a chosen marker stands out")
  func roles() {
    func roles(_ emphasis: MapPainter.Marker.Emphasis) -> [Role] {
      var canvas = DotCanvas(columns: 10, rows: 1)
      var layout = LabelLayout(.braille)
      layout.put(marker([.japan], 7, emphasis), at: (4, 0), on: &canvas)
      // Spaces at the start belong to no role.
      return canvas.lines(.braille)[0].filter { !$0.string.trimmed.isEmpty }.map(\.role)
    }
    #expect(roles(.none) == [.number, .accent, .title])
    #expect(roles(.chosen) == [.number, .accent])
    #expect(roles(.focused) == [.accent, .number, .accent])
  }

  static let edges: [(Double, Double, Int, Int)] = [
    (0, 0, 0, 0), (39, 0, 16, 0), (0, 19.9, 0, 4), (39.9, 19.9, 16, 4), (37, 8, 16, 2), (2, 8, 0, 2),
  ]

  @Test("at an edge the label moves inwards", arguments: edges)
  func atEdge(x: Double, y: Double, column: Int, row: Int) {
    let lines = lines([(marker([.japan], 7), x, y)])
    #expect(lines[row] == blanks(column) + "7\u{2022}jp")
    #expect(lines.joined().trimmed == "7\u{2022}jp")
  }

  static let outside: [(Double, Double)] = [
    (-1, 0), (40, 0), (0, 20), (-0.5, 8), (20, -0.5), (1e12, 8), (.nan, 8), (20, .nan),
  ]

  @Test("a marker out of sight has no label", arguments: outside)
  func outOfSight(x: Double, y: Double) {
    let markers = [marker([.japan], 7), marker([.japan, .france], 8)]
    #expect(lines(markers.map { ($0, x: x, y: y) }).joined().isEmpty)
    var canvas = DotCanvas(columns: 20, rows: 5)
    var layout = LabelLayout(.braille)
    layout.put(place: (x, y), on: &canvas)
    #expect(canvas.lines(.braille).allSatisfy { $0.isEmpty })
  }

  @Test(
    "without enough room the code is left out, and then the whole label",
    arguments: [(4, "7\u{2022}jp"), (3, "7\u{2022}"), (2, "7\u{2022}"), (1, "")])
  func whereThereIsNoRoomTheCodeIsLeftOut(columns: Int, expected: String) {
    #expect(lines([(marker([.japan], 7), 0, 0)], columns: columns, rows: 1) == [expected])
  }

  @Test("a label avoids those before it, first to the side")
  func givingWay() {
    let two = [(marker([.france], 1), x: 20.0, y: 8.0), (marker([.japan], 2), x: 28.0, y: 8.0)]
    #expect(lines(two)[2] == blanks(9) + "1\u{2022}fr 2\u{2022}jp")
  }

  @Test("without room at the side a label moves to the line above, then below")
  func otherLines() {
    let same = (1...3).map { (marker([.japan], $0), x: 20.0, y: 8.0) }
    let lines = lines(same)
    #expect(lines[2] == blanks(9) + "1\u{2022}jp")
    #expect(lines[1].trimmed.hasPrefix("2\u{2022}"))
    #expect((lines[1] + " " + lines[3]).contains("3\u{2022}"))
  }

  @Test("no label covers another, is cut or appears twice", arguments: [6, 10, 20, 60], [1, 4, 20])
  func noLabelCoversAnotherNoneIsCutAndNoneIsThereTwice(columns: Int, rows: Int) {
    let markers = Country.all.enumerated().map { index, country in
      (
        marker(index % 4 == 0 ? [country, .france] : [country], index + 1), x: Double(index * 37 % (columns * 2)),
        y: Double(index * 23 % (rows * 4))
      )
    }
    let whole = markers.flatMap { marker, _, _ -> [String] in
      let number = marker.number.map(String.init) ?? ""
      guard let country = marker.cluster.single else { return [number + "(2)"] }
      return [number + "\u{2022}" + country.code, number + "\u{2022}"]
    }
    let shown = lines(markers, columns: columns, rows: rows).flatMap { $0.split(separator: " ").map { String($0) } }
    #expect(!shown.isEmpty)
    #expect(Set(shown).isSubset(of: whole))
    #expect(Set(shown).count == shown.count)
  }

  @Test("the reader's place is a cross that no label covers")
  func onesOwnPlaceIsACrossThatNoLabelCovers() {
    for (glyphs, cross) in [(Window.Glyphs.braille, "\u{D7}"), (.ascii, "x")] {
      var canvas = DotCanvas(columns: 20, rows: 5)
      var layout = LabelLayout(glyphs)
      layout.put(place: middle, on: &canvas)
      layout.put(marker([.japan], 7), at: middle, on: &canvas)
      let lines = canvas.lines(glyphs).map { $0.map(\.string).joined() }
      #expect(lines[2].dropFirst(10).prefix(1) == cross)
      #expect(lines.joined().filter { String($0) == cross }.count == 1)
      #expect(lines.joined().contains("7"))
    }
  }
}
