import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell
@testable import TerminalKit

@Suite("Questions in the middle of a command, and the room for a map")
struct SessionPlacesTests {
  private let paris = Coordinate(latitude: 48.85, longitude: 2.35)

  static let answers: [(String, Bool, Bool?)] = [
    ("", true, true), ("", false, false), ("  ", true, true), ("y", false, true), ("YES", false, true),
    ("o", false, true),
    ("Oui\n", false, true), ("n", true, false), (" no ", true, false), ("NON", true, false),
  ]

  @Test("yes and no are answers in both languages, and Enter alone gives the one in capitals", arguments: answers)
  func yesAndNoAreAnswersInBothLanguages(text: String, otherwise: Bool, expected: Bool?) async throws {
    let answers = FakeAnswers(text)
    let terminal = SessionTerminal(FakeNewsroom(answers: answers).ports)
    let answer = try await terminal.ask("Really? ", otherwise: otherwise, in: .english)
    #expect(answer == expected)
    #expect(answers.prompts == ["Really? "])
  }

  @Test(
    "an invalid answer is asked for once more, in the interface language", arguments: InterfaceLanguage.all)
  func rubbish(language: InterfaceLanguage) async throws {
    let prompts = ["Really? ", texts(in: language).yesOrNo]
    let slip = FakeAnswers("yess", "y")
    let answer = try await SessionTerminal(FakeNewsroom(answers: slip).ports).ask(
      "Really? ", otherwise: false, in: language)
    #expect(answer == true)
    #expect(slip.prompts == prompts)
    let rubbish = FakeAnswers("maybe", "\u{1B}[A", "y")
    let none = try await SessionTerminal(FakeNewsroom(answers: rubbish).ports).ask(
      "Really? ", otherwise: true, in: language)
    #expect(none == nil)
    #expect(rubbish.prompts == prompts)
  }

  @Test("a question wraps at the window, and the answer is typed after it", arguments: [10, 20, 80])
  func wrapped(columns: Int) async throws {
    let answers = FakeAnswers("y")
    let window = Window(columns: columns, rows: 24, glyphs: .braille, isTerminal: true)
    let question = texts(in: .english).locationQuestion
    _ = try await SessionTerminal(FakeNewsroom(answers: answers, window: window).ports).ask(
      question, otherwise: false, in: .english)
    let prompt = try #require(answers.prompts.first)
    #expect(prompt.onOneLine == question)
    #expect(prompt.split(separator: "\n").allSatisfy { DisplayWidth.of(String($0).trimmed) <= columns })
  }

  @Test("names in a question cannot harm the terminal")
  func whatAQuestionNamesCannotHarmTheTerminal() async throws {
    let answers = FakeAnswers("y")
    _ = try await SessionTerminal(FakeNewsroom(answers: answers).ports).ask(
      "A\u{1B}[2JB\u{202E}? ", otherwise: false, in: .english)
    #expect(answers.prompts == ["AB? "])
  }

  @Test("the end of input is no answer")
  func endOfInput() async throws {
    let answers = FakeAnswers("maybe")
    let answer = try await SessionTerminal(FakeNewsroom(answers: answers).ports).ask(
      "Really? ", otherwise: true, in: .english)
    #expect(answer == nil)
    #expect(answers.prompts.count == 2)
  }

  @Test("distances are measured from the place that is set, or from the favourite country's marker")
  func origin() {
    let session = Session.fresh()
    #expect(MapPresenter(FakeNewsroom().ports).origin(of: session) == Country.unitedStates.centroid)
    #expect(
      MapPresenter(FakeNewsroom(live: LiveSettings(Settings.located(place: paris))).ports).origin(of: session) == paris)
  }

  static let sizes: [(Int, Int, Int, Int)] = [
    // As wide as the window, and no higher than the inhabited world.
    (80, 24, 160, 60), (80, 500, 160, 60), (160, 48, 320, 124), (40, 24, 80, 32), (1000, 1000, 2000, 768),
    // No lower than most of the world, even if the screen has to scroll.
    (80, 10, 160, 56), (80, 1, 160, 56), (200, 24, 400, 132),
    (1, 1, 2, 4), (2, 1000, 4, 4), (1000, 1, 2000, 652),
  ]

  @Test("a map fills the room that the rest of its screen leaves", arguments: sizes)
  func mapSize(columns: Int, rows: Int, width: Int, height: Int) {
    let size = Window(columns: columns, rows: rows, glyphs: .braille, isTerminal: true).mapSize
    #expect(size.width == width)
    #expect(size.height == height)
  }

  @Test("a window has at least one cell", arguments: [(0, 0), (-5, 3), (3, Int.min)])
  func smallest(columns: Int, rows: Int) {
    let window = Window(columns: columns, rows: rows, glyphs: .ascii, isTerminal: false)
    #expect(window.columns >= 1)
    #expect(window.rows >= 1)
    #expect(window.mapSize.width >= 2)
    #expect(window.mapSize.height >= 4)
  }

  @Test("a view keeps its middle and zoom in another window")
  func fitting() {
    let window = Window(columns: 40, rows: 24, glyphs: .braille, isTerminal: false)
    let view = Viewport(center: paris, zoom: 4.5, width: 160, height: 60)
    let fitted = view.fitting(window)
    #expect(fitted.center.distance(to: paris) < 0.01)
    #expect(fitted.zoom == 4.5)
    #expect([fitted.width, fitted.height] == [window.mapSize.width, window.mapSize.height])
  }
}
