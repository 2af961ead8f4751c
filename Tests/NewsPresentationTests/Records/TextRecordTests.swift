import FoundationEssentials
import PresentationTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation

@Suite("The text of an article, for programs")
struct TextRecordTests {
  private static let fetched = Date(timeIntervalSince1970: 1_795_248_000)

  private static func text(_ blocks: [TextBlock], _ verdict: TextVerdict) -> ArticleText {
    var text = ArticleText(
      verdict, blocks: blocks, title: "Of the page", author: "Ann Ink", publishedAt: fetched, language: "fr",
      url: "https://own.example/storm", fetchedAt: fetched)
    text.site = "The Site"
    return text
  }

  private static let blocks: [TextBlock] = [
    .paragraph([TextSpan("One \"two\""), TextSpan(" three", link: "https://a.example/1")]),
    .item(depth: 1, number: nil, [TextSpan("A")]), .item(depth: 1, number: nil, [TextSpan("B")]),
    .table([["c", "d"], ["e", "f"]]),
  ]

  private static func screen(_ text: ArticleText, of article: Article = .titled("Storm")) -> TextScreen {
    TextScreen(article, text, number: 3, in: ResultList(.articles([article])), hasHint: false)
  }

  @Test("JSON has the text with its paragraphs, and every fact about it")
  func object() {
    let screen = Self.screen(Self.text(Self.blocks, .beginning(.paywall)))
    let id = Article.titled("Storm").id.description
    #expect(
      screen.objects == [
        #"{"type":"text","n":3,"id":"\#(id)","title":"Storm","source":"Example News","author":"Ann Ink","#
          + #""publishedAt":"2026-11-21T08:00:00Z","language":"fr","words":9,"minutes":1,"verdict":"beginning","#
          + #""reason":"paywall","origin":"page","url":"https://own.example/storm","#
          + #""text":"One \"two\" three\n\nA\nB\n\nc\td\ne\tf","links":["https://a.example/1"],"#
          + #""fetchedAt":"2026-11-21T08:00:00Z"}"#
      ])
  }

  @Test("a row has number, verdict, title, words, address and the text in one line")
  func row() {
    #expect(
      Self.screen(Self.text(Self.blocks, .whole)).rows == [
        "3\twhole\tStorm\t9\thttps://own.example/storm\tOne \"two\" three A B c d e f"
      ])
  }

  @Test("without a text the record is there all the same, with the reason", arguments: NoText.allCases)
  func nothing(reason: NoText) {
    let screen = Self.screen(Self.text([], .none(reason)))
    let part = #""words":0,"minutes":0,"verdict":"none","reason":"\#(reason.rawValue)","origin":"page","#
    #expect(screen.objects.first?.contains(part) == true)
    #expect(screen.objects.first?.contains(#""text":"","links":[],"#) == true)
    #expect(screen.rows == ["3\tnone\tStorm\t0\thttps://own.example/storm\t"])
  }

  @Test("a page that belongs to no article of a list gives its own title and site")
  func page() {
    let screen = Self.screen(Self.text(Self.blocks, .whole), of: Article(provider: .feeds))
    #expect(screen.objects.first?.contains(#""title":"Of the page","source":"The Site","#) == true)
    var bare = Self.text([], .none(.notFound))
    (bare.title, bare.author, bare.publishedAt, bare.language, bare.site) = (nil, nil, nil, nil, nil)
    let nulls = #""title":null,"source":null,"author":null,"publishedAt":null,"language":null,"#
    #expect(Self.screen(bare, of: Article(provider: .feeds)).objects.first?.contains(nulls) == true)
  }
}
