import PresentationTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell
@testable import TerminalKit

@Suite("The interactive map")
struct MapViewTests {
  private static let columns = 80
  private static let rows = 24

  private func explorer(_ language: InterfaceLanguage = .english, _ newsroom: FakeNewsroom = FakeNewsroom())
    -> MapView
  {
    let session = Session.fresh(language: language, isInteractive: true)
    var explorer = MapView(session, places: MapPresenter(newsroom.ports))
    _ = lines(&explorer)
    return explorer
  }

  private func lines(_ explorer: inout MapView, columns: Int = columns, rows: Int = rows) -> [String] {
    explorer.frame(columns: columns, rows: rows).lines.map { $0.map(\.string).joined() }
  }

  /// The line below the map, about the focus.
  private func about(_ explorer: inout MapView) -> String { lines(&explorer)[Self.rows - 2] }

  /// - Returns: the request of the last key.
  @discardableResult
  private func take(_ keys: [Key], _ explorer: inout MapView) -> MapView.Wish {
    var wish = MapView.Wish.nothing
    for key in keys {
      #expect(wish == .nothing)
      wish = explorer.take(key)
    }
    return wish
  }

  private func type(_ text: String, _ explorer: inout MapView) {
    take(text.map { .text(String($0)) }, &explorer)
  }

  private func clusters(_ explorer: MapView) -> [CountryCluster] { ClusterCountries()(in: explorer.view) }

  /// Whether two places are the same except for rounding.
  private func areSame(_ one: Coordinate, _ other: Coordinate) -> Bool { one.distance(to: other) < 0.01 }

  private func world() -> Viewport {
    .world(
      around: Coordinate(latitude: 0, longitude: 0), width: Self.columns * DotCanvas.dotsAcross,
      height: (Self.rows - 3) * DotCanvas.dotsDown)
  }

  @Test("it begins with the world: a header, the map, and below it the keys", arguments: InterfaceLanguage.all)
  func start(language: InterfaceLanguage) {
    let words = texts(in: language)
    var explorer = explorer(language)
    let lines = lines(&explorer)
    #expect(explorer.view == world())
    #expect(lines.count == Self.rows)
    let scale = words.mapScale(zoom: "0", kilometres: explorer.view.kilometres, countries: 89)
    #expect(lines.first == words.map + "  " + scale)
    #expect(lines[Self.rows - 2].isEmpty)
    #expect(lines.last == words.explorerHint)
    let picture = lines.dropFirst().prefix(Self.rows - 3).joined(separator: "\n")
    #expect(picture.contains("\u{2022}au"))
    #expect(!picture.contains("\u{203A}"))
    #expect(explorer.frame(columns: 80, rows: 24).cursor == nil)
  }

  static let moves: [(Key, Double, Double)] = [
    (.right, 0.1, 0), (.left, -0.1, 0), (.up, 0, -0.1), (.down, 0, 0.1), (.control("f"), 0.1, 0),
    (.control("b"), -0.1, 0), (.control("p"), 0, -0.1), (.control("n"), 0, 0.1), (.pageUp, 0, -1), (.pageDown, 0, 1),
  ]

  @Test("arrows pan by a tenth of the window, page keys by a whole one", arguments: moves)
  func pan(key: Key, right: Double, down: Double) {
    var explorer = explorer()
    take([.text("+"), .text("+"), .text("+")], &explorer)
    let view = explorer.view
    take([key], &explorer)
    let moved = view.moved(right: right * Double(view.width), down: down * Double(view.height))
    #expect(explorer.view == moved)
    #expect(!areSame(moved.center, view.center))
  }

  @Test("panning goes around the world and stops at its north and south ends")
  func around() {
    var explorer = explorer()
    let start = explorer.view.center
    take(Array(repeating: .right, count: 10), &explorer)
    #expect(areSame(explorer.view.center, start))
    take([.text("+"), .text("+"), .text("+")], &explorer)
    for (key, sign) in [(Key.pageUp, 1.0), (.pageDown, -1)] {
      take(Array(repeating: key, count: 30), &explorer)
      let end = explorer.view
      #expect(end.center.latitude * sign > 60)
      take([key], &explorer)
      #expect(areSame(explorer.view.center, end.center))
      #expect(lines(&explorer).count == Self.rows)
    }
  }

