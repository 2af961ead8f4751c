import PresentationTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell
@testable import TerminalKit

@Suite("A screen that is read aloud")
struct TextPageAccessibleTests {
  private typealias Piece = TerminalKit.Span

  private func blank(
    _ language: InterfaceLanguage = .english, columns: Int? = 20, isAccessible: Bool = true, isColoured: Bool = false
  ) -> TextPage {
    TextPage(
      texts: texts(in: language), style: Style(isColoured: isColoured), columns: columns, isAccessible: isAccessible,
      now: Date())
  }

  @Test("a sentence is one line, however narrow the window")
  func notWrapped() {
    var page = blank()
    page.line(Piece("  one two three "), Piece("four five"), Piece(" six"))
    page.table([[Piece("1"), Piece("a name"), Piece("some-long-identifier")]])
    page.paragraphs("words of a paragraph here")
    #expect(page.text == "one two three four five six\n1: a name, some-long-identifier\nwords of a paragraph here\n")
  }

  @Test("nothing is cut, and without a window nothing is wrapped")
  func nothingIsCutAndWithoutAWindowNothingIsWrapped() {
    let long = String(repeating: "word ", count: 20).trimmed
    var page = blank(columns: nil)
    page.line(Piece(long))
    page.item(3, of: 20, title: long, below: long)
    page.table([[Piece("a"), Piece(long)]])
    #expect(page.columns == nil)
    #expect(page.text == "\(long)\n3: \(long)\n\(long)\na: \(long)\n")
  }

  @Test("parts shown side by side are on separate lines")
  func whatStandsSideBySideForEyesIsALineEach() {
    var page = blank()
    page.header("Japan", about: "20 of 34")
    #expect(page.text == "Japan\n20 of 34\n")
  }

  @Test("an item is its number, its title and its facts")
  func itemIsItsNumber() {
    var page = blank()
    page.item(7, of: 200, title: "Title", below: "Source: A")
    page.item(100, of: 200, title: "Other", below: "")
    #expect(page.text == "7: Title\nSource: A\n100: Other\n")
  }

  @Test("a row of a table is a sentence, without padding and without empty cells")
  func table() {
    var page = blank()
    page.table([
      [Piece("  1"), Piece("France"), Piece("fr")], [Piece("  12"), Piece(""), Piece(" x "), Piece("y")],
      [Piece("alone")], [Piece(" "), Piece("")],
    ])
    #expect(page.text == "1: France, fr\n12: x, y\nalone\n\n")
  }

  @Test("labels come before values, in the style of each language")
  func labels() {
    let facts = [(ArticleFact.source, "A"), (.date, "today")]
    #expect(blank().joined(facts) == "Source: A, Date: today")
    #expect(blank(.french).joined(facts) == "Source\u{202F}: A, Date\u{202F}: today")
    #expect(blank(isAccessible: false).joined(facts) == "A \u{B7} today")
    #expect(blank().joined(["a", "b", "c"]) == "a, b, c")
    #expect(blank(isAccessible: false).joined(["a", "b", "c"]) == "a \u{B7} b \u{B7} c")
    #expect(
      blank(.french).spoken([Piece("1"), Piece("France"), Piece("fr")]).map(\.text).joined() == "1\u{202F}: France, fr")
  }

  @Test("every fact has a label of its own", arguments: InterfaceLanguage.all)
  func facts(language: InterfaceLanguage) {
    let facts = [ArticleFact.title, .source, .country, .author, .date, .link, .others]
    let labels = facts.map { texts(in: language).label(ofFact: $0) }
    #expect(Set(labels).count == facts.count)
    #expect(!labels.contains(""))
  }

  static let numbers: [(Int, Bool, String, String)] = [
    (3, false, "3", "   3"), (3, true, "3, selected", "\u{25CF}  3"), (12, true, "12, selected", "\u{25CF} 12"),
  ]

  @Test("a chosen item is named as selected, and not only marked", arguments: TextPageAccessibleTests.numbers)
  func chosen(number: Int, isChosen: Bool, aloud: String, shown: String) {
    #expect(blank().number(number, digits: 2, isChosen: isChosen).string == aloud)
    #expect(blank(isAccessible: false).number(number, digits: 2, isChosen: isChosen).string == shown)
  }

  @Test("colours do not change the words")
  func colours() {
    var plain = blank()
    var coloured = blank(isColoured: true)
    for body in ["a", "b\u{1B}[31mc"] {
      plain.item(1, of: 2, title: body, below: "x")
      coloured.item(1, of: 2, title: body, below: "x")
    }
    let stripped = coloured.text.split(separator: "\n").map { SafeText($0).string }
    #expect(stripped.joined(separator: "\n") + "\n" == plain.text)
  }

  @Test("all text passes the sanitiser here as well", arguments: NaughtyStrings.some)
  func allTextPassesTheSanitiserHere(text: String) {
    var page = blank()
    page.header(text, about: text)
    page.item(1, of: 1, title: text, below: text)
    page.table([[Piece(text), Piece(text)]])
    page.edges(Piece(text), Piece(text))
    page.line(page.spoken([Piece(text), Piece(text), Piece(text)]))
    #expect(!page.text.unicodeScalars.contains { $0 != "\n" && isHarmful($0) })
  }

  /// Lines that lead to every kind of list, and to words that replace a drawing.
  private static let lines = [
    "top --limit 2", "open 1", "sources", "countries", "languages", "categories", "settings", "help", "help open",
    "map", "map japan", "heat", "near 48.85 2.35", "world --limit 1", "quota", "history", "feeds", "top; why 1",
  ]

  @Test("no screen draws boxes, dots, bars or marks", arguments: InterfaceLanguage.all)
  func noDrawings(language: InterfaceLanguage) async throws {
    var session = Session.fresh(language: language)
    session.settings[AccessibleSetting.self] = true
    let transcript = try await FakeNewsroom(locale: language).run(Self.lines, in: session)
    #expect(transcript.status == .success)
    #expect(!transcript.output.isEmpty)
    for scalar in transcript.output.unicodeScalars {
      // Box drawing, blocks, shapes, dingbats, braille.
      #expect(!(0x2500...0x27BF).contains(scalar.value) && !(0x2800...0x28FF).contains(scalar.value))
    }
    // There are no columns either.
    #expect(!transcript.output.split(separator: "\n").contains { $0.drop { $0 == " " }.contains("   ") })
  }
}
