import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("A page in the macros of man(7)")
struct RoffPageTests {
  private func page(_ write: (inout RoffPage) -> Void) -> [String] {
    var page = RoffPage("TEST", section: 1, date: "2026-01-02", origin: "test 1.0")
    write(&page)
    return page.text.split(separator: "\n" as Character, omittingEmptySubsequences: false).map(String.init)
  }

  /// The number of requests before everything else.
  private static let head = 5

  @Test("the title has the name, the date and the origin")
  func title() {
    #expect(page { _ in }.first == ".TH TEST 1 2026-01-02 \"test 1.0\"")
    #expect(page { _ in }.count == Self.head)
  }

  @Test(
    "characters that the formatter would change are escaped",
    arguments: [
      ("--name a-b", "\\-\\-name a\\-b"), ("it's 'so'", "it\\(aqs \\(aqso\\(aq"), ("a \"b\"", "a \\(dqb\\(dq"),
      ("a\\nb", "a\\enb"), ("~/x^2", "\\(ti/x\\(ha2"), ("quoi\u{A0}?", "quoi\\~?"), ("é … “日本”", "é … “日本”"),
      (".rc", "\\&.rc"), ("type `top -x` now", "type \\fBtop \\-x\\fR now"), ("a . b", "a . b"),
    ])
  func escapes(text: String, expected: String) {
    #expect(page { $0.paragraph(text) }.last == expected)
    #expect(page { $0.example([text]) }.suffix(2) == [expected, ".EE"])
    #expect(page { $0.item(text, "x") }.suffix(3) == [".TP", expected, "x"])
  }

  @Test("paragraphs are separated by a request, but not below a title or at the start of an indented block")
  func room() {
    let lines = page { page in
      page.section("ONE")
      page.paragraph("a")
      page.paragraph("b")
      page.subsection("Two")
      page.paragraph("c")
      page.indent()
      page.paragraph("d")
      page.outdent()
      page.paragraph("e")
    }
    #expect(
      lines.dropFirst(Self.head) == [
        ".SH ONE", "a", ".PP", "b", ".SS Two", "c", ".RS", "d", ".RE", ".PP", "e",
      ])
  }

  @Test("long text is broken at blanks, and no line is read as a request", arguments: ["a", "é", ".a"])
  func filled(word: String) {
    let text = Array(repeating: word, count: 200).joined(separator: " ")
    let lines = page { $0.paragraph(text) }.dropFirst(Self.head + 1)
    #expect(lines.count > 4)
    // Counted as the formatters do, a non-ASCII character is eight; and one more word would not have fitted.
    let lengths = lines.map { $0.unicodeScalars.reduce(0) { $0 + ($1.isASCII ? 1 : 8) } }
    #expect(lengths.allSatisfy { $0 <= 82 })
    #expect(lengths.dropLast().allSatisfy { $0 > 70 })
    #expect(lines.allSatisfy { !$0.hasPrefix(".") })
    #expect(lines.map { $0.hasPrefix("\\&") ? String($0.dropFirst(2)) : $0 }.joined(separator: " ") == text)
  }

  @Test("a word longer than a line stays whole")
  func wordThatIsLongerThanALineStaysWhole() {
    let word = String(repeating: "x", count: 200)
    #expect(page { $0.paragraph("a \(word) b") }.suffix(3) == ["a", word, "b"])
  }
}
