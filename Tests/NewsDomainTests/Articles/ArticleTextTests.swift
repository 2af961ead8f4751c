import FoundationEssentials
import Testing

@testable import NewsDomain

@Suite("The text of an article")
struct ArticleTextTests {
  private static func text(_ blocks: [TextBlock]) -> ArticleText {
    ArticleText(.whole, blocks: blocks, url: "https://a.example/1", fetchedAt: Date(timeIntervalSince1970: 0))
  }

  private static func text(_ words: String) -> ArticleText { text([.paragraph([TextSpan(words)])]) }

  static let counts: [(String, Int)] = [
    ("", 0), (" \n\t", 0), ("- …", 0), ("one", 1), ("one two\u{A0}three", 3), ("don't re-read", 2), ("a,b", 1),
    ("in 2026", 2), ("\u{65E5}\u{672C}", 1), ("\u{65E5}\u{672C}\u{8A9E}", 2), ("TV\u{65E5}\u{672C}", 2),
  ]

  @Test("words are counted, two characters as one where no blanks part them", arguments: ArticleTextTests.counts)
  func words(text: String, count: Int) {
    #expect(Self.text(text).words == count)
  }

  static let times: [(Int, Int)] = [(0, 1), (356, 1), (357, 2), (2380, 10)]

  @Test("reading takes a minute for 238 words, and never less than one", arguments: ArticleTextTests.times)
  func minutes(words: Int, minutes: Int) {
    #expect(Self.text(String(repeating: "word ", count: words)).minutes == minutes)
  }

  @Test("in plain text blank lines part the blocks, but not the items of a list")
  func plain() {
    let blocks: [TextBlock] = [
      .heading(level: 2, [TextSpan("Head")]), .item(depth: 1, number: nil, [TextSpan("one")]),
      .item(depth: 2, number: 1, [TextSpan("two")]), .code("a\n  b"), .table([["c", "d"], ["e"]]),
    ]
    #expect(Self.text(blocks).plain == "Head\n\none\ntwo\n\na\n  b\n\nc\td\ne")
    #expect(Self.text([TextBlock]()).plain.isEmpty)
  }

  @Test("each address counts once, in the order of the text")
  func links() {
    let blocks: [TextBlock] = [
      .paragraph([TextSpan("a", link: "https://b.example"), TextSpan(" "), TextSpan("c", link: "https://a.example")]),
      .quote([TextSpan("d", link: "https://b.example")]), .caption([TextSpan("e", link: "https://c.example")]),
    ]
    #expect(Self.text(blocks).links == ["https://b.example", "https://a.example", "https://c.example"])
  }

  @Test("a verdict is found by its names")
  func verdict() {
    let all: [TextVerdict] =
      [.whole] + TextEnd.allCases.map { .beginning($0) } + NoText.allCases.map { .none($0) }
    for verdict in all { #expect(TextVerdict(name: verdict.name, reason: verdict.reason) == verdict) }
    #expect(TextVerdict(name: "none", reason: nil) == nil)
    #expect(TextVerdict(name: "beginning", reason: "x") == nil)
    #expect(TextVerdict(name: "x", reason: nil) == nil)
  }
}
