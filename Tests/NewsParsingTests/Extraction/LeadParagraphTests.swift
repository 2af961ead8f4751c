import NewsDomain
import Testing

@testable import NewsParsing

@Suite("The paragraph that introduces an article")
struct LeadParagraphTests {
  private let lead =
    "After two years of work, ships and cars meet again where the town began, and the council counts what it cost."

  private func page(_ top: String) -> ArticleText {
    SmallPage.text(
      """
      <html><head><meta charset="utf-8"><title>Harbour bridge opens again</title></head><body><main>
      \(top)<div class="text">\(SmallPage.paragraphs)</div></main></body></html>
      """)
  }

  @Test("it is found below the heading, even in an element that looks like the head of the site")
  func belowHeading() {
    let top = "<header class=\"article-header\"><h1>Harbour bridge opens again</h1><p>\(lead)</p></header>"
    #expect(page(top).blocks.first?.plain == lead)
    #expect(page(top).blocks.count == SmallPage.sentences.count + 1)
  }

  @Test("it is found if only its first sentence stands in the text")
  func firstSentence() {
    let first = "\(SmallPage.sentences[0]) \(lead)"
    #expect(page("<header><h1>Harbour bridge</h1><p class=\"lead\">\(first)</p></header>").blocks.first?.plain == first)
  }

  @Test("what the text has is not repeated, and a line of links is none")
  func others() {
    let twice = "<header><h1>Harbour bridge</h1><p class=\"lead\">\(SmallPage.sentences[0])</p></header>"
    #expect(page(twice).blocks.count == SmallPage.sentences.count)
    let links = "<header><h1>Harbour bridge</h1><p><a href=\"/a\">\(lead)</a></p></header>"
    #expect(page(links).blocks.count == SmallPage.sentences.count)
  }
}
