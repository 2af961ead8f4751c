import NewsDomain
import Testing

@testable import NewsParsing

@Suite("Texts on several pages")
struct FurtherPagesTests {
  static let followers: [(String, String)] = [
    ("https://example.com/a/title", "https://example.com/a/title?page=2"),
    ("https://example.com/a/title", "?page=2"),
    ("https://example.com/a/title?id=7", "?id=7&seite=2"),
    ("https://example.com/a/title", "/a/title/2"),
    ("https://example.com/a/title/", "/a/title/2/"),
    ("https://example.com/a/title/", "/a/title/page/2/"),
    ("https://example.com/a/title.html", "title-2.html"),
    ("https://example.com/a/title.html", "title_2.html"),
    ("https://example.com/a/title-2.html", "title-3.html"),
    ("https://www.example.com/a/title/2", "https://example.com/a/title/3"),
  ]

  @Test("the same address with the next number is the next page", arguments: FurtherPagesTests.followers)
  func isNext(own: String, link: String) throws {
    let page = try #require(WebLink(own))
    #expect(FurtherPages.isNext(link, of: page, base: nil))
  }

  static let others: [(String, String)] = [
    ("https://example.com/a/title", "https://example.com/a/other"),
    ("https://example.com/a/title", "https://example.com/a/other/2"),
    ("https://example.com/a/title", "https://example.org/a/title/2"),
    ("https://example.com/a/title", "/a/title?page=1"),
    ("https://example.com/a/title", "/a/title?page=3"),
    ("https://example.com/a/title/3", "/a/title/2"),
    ("https://example.com/a/title", "/a/title?other=2"),
    ("https://example.com/a/title", "/a/title-2041"),
    ("https://example.com/2026", "/2027"),
    ("https://example.com/a/title?id=7", "?id=8"),
    ("https://example.com/a/title", "#2"),
    ("https://example.com/a/title", "javascript:next(2)"),
  ]

  @Test("other addresses are not", arguments: FurtherPagesTests.others)
  func isAnother(own: String, link: String) throws {
    let page = try #require(WebLink(own))
    #expect(!FurtherPages.isNext(link, of: page, base: nil))
  }

  @Test("a text with a link to its second page is the beginning")
  func links() {
    let path = "/news/harbour-bridge"
    let after = "<div class=\"pages\"><a href=\"\(path)\">1</a> <a href=\"\(path)?page=2\">2</a></div>"
    #expect(SmallPage.text(SmallPage.html(after: after)).verdict == .beginning(.furtherPages))
    let head = "<link rel=\"next\" href=\"\(path)/2\">"
    #expect(SmallPage.text(SmallPage.html(head: head)).verdict == .beginning(.furtherPages))
    let word = "<p><a href=\"\(path)?page=2\">Nächste Seite</a></p>"
    #expect(SmallPage.text(SmallPage.html(after: word)).verdict == .beginning(.furtherPages))
  }

  @Test("the next article of a blog, and pages of comments, do not make a text a beginning")
  func nextArticles() {
    let head = "<link rel=\"next\" href=\"/news/tunnel\">"
    #expect(SmallPage.text(SmallPage.html(head: head)).verdict == .whole)
    let comments = "<div class=\"comments\"><a href=\"/news/harbour-bridge?page=2\">2</a></div>"
    #expect(SmallPage.text(SmallPage.html(after: comments)).verdict == .whole)
  }

  static let calls: [(String, Bool)] = [
    ("<p><b>Next page</b>: <a href=\"/articles/2\">Safety</a></p>", true),
    ("<p>Page suivante : <a href=\"/articles/2\">La suite</a></p>", true),
    ("<p><b>Next page</b>: <a href=\"https://other.example/2\">Safety</a></p>", false),
    ("<p><b>Next</b> <a href=\"/articles/2\">Another story</a></p>", false),
  ]

  @Test("a link behind the words for it leads to the next page", arguments: calls)
  func called(after: String, isThere: Bool) {
    let verdict = SmallPage.text(SmallPage.html(after: after)).verdict
    #expect((verdict == .beginning(.furtherPages)) == isThere)
  }
}
