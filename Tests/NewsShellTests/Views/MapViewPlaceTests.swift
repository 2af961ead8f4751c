import PresentationTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell
@testable import TerminalKit

@Suite("One's own place and the window of the interactive map")
struct MapViewPlaceTests {
  private let paris = Coordinate(latitude: 48.85, longitude: 2.35)
  private let atlas = FakeAtlas([
    ("fr", Coordinate(latitude: 42, longitude: -5), Coordinate(latitude: 51, longitude: 8)),
    ("us", Coordinate(latitude: 25, longitude: -125), Coordinate(latitude: 49, longitude: -67)),
  ])

  private func explorer(
    _ location: Settings = Settings.located(), _ language: InterfaceLanguage = .english
  ) -> MapView {
    let places = MapPresenter(FakeNewsroom(atlas: atlas, live: LiveSettings(location)).ports)
    var explorer = MapView(.fresh(language: language, isInteractive: true), places: places)
    _ = explorer.frame(columns: 80, rows: 24)
    return explorer
  }

  private func lines(_ explorer: inout MapView) -> [String] {
    explorer.frame(columns: 80, rows: 24).lines.map { $0.map(\.string).joined() }
  }

  private func type(_ text: String, _ explorer: inout MapView) {
    for character in text { #expect(explorer.take(.text(String(character))) == .nothing) }
  }

  @Test("if nothing is set, h asks first, in place of the hint", arguments: InterfaceLanguage.all)
  func question(language: InterfaceLanguage) {
    var explorer = explorer(Settings.located(), language)
    #expect(explorer.take(.text("h")) == .nothing)
    #expect(lines(&explorer).last == texts(in: language).locationQuestion.trimmed)
    #expect(!explorer.isLocating)
  }

  static let answers: [(Key, Bool)] = [
    (.text("y"), true), (.text("Y"), true), (.text("o"), true), (.text("O"), true), (.text("n"), false),
    (.text("N"), false),
  ]

  @Test("a yes and a no are answers", arguments: answers)
  func yesAndANoAreAnswers(key: Key, isAllowed: Bool) {
    let words = texts(in: .english)
    var explorer = explorer()
    _ = explorer.take(.text("h"))
    #expect(explorer.take(key) == .allow(isAllowed))
    #expect(explorer.isLocating == isAllowed)
    let lines = lines(&explorer)
    #expect(lines[22] == (isAllowed ? words.locating : ""))
    #expect(lines.last == words.explorerHint)
  }

  @Test(
    "every other key is no answer: nothing is decided, and it does nothing else",
    arguments: [Key.enter, .escape, .text("q"), .text("x"), .text("+"), .tab, .control("g")])
  func noAnswer(key: Key) {
    var explorer = explorer()
    let view = explorer.view
    _ = explorer.take(.text("h"))
    #expect(explorer.take(key) == .nothing)
    #expect(!explorer.isLocating)
    #expect(explorer.view == view)
    #expect(lines(&explorer).last == texts(in: .english).explorerHint)
    // The question can be asked again.
    _ = explorer.take(.text("h"))
    #expect(lines(&explorer).last == texts(in: .english).locationQuestion.trimmed)
  }

  @Test("a reader who has agreed or set a place is not asked, and sees that the search is running")
  func allowed() {
    let both = Settings.located(isAllowed: false, place: paris)
    for location in [Settings.located(isAllowed: true), Settings.located(place: paris), both] {
      var explorer = explorer(location)
      #expect(explorer.take(.text("h")) == .locate)
      #expect(lines(&explorer)[22] == texts(in: .english).locating)
    }
  }

  @Test("a reader who has refused is not asked again")
  func whoHasSaidNoIsNotAskedAgain() {
    var explorer = explorer(Settings.located(isAllowed: false))
    #expect(explorer.take(.text("h")) == .locate)
    #expect(lines(&explorer).last == texts(in: .english).explorerHint)
  }

  @Test(
    "a place that is found comes to the middle, 10 km high, and its source is named",
    arguments: InterfaceLanguage.all)
  func found(language: InterfaceLanguage) {
    let words = texts(in: language)
    var explorer = explorer(Settings.located(isAllowed: true), language)
    let whereabouts = Whereabouts(paris, .gpsd)
    _ = explorer.take(.text("h"))
    explorer.take(.success(whereabouts))
    #expect(explorer.view.center.distance(to: paris) < 0.01)
    let height = explorer.view.kilometres * Double(explorer.view.height) / Double(explorer.view.width)
    #expect((9.9...10.1).contains(height))
    let nearest = FindNearestCountry(atlas: atlas)(paris)
    #expect(nearest.isInside)
    let shown = lines(&explorer)
    #expect(shown[22] == NearScreen(nearest, to: whereabouts).sentence(words))
    #expect(shown.last == words.explorerHint)
    #expect(shown.dropFirst().prefix(21).joined().contains("\u{D7}"))
    // Until the next key.
    _ = explorer.take(.text("x"))
    #expect(lines(&explorer)[22] == words.focus(on: words.away(.france, from: paris)))
  }

  @Test("in a narrow window the question takes two lines")
  func narrowQuestion() {
    var explorer = explorer()
    _ = explorer.take(.text("h"))
    let shown = explorer.frame(columns: 45, rows: 24).lines.map { $0.map(\.string).joined() }
    #expect(shown.count == 24)
    #expect(shown.suffix(2).joined(separator: " ") == texts(in: .english).locationQuestion.trimmed)
    #expect(shown.suffix(2).allSatisfy { DisplayWidth.of($0) <= 45 })
  }

  @Test("in a low window the world is narrower than the window, and centred")
  func lowWindow() {
    var explorer = explorer()
    let lines = explorer.frame(columns: 80, rows: 10).lines.map { $0.map(\.string).joined() }
    #expect(explorer.view.width < 160)
    #expect(explorer.view.height == 28)
    let inked = lines.dropFirst().prefix(7).flatMap { line in
      line.unicodeScalars.enumerated().filter { $0.element != " " }.map(\.offset)
    }
    let margin = (80 - explorer.view.width / DotCanvas.dotsAcross) / 2
    #expect(margin > 5)
    #expect(inked.allSatisfy { (margin..<80 - margin).contains($0) })
    #expect(!inked.isEmpty)
  }

  @Test("a reader who has moved on meanwhile is not taken elsewhere")
  func tooLate() {
    for result in [
      Result<Whereabouts, any Error>.success(Whereabouts(paris, .gpsd)), .failure(NewsError.network(.offline)),
    ] {
      var explorer = explorer(Settings.located(isAllowed: true))
      _ = explorer.take(.text("h"))
      _ = explorer.take(.text("+"))
      let view = explorer.view
      explorer.take(result)
      #expect(explorer.view == view)
      #expect(lines(&explorer)[22].isEmpty)
    }
  }

  @Test("from then on the focus shows its distance and direction from there")
  func fromThenOnTheFocusTellsWhereItLiesFromThere() {
    for location in [Settings.located(isAllowed: true), Settings.located(place: paris)] {
      var explorer = explorer(location)
      _ = explorer.take(.text("h"))
      explorer.take(.success(Whereabouts(paris, .place)))
      _ = explorer.take(.text("/"))
      type("jap", &explorer)
      _ = explorer.take(.enter)
      let words = texts(in: .english)
      #expect(lines(&explorer)[22] == words.focus(on: words.away(.japan, from: paris)))
    }
  }

  @Test("a place that was set is on the map from the start")
  func setPlace() {
    var with = explorer(Settings.located(place: paris))
    var without = explorer()
    #expect(lines(&with).joined().contains("\u{D7}"))
    #expect(!lines(&without).joined().contains("\u{D7}"))
  }

  @Test("if no place is found, the reason and a remedy are shown", arguments: InterfaceLanguage.all)
  func failed(language: InterfaceLanguage) {
    for error in [NewsError.place(.unknown), .place(.notAllowed)] {
      let explanation = texts(in: language).explain(error)
      var explorer = explorer(Settings.located(isAllowed: true), language)
      let view = explorer.view
      _ = explorer.take(.text("h"))
      explorer.take(.failure(error))
      #expect(explorer.view == view)
      #expect(lines(&explorer)[22] == explanation.message)
      #expect(lines(&explorer)[23] == explanation.hint ?? texts(in: language).explorerHint)
      _ = explorer.take(.text("x"))
      #expect(lines(&explorer).last == texts(in: language).explorerHint)
    }
  }

  /// Keys that lead to every state that can be shown.
  static let states: [[Key]] = [
    [], [.tab], [.text("?")], [.text("/")], [.text("/"), .text("s")], [.text("h")], [.text("+"), .text("+"), .backTab],
  ]

  @Test("no window is too small", arguments: states)
  func noWindowIsTooSmall(keys: [Key]) {
    for (columns, rows) in [(1, 1), (1, 24), (80, 1), (2, 2), (3, 4), (7, 5), (20, 8), (200, 3)] {
      var explorer = explorer()
      for key in keys { #expect(explorer.take(key) == .nothing) }
      let text = explorer.frame(columns: columns, rows: rows)
        .text(columns: columns, rows: rows, style: Style(isColoured: true))
      let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
      #expect(lines.count <= rows)
      #expect(lines.allSatisfy { SafeText($0).width <= columns })
      // Keys work there as well.
      for key in [Key.tab, .text("+"), .right, .enter] { _ = explorer.take(key) }
      #expect(explorer.frame(columns: columns, rows: rows).lines.count == max(1, rows - 3) + 3)
    }
  }

  @Test("no window is too large")
  func norTooLarge() {
    var explorer = explorer(Settings.located(place: paris))
    let frame = explorer.frame(columns: 1000, rows: 1000)
    #expect(frame.lines.count == 1000)
    #expect(explorer.view.width == 2000)
    #expect(explorer.view.height == 997 * 4)
    #expect(frame.lines.allSatisfy { $0.reduce(0) { $0 + $1.string.unicodeScalars.count } <= 1000 })
  }

  @Test("in a window of another size the middle, the zoom and the focus stay")
  func resized() {
    var explorer = explorer()
    _ = explorer.take(.text("/"))
    type("jap", &explorer)
    _ = explorer.take(.enter)
    let about = lines(&explorer)[22]
    let view = explorer.view
    for (columns, rows) in [(200, 60), (1, 1), (40, 10)] {
      _ = explorer.frame(columns: columns, rows: rows)
      #expect(explorer.view.center.distance(to: view.center) < 0.01)
      #expect(explorer.view.zoom == view.zoom)
    }
    #expect(lines(&explorer)[22] == about)
    #expect(about.contains("Japan"))
  }
}
