import PresentationTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell
@testable import TerminalKit

@Suite("The search field of the map")
struct CountrySearchTests {
  /// A search field after this text was typed, one key for each character.
  private func typed(_ text: String, _ language: InterfaceLanguage = .english) -> CountrySearch {
    var search = CountrySearch(language: language)
    for character in text { #expect(search.take(.text(String(character))) == .typing) }
    return search
  }

  /// The lines above the field, and the field.
  private func lines(_ search: CountrySearch, columns: Int = 200) -> [String] {
    search.lines(columns: columns, prompt: "> ", nothing: "nothing").map { $0.map(\.string).joined() }
  }

  private func names(_ search: CountrySearch) -> [String] {
    lines(search)[0].replacing("\u{203A} ", with: "").replacing(" \u{B7} ", with: "\n").split(separator: "\n")
      .map { String($0) }
  }

  /// The candidate that is highlighted, even without colour.
  private func chosen(_ search: CountrySearch) -> [String] {
    search.lines(columns: 200, prompt: "> ", nothing: "nothing")[0]
      .filter { $0.role == .accent && $0.string.hasPrefix("\u{203A} ") }.map { String($0.string.dropFirst(2)) }
  }

  private func take(_ keys: [Key], _ search: inout CountrySearch) {
    for key in keys { #expect(search.take(key) == .typing) }
  }

  static let searches: [(String, [String])] = [
    ("", []), (" ", []), ("jap", ["Japan"]), ("JAP", ["Japan"]), (" jap ", ["Japan"]), ("japon", ["Japan"]),
    ("emirats", ["United Arab Emirates"]), ("\u{E9}mirats", ["United Arab Emirates"]),
    ("E\u{301}mirats", ["United Arab Emirates"]), ("jp", ["Japan"]), ("ua", ["Ukraine", "United Arab Emirates"]),
    ("holl", ["Netherlands"]), ("united", ["United Arab Emirates", "United Kingdom", "United States"]),
    ("south", ["South Africa", "South Korea"]), ("atlantis", []), ("; quit", []), ("\u{1B}[31m", []),
  ]

  @Test("countries are found by names of both languages and by codes, accents and case optional", arguments: searches)
  func countriesAreFoundByNamesOfBothLanguagesAndCodes(text: String, expected: [String]) {
    #expect(names(typed(text)).filter { $0 != "nothing" } == expected)
    #expect(lines(typed(text))[1] == "> " + SafeText(text).string)
  }

  @Test("countries are listed in the language of the interface, in its order")
  func whatIsFoundStandsInTheLanguageOfTheInterface() {
    #expect(names(typed("em", .french)) == ["\u{C9}mirats arabes unis"])
    #expect(names(typed("south", .french)) == ["Afrique du Sud", "Cor\u{E9}e du Sud"])
    #expect(names(typed("au", .french)) == ["Australie", "Autriche"])
    // Full names and codes come first.
    #expect(names(typed("ch")).first == "Switzerland")
    #expect(names(typed("ch")).contains("China"))
  }

  @Test("if no name begins with the text, that is said, but not for an empty field")
  func whereNothingBeginsSoThatIsSaidButNotOfAnEmptyField() {
    #expect(lines(typed("zz"))[0] == "nothing")
    #expect(lines(typed(""))[0].isEmpty)
    #expect(lines(typed("  "))[0].isEmpty)
  }

  static let destinations: [(String, String)] = [
    ("jap", "jp"), ("Japan", "jp"), ("japon", "jp"), ("jp", "jp"), ("cor\u{E9}e", "kr"), ("ETATS-UNIS", "us"),
    // A full name or code, whatever other names begin with it.
    ("ch", "ch"), ("no", "no"), ("in", "in"), ("se", "se"), ("india", "in"), ("uk", "gb"),
    // Otherwise the first.
    ("united", "ae"), ("south", "za"),
  ]

  @Test("Enter goes to the country meant", arguments: destinations)
  func enter(text: String, code: String) throws {
    var search = typed(text)
    #expect(search.take(.enter) == .go(try #require(Country(code: code))))
  }

  @Test("Enter stays if nothing is found, and leaves if the field is empty")
  func enterNothing() {
    var unknown = typed("zz")
    take([.enter], &unknown)
    for text in ["", "  "] {
      var empty = typed(text)
      #expect(empty.take(.enter) == .leave)
    }
  }

  @Test("Esc and Ctrl-G leave, and so does Backspace in an empty field")
  func leave() {
    for key in [Key.escape, .control("g")] {
      var search = typed("jap")
      #expect(search.take(key) == .leave)
    }
    var search = typed("j")
    take([.backspace], &search)
    #expect(search.take(.backspace) == .leave)
  }

  @Test("arrows choose among the countries found, and stop at both ends")
  func arrows() throws {
    var search = typed("united")
    #expect(chosen(search) == ["United Arab Emirates"])
    let steps: [(Key, String)] = [
      (.up, "United Arab Emirates"), (.down, "United Kingdom"), (.control("n"), "United States"),
      (.down, "United States"), (.control("p"), "United Kingdom"), (.backTab, "United Arab Emirates"),
      (.down, "United Kingdom"),
    ]
    for (key, name) in steps {
      take([key], &search)
      #expect(chosen(search) == [name])
    }
    #expect(search.take(.enter) == .go(try #require(Country(code: "gb"))))
  }

  @Test("a changed text begins at its first country again")
  func typingOn() {
    var search = typed("united")
    take([.down, .down, .text(" ")], &search)
    #expect(chosen(search) == ["United Arab Emirates"])
    take([.down, .backspace], &search)
    #expect(chosen(search) == ["United Arab Emirates"])
  }

  static let completions: [(String, String)] = [
    ("jap", "Japan"), ("aus", "Austr"), ("slo", "Slov"), ("south", "South "), ("unit", "United "), ("zz", "zz"),
    ("", ""),
    // The prefix shared by the names differs from the typed text.
    ("ua", "ua"), ("japon", "japon"), ("emir", "emir"),
  ]

  @Test("Tab completes as far as all countries found agree", arguments: completions)
  func tab(text: String, expected: String) {
    var search = typed(text)
    take([.tab], &search)
    #expect(lines(search)[1] == "> " + expected)
  }

  @Test(
    "in the language of the interface, accents apart",
    arguments: [
      ("etats", "\u{C9}tats-Unis"), ("EMIR", "\u{C9}mirats arabes unis"), ("japo", "Japon"), ("japan", "japan"),
    ])
  func tabInFrench(text: String, expected: String) {
    var search = typed(text, .french)
    take([.tab], &search)
    #expect(lines(search)[1] == "> " + expected)
  }

  @Test("a name that Tab cannot complete is found all the same", arguments: [("japon", "Japan"), ("de", "Germany")])
  func tabOfOtherNames(text: String, name: String) throws {
    var search = typed(text)
    #expect(chosen(search) == [name])
    // Once through all candidates.
    take(names(search).map { _ in .tab }, &search)
    #expect(lines(search)[1] == "> " + text)
    #expect(chosen(search) == [name])
    #expect(search.take(.enter) == .go(try #require(Country.all.first { $0.name(in: .english) == name })))
  }

  @Test(
    "if nothing more can be completed, Tab goes to the next", arguments: ["united", "united ", "South", "slov"])
  func tabAgain(text: String) throws {
    var search = typed(text)
    let all = names(search)
    try #require(all.count > 1)
    // The first Tab may still complete the text.
    take([.tab], &search)
    var seen: [String] = []
    for _ in all {
      seen += chosen(search)
      take([.tab], &search)
    }
    #expect(Set(seen) == Set(all))
  }

  @Test("Enter goes to a completed country")
  func tabAndEnter() {
    var search = typed("jap")
    take([.tab, .tab], &search)
    #expect(search.take(.enter) == .go(.japan))
  }

  @Test("the field can be edited, and its cursor is where the next character goes")
  func cursor() {
    var search = typed("apan")
    #expect(search.cursor(columns: 80, prompt: "> ") == 6)
    take([.home, .text("j")], &search)
    #expect(lines(search)[1] == "> japan")
    #expect(search.cursor(columns: 80, prompt: "> ") == 3)
    take([.control("u"), .delete, .delete], &search)
    #expect(lines(search)[1] == "> an")
    #expect(search.cursor(columns: 80, prompt: "> ") == 2)
    #expect(typed("\u{65E5}").cursor(columns: 80, prompt: "> ") == 4)
  }

  @Test("the cursor stays in the window", arguments: [1, 2, 3, 5, 20])
  func cursorStaysInTheWindow(columns: Int) {
    let search = typed("united arab emirates")
    #expect(search.cursor(columns: columns, prompt: "> ") <= max(2, columns - 1))
  }

  @Test("no text is too strange", arguments: NaughtyStrings.some)
  func noTextIsTooStrange(text: String) {
    var search = CountrySearch(language: .french)
    #expect(search.take(.text(text)) == .typing)
    take([.tab, .down, .up, .left, .tab, .end], &search)
    let frame = Frame(lines: search.lines(columns: 40, prompt: "> ", nothing: "nothing"))
    let shown = frame.text(columns: 40, rows: 2, style: Style(isColoured: false))
    #expect(shown.unicodeScalars.filter { isHarmful($0) && !["\u{1B}", "\r", "\n"].contains($0) }.isEmpty)
  }
}
