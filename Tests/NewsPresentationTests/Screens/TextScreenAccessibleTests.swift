import PresentationTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation

@Suite("The text of an article, read aloud")
struct TextScreenAccessibleTests {
  @Test("facts have labels, quotes a word, and nothing is drawn", arguments: InterfaceLanguage.all)
  func labels(language: InterfaceLanguage) {
    let words = texts(in: language)
    let blocks: [TextBlock] = [
      .item(depth: 1, number: nil, [TextSpan("Two lanes")]), .item(depth: 3, number: 2, [TextSpan("A lift")]),
      .quote([TextSpan("My best morning.")]), .caption([TextSpan("The bridge at dawn")]),
      .table([["Lane", "Width"], ["Bicycles", "3 m"]]),
      .paragraph([TextSpan("Its page", link: TextScreenTests.opening), TextSpan(" tells more.")]),
    ]
    let text = TextScreenTests.screen(TextScreenTests.text(blocks)).text(
      language: language, columns: 100, isAccessible: true)
    let lines = text.split(separator: "\n").map(String.init)
    let facts: [(ArticleFact, String)] = [
      (.source, "Example News"), (.author, "Ann Ink"), (.readingTime, words.spelled(.minutes(1))),
    ]
    let told = facts.map { words.labelled(words.label(ofFact: $0), $1) }
    #expect(lines.first == words.labelled(words.label(ofFact: .title), "Bridge"))
    #expect(lines.dropFirst().first == told.joined(separator: ", "))
    for line in [
      "Two lanes", "2. A lift", words.labelled(words.quote, "My best morning."),
      words.labelled(words.caption, "The bridge at dawn"), "Its page[1] tells more.",
      words.linksOfText, "[1] city.example/opening", "Bicycles, 3 m",
      words.labelled(words.label(ofFact: .link), "example.com/Bridge"), words.articleCount(1, of: 2),
    ] {
      #expect(lines.contains(line), "\(line)")
    }
    #expect(!text.contains { "│•·✎".contains($0) })
  }

  @Test("in a narrow window it breaks at words, code and addresses too", arguments: [20, 44])
  func narrow(columns: Int) {
    let blocks: [TextBlock] = [
      .quote([TextSpan("one two three four five six seven eight nine ten")]),
      .code("let bridge = Bridge(of: harbour, at: noon)"),
    ]
    let text = TextScreenTests.screen(TextScreenTests.text(blocks)).text(columns: columns, isAccessible: true)
    #expect(!text.contains("…"))
    let words = text.split { $0.isWhitespace }.map(String.init)
    for word in ["three", "seven", "Bridge(of:", "harbour,"] { #expect(words.contains(word)) }
  }
}