  @Test("+ and - zoom, within bounds", arguments: [("+", "-"), ("=", "_")])
  func zoom(nearer: String, farther: String) {
    var explorer = explorer()
    take([.text(nearer)], &explorer)
    #expect(explorer.view.zoom == 1)
    take([.text(farther)], &explorer)
    #expect(explorer.view.zoom == 0)
    take(Array(repeating: .text(nearer), count: 20), &explorer)
    #expect(explorer.view.zoom == 12)
    take(Array(repeating: .text(farther), count: 20), &explorer)
    #expect(explorer.view.zoom == 0)
  }

  @Test("zooming in goes towards the focused marker")
  func zoomToFocus() {
    var explorer = explorer()
    take([.tab, .tab], &explorer)
    let focused = clusters(explorer)[1]
    take([.text("+")], &explorer)
    #expect(areSame(explorer.view.center, focused.centroid))
  }

  @Test("Tab steps through all markers in reading order, Shift-Tab back, both in a circle")
  func stepping() {
    var explorer = explorer()
    let all = clusters(explorer)
    let expected = all.map { cluster -> String in
      let words = texts(in: .english)
      guard let country = cluster.single else {
        return words.focus(on: cluster.countries.map { $0.name(in: .english) }, count: cluster.countries.count)
      }
      return words.focus(on: country.name(in: .english))
    }
    func step(_ key: Key) -> String {
      take([key], &explorer)
      return about(&explorer)
    }
    #expect(all.count > 10)
    #expect(all.map { _ in step(.tab) } == expected)
    #expect(step(.tab) == expected.first)
    #expect(step(.backTab) == expected.last)
    #expect(all.dropFirst().map { _ in step(.backTab) } == expected.dropLast().reversed())
    var other = self.explorer()
    take([.backTab], &other)
    #expect(about(&other) == expected.last)
  }

  @Test("an arrow points at the focused marker")
  func pointer() {
    var explorer = explorer()
    take([.tab], &explorer)
    let picture = lines(&explorer).dropFirst().prefix(Self.rows - 3)
    #expect(picture.joined().filter { $0 == "\u{203A}" }.count == 1)
  }

  @Test("from the whole world zooming in goes towards the favourite country, later to the middle")
  func zoomToFavourite() {
    var explorer = explorer()
    take([.text("+")], &explorer)
    #expect(areSame(explorer.view.center, Country.unitedStates.centroid))
    take([.right], &explorer)
    let middle = explorer.view.center
    take([.text("+")], &explorer)
    #expect(areSame(explorer.view.center, middle))
  }

  @Test("a focus out of sight is still named and can be opened; Tab goes on among the markers in sight")
  func lostFocus() throws {
    var explorer = explorer()
    take([.text("/")], &explorer)
    type("france", &explorer)
    take([.enter], &explorer)
    take([.pageDown, .pageDown], &explorer)
    #expect(!explorer.view.contains(Country.france.centroid))
    #expect(about(&explorer) == texts(in: .english).focus(on: "France"))
    var other = explorer
    #expect(other.take(.enter) == .open(.france))
    let first = try #require(clusters(explorer).first)
    take([.tab], &explorer)
    #expect(about(&explorer).contains(first.countries[0].name(in: .english)))
  }

  @Test("Enter opens the focused country")
  func enterOpensTheFocusedCountry() throws {
    var explorer = explorer()
    let index = try #require(clusters(explorer).firstIndex { $0.single != nil })
    take(Array(repeating: .tab, count: index + 1), &explorer)
    #expect(explorer.take(.enter) == .open(try #require(clusters(explorer)[index].single)))
  }

  @Test("Enter zooms into a cluster until it falls apart")
  func openCluster() throws {
    var explorer = explorer()
    let index = try #require(clusters(explorer).firstIndex { $0.single == nil })
    let cluster = clusters(explorer)[index]
    take(Array(repeating: .tab, count: index + 1), &explorer)
    let before = explorer.view
    #expect(explorer.take(.enter) == .nothing)
    #expect(explorer.view.zoom > before.zoom)
    #expect(areSame(explorer.view.center, cluster.centroid))
    #expect(!clusters(explorer).contains { Set(cluster.countries).isSubset(of: $0.countries) })
  }

  @Test("repeated Enter always ends at a country", arguments: 0..<12)
  func openAll(start: Int) {
    var explorer = explorer()
    take(Array(repeating: .tab, count: start + 1), &explorer)
    var wish = MapView.Wish.nothing
    for _ in 0..<40 where wish == .nothing { wish = explorer.take(.enter) }
    guard case .open = wish else {
      Issue.record("nothing was opened")
      return
    }
  }

