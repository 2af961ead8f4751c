import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import TerminalKit

@Suite("Links in records")
struct RecordLinkTests {
  static let others = [
    "javascript:alert(1)", "JavaScript:alert(1)", "data:text/html,<script>alert(1)</script>", "file:///etc/passwd",
    "ftp://a.example/b", "mailto:a@a.example", "vbscript:a", "x-apple:a", "//a.example/b", "a.html", "java\tscript:a",
    "https:", "http://",
  ]

  private func article(_ link: String) -> Article {
    Article(title: "T", source: Article.Source(name: "S", link: link), link: link, provider: .feeds)
      .with(\.imageLink, link)
      .with(\.givenLink, link)
  }

  private func json(_ record: some Record) -> String {
    var writer = ObjectWriter()
    writer.write(record)
    return writer.text
  }

  @Test(
    "what is no address of http or https is no link: for programs, in alerts and in exports",
    arguments: RecordLinkTests.others)
  func otherSchemes(link: String) {
    let article = article(link)
    let follow = Follow(number: 1, request: FindRequest(text: "t"), notifies: true, quiet: nil, madeAt: .distantPast)
    let texts = [
      json(ArticleRecord(number: 1, article: article)),
      AlertRecord(Alert(follow: follow, story: StoryID(1), article: article)).json,
      json(WhyRecord(number: 1, article: article)),
    ]
    for text in texts {
      #expect(text.contains("\"url\":null"), "\(text)")
      #expect(!text.contains("script:") && !text.contains("a.example") && !text.contains("passwd"), "\(text)")
    }
    var row = RowWriter()
    row.write([ArticleRecord(number: 1, article: article)])
    #expect(!row.text.contains(link))
    for format in DocumentFormat.allCases {
      let text = format.text(of: Document([article]))
      #expect(!text.contains("href=\"\(link)") && !text.contains("](\(link)"), "\(format)")
      #expect(!text.contains("script:") && !text.contains("passwd"), "\(format): \(text)")
    }
  }

  @Test("a link with what no address may have in it comes as the address that it stands for")
  func addresses() {
    let text = json(ArticleRecord(number: 1, article: article(" https://a.example/\u{E9}\n<b> ")))
    #expect(text.contains("\"url\":\"https://a.example/%C3%A9%3Cb%3E\""), "\(text)")
  }

  @Test("a file of the reader's keeps its path")
  func path() {
    #expect(RecordLink.pageOrPath("/home/me/a.html").cell == "/home/me/a.html")
    #expect(RecordLink.pageOrPath("javascript:a").cell == nil)
    #expect(RecordLink.pageOrPath("https://a.example/b").cell == "https://a.example/b")
  }
}
