import NewsParsing
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation

@Suite("Documents as feeds")
struct DocumentFeedTests {
  static let formats: [DocumentFormat] = [.atom, .jsonfeed]

  private func feed(_ document: Document, as format: DocumentFormat) throws -> Feed {
    try FeedParser.feed(Array(format.text(of: document).utf8), contentType: nil, address: nil)
  }

  @Test("our own parser reads back what was written", arguments: formats)
  func readBack(format: DocumentFormat) throws {
    var other = Article.numbered(2).with(\.author, nil)
    other.detectedLanguage = "fr"
    let document = Document([.numbered(1), other], title: "A & <b>")
    let feed = try feed(document, as: format)
    #expect(feed.problem == nil)
    #expect(feed.title == "A & <b>")
    #expect(feed.items.map { $0.title?.plain } == ["Headline 1", "Headline 2"])
    #expect(feed.items.map(\.link) == ["https://example.com/1", "https://example.com/2"])
    #expect(feed.items.map(\.authors) == [["Author 1"], ["Example News"]])
    #expect(feed.items.map(\.language) == [nil, "fr"])
    #expect(feed.items.map { $0.date(notAfter: .distantFuture) } == [Document.moment, Document.moment])
    #expect(feed.items.map { ($0.summary ?? $0.content)?.plain } == ["Summary 1.", "Summary 2."])
    #expect(feed.items.map(\.image) == ["https://example.com/1.jpg", "https://example.com/2.jpg"])
    let ids: [String?] = [Article.numbered(1).id, other.id].map { "tag:supernews.localhost,2026:article/\($0)" }
    #expect(feed.items.map(\.id) == ids)
  }

  @Test("the source of an article is a member of its own")
  func source() throws {
    let document = Document([.numbered(1)])
    #expect(try feed(document, as: .atom).items.map { $0.source.name } == ["Example News"])
    #expect(DocumentFormat.jsonfeed.text(of: document).contains("\"_supernews\":{\"source\":\"Example News\"}"))
  }

  @Test("the whole of a feed of Atom")
  func atom() {
    let bare = Article(title: "\"A\" & <b>", provider: .feeds)
    let expected = """
      <?xml version="1.0" encoding="UTF-8"?>
      <feed xmlns="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">
        <title type="text" xml:lang="en">Headlines</title>
        <subtitle type="text" xml:lang="en">NewsAPI \u{B7} a &amp; b</subtitle>
        <id>tag:supernews.localhost,2026:list/\(ArticleID(hashing: "list Headlines"))</id>
        <updated>2026-11-21T08:00:00Z</updated>
        <generator>supernews</generator>
        <entry>
          <title type="text">&quot;A&quot; &amp; &lt;b&gt;</title>
          <id>tag:supernews.localhost,2026:article/\(bare.id)</id>
          <updated>2026-11-21T08:00:00Z</updated>
          <author><name>\(texts(in: .english).unknownSource)</name></author>
          <content type="text"></content>
        </entry>
      </feed>

      """
    #expect(DocumentFormat.atom.text(of: Document([bare])) == expected)
  }

  @Test("an article without a date changed when it was first seen")
  func firstSeen() {
    var article = Article.numbered(1).with(\.publishedAt, nil)
    article.firstSeen = Date(timeIntervalSince1970: 0)
    let text = DocumentFormat.atom.text(of: Document([article]))
    #expect(text.contains("    <updated>1970-01-01T00:00:00Z</updated>\n"))
    #expect(!text.contains("<published>"))
  }

  @Test("no two items have one id", arguments: formats)
  func once(format: DocumentFormat) throws {
    #expect(try feed(Document([.numbered(1), .numbered(1), .numbered(2)]), as: format).items.count == 2)
  }

  @Test("the id of a list does not depend on the day in its title")
  func listID() {
    let ids = ["Brief \u{B7} Monday", "Brief \u{B7} Tuesday"].map { title in
      var document = Document([.numbered(1)], title: title)
      document.name = "Brief"
      return DocumentFeedID.text(of: document)
    }
    #expect(ids[0] == ids[1])
  }

  @Test("sources are items, with their feeds")
  func sources() throws {
    let document = Document(
      [NewsSource(id: "a", name: "A", link: "https://a.org/")], feeds: ["a": "https://a.org/f?b&c"])
    #expect(try feed(document, as: .atom).items.map(\.link) == ["https://a.org/"])
    #expect(
      DocumentFormat.atom.text(of: document).contains("<link rel=\"related\" href=\"https://a.org/f?b&amp;c\"/>"))
    #expect(
      DocumentFormat.jsonfeed.text(of: document).contains("\"_supernews\":{\"feed\":\"https://a.org/f?b&c\"}"))
  }

  @Test("an empty list is a feed without items", arguments: formats)
  func empty(format: DocumentFormat) throws {
    let feed = try feed(Document([Article]()), as: format)
    #expect(feed.items.isEmpty)
    #expect(feed.problem == nil)
  }

  /// The text without characters such as U+FFFE, which XML does not have.
  private static func comparable(_ text: String) -> String {
    text.replacingScalars { $0.value & 0xFFFE == 0xFFFE ? "" : nil }.trimmed
  }

  @Test("every title is read back as it was, whatever it says", arguments: HostileTexts.all)
  func hostile(text: String) throws {
    for format in Self.formats {
      for document in Document.saying(text) {
        let feed = try feed(document, as: format)
        #expect(feed.problem == nil)
        let titles = DocumentFeedItem.items(of: document).map { Self.comparable($0.entry.title) }
        #expect(feed.items.map { Self.comparable($0.title?.plain ?? "") } == titles)
      }
    }
  }

  @Test("a text that is not a web address is not linked", arguments: HostileTexts.addresses)
  func addresses(address: String) throws {
    for format in Self.formats {
      for document in Document.leading(to: address) {
        let items = try feed(document, as: format).items
        #expect(items.allSatisfy { $0.link == nil && $0.image == nil })
      }
    }
  }
}