  @Test("without a focus Enter first focuses the marker in the middle")
  func enterNothing() throws {
    var explorer = explorer()
    let middle = explorer.view.center
    let nearest = try #require(
      clusters(explorer).min { $0.centroid.distance(to: middle) < $1.centroid.distance(to: middle) })
    #expect(explorer.take(.enter) == .nothing)
    #expect(explorer.view == world())
    #expect(about(&explorer).contains(nearest.countries[0].name(in: .english)))
  }

  @Test("if no marker is in sight the nearest is named; Enter opens it, Tab goes there")
  func emptySea() throws {
    var explorer = explorer()
    take([.text("+"), .text("+"), .text("+"), .text("+")], &explorer)
    take(Array(repeating: .pageDown, count: 9), &explorer)
    #expect(clusters(explorer).isEmpty)
    let nearest = FindNearestCountry.byDistance(from: explorer.view.center)[0].country
    let words = texts(in: .english)
    #expect(about(&explorer) == words.away(nearest, from: explorer.view.center))
    var other = explorer
    take([.enter], &other)
    #expect(about(&other) == words.focus(on: nearest.name(in: .english)))
    #expect(other.take(.enter) == .open(nearest))
    for key in [Key.tab, .backTab] {
      var other = explorer
      take([key], &other)
      #expect(areSame(other.view.center, nearest.centroid))
      #expect(about(&other).contains(nearest.name(in: .english)))
    }
  }

  @Test("w and Home lead back to the whole world", arguments: [Key.text("w"), .home])
  func wholeWorld(key: Key) {
    var explorer = explorer()
    take([.text("+"), .text("+"), .right, .down, key], &explorer)
    #expect(explorer.view == world())
  }

  @Test("q, Esc, Ctrl-G and Ctrl-D leave", arguments: [Key.text("q"), .escape, .control("g"), .control("d")])
  func leave(key: Key) {
    var explorer = explorer()
    #expect(explorer.take(key) == .leave)
  }

  @Test(
    "other keys do nothing",
    arguments: [
      Key.text("x"), .text("1"), .text("\u{E9}"), .text(""), .text("++"), .backspace, .delete, .end, .control("x"),
    ])
  func otherKeysDoNothing(key: Key) {
    var explorer = explorer()
    #expect(explorer.take(key) == .nothing)
    #expect(explorer.view == world())
    #expect(about(&explorer).isEmpty)
  }

  @Test("? explains the keys, and the next key only closes the explanation", arguments: InterfaceLanguage.all)
  func help(language: InterfaceLanguage) {
    let words = texts(in: language)
    var explorer = explorer(language)
    let map = lines(&explorer)
    take([.text("?")], &explorer)
    let help = lines(&explorer)
    #expect(Array(help.dropFirst().prefix(words.explorerHelp.count)) == words.explorerHelp)
    #expect(help.count == Self.rows)
    #expect(explorer.take(.text("q")) == .nothing)
    #expect(lines(&explorer) == map)
  }

  @Test("/ searches: typed letters are no commands, and Enter goes to the country", arguments: InterfaceLanguage.all)
  func search(language: InterfaceLanguage) {
    let words = texts(in: language)
    var explorer = explorer(language)
    take([.text("/")], &explorer)
    type("qw-+h?", &explorer)
    #expect(explorer.view == world())
    #expect(lines(&explorer).suffix(2) == [words.nothingHere, words.searchPrompt + "qw-+h?"])
    take([.control("u")], &explorer)
    type("jap", &explorer)
    #expect(lines(&explorer).suffix(2) == ["\u{203A} " + Country.japan.name(in: language), words.searchPrompt + "jap"])
    let cursor = explorer.frame(columns: 80, rows: 24).cursor
    #expect(cursor?.column == DisplayWidth.of(words.searchPrompt) + 3)
    #expect(cursor?.row == 23)
    take([.enter], &explorer)
    #expect(explorer.view.zoom == 3)
    #expect(areSame(explorer.view.center, Country.japan.centroid))
    #expect(about(&explorer) == words.focus(on: Country.japan.name(in: language)))
    #expect(explorer.take(.enter) == .open(.japan))
  }

  @Test("a search keeps a closer zoom, and one that is cancelled changes nothing")
  func searchZoom() {
    var explorer = explorer()
    take(Array(repeating: .text("+"), count: 5), &explorer)
    let view = explorer.view
    take([.text("/"), .text("j"), .escape], &explorer)
    #expect(explorer.view == view)
    take([.text("/"), .backspace], &explorer)
    #expect(lines(&explorer).last == texts(in: .english).explorerHint)
    take([.text("/"), .text("j"), .text("p"), .enter], &explorer)
    #expect(explorer.view.zoom == 5)
  }
}
