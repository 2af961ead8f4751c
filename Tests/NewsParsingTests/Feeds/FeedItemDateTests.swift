import ParsingTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsParsing

@Suite("The date and the language of an item")
struct FeedItemDateTests {
  private func items(_ text: String) throws -> [FeedItem] {
    try FeedParser.feed(Array(text.utf8), contentType: nil, address: nil).items
  }

  private func item(_ elements: String) throws -> FeedItem {
    try #require(
      try items(
        """
        <rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/"
          xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>T</title><item><title>A</title>\(elements)</item>
        </channel></rss>
        """
      ).first)
  }

  private static let all = [
    "<pubDate>Fri, 02 Jan 2026 03:04:05 GMT</pubDate>", "<dc:date>2026-01-05</dc:date>",
    "<atom:updated>2026-01-06T00:00:00Z</atom:updated>", "<dcterms:created>2025-12-01</dcterms:created>",
  ]

  @Test("publication comes before change and change before creation, in any order", arguments: 0..<4)
  func precedence(first: Int) throws {
    let elements = Array(Self.all[first...])
    let expected = ["2026-01-02T03:04:05Z", "2026-01-05T00:00:00Z", "2026-01-06T00:00:00Z", "2025-12-01T00:00:00Z"][
      first]
    #expect(try item(elements.joined()).date?.iso8601 == expected)
    #expect(try item(elements.reversed().joined()).date?.iso8601 == expected)
  }

  @Test("of several, the first that can be read counts")
  func unreadable() throws {
    let readable = "<pubDate>2026-01-02</pubDate>"
    #expect(try item("<pubDate>soon</pubDate><dc:date>2026-01-05</dc:date>").date?.iso8601 == "2026-01-05T00:00:00Z")
    #expect(try item("<pubDate>soon</pubDate>" + readable).date?.iso8601 == "2026-01-02T00:00:00Z")
    #expect(try item(readable + "<pubDate>2026-01-03</pubDate>").date?.iso8601 == "2026-01-02T00:00:00Z")
    #expect(try item("<pubDate>soon</pubDate>").date == nil)
  }

  @Test("a month or year is made more exact by another date within it")
  func imprecise() throws {
    let month = "<pubDate>2026-01</pubDate>"
    #expect(try item(month).date?.iso8601 == "2026-01-01T00:00:00Z")
    #expect(try item(month + "<dc:date>2026-01-05</dc:date>").date?.iso8601 == "2026-01-05T00:00:00Z")
    #expect(try item(month + "<dc:date>2026-02-05</dc:date>").date?.iso8601 == "2026-01-01T00:00:00Z")
  }

  @Test("a date after the latest that can be meant does not count")
  func ahead() throws {
    let latest = try #require(Date(iso8601: "2026-01-04T00:00:00Z"))
    #expect(try item("<pubDate>2056-01-02</pubDate>").date(notAfter: latest) == nil)
    #expect(try item("<pubDate>2026-01-04</pubDate>").date(notAfter: latest)?.iso8601 == "2026-01-04T00:00:00Z")
    let changed = "<pubDate>2056-01-02</pubDate><atom:updated>2026-01-03T00:00:00Z</atom:updated>"
    #expect(try item(changed).date(notAfter: latest)?.iso8601 == "2026-01-03T00:00:00Z")
  }

  @Test("Atom 0.3 and 1.0")
  func atom() throws {
    let old = """
      <feed version="0.3" xmlns="http://purl.org/atom/ns#"><entry><title>A</title><created>2025-12-01</created>
      <modified>2026-01-05</modified><issued>2026-01-02T03:04:05Z</issued></entry></feed>
      """
    #expect(try items(old).first?.date?.iso8601 == "2026-01-02T03:04:05Z")
    let new = """
      <feed xmlns="http://www.w3.org/2005/Atom"><entry><title>A</title><updated>2026-01-05T00:00:00Z</updated>
      <published>2026-01-02T03:04:05Z</published></entry></feed>
      """
    #expect(try items(new).first?.date?.iso8601 == "2026-01-02T03:04:05Z")
  }

  @Test("other dates and the language of a feed decide which number is the day")
  func order() throws {
    func dates(_ language: String, _ texts: [String]) throws -> [String?] {
      let list = texts.map { "<item><title>\($0)</title><pubDate>\($0)</pubDate></item>" }.joined()
      return try items("<rss version=\"2.0\"><channel>\(list)\(language)</channel></rss>").map { $0.date?.iso8601 }
    }
    #expect(try dates("<language>en-us</language>", ["02/03/2026"]) == ["2026-02-03T00:00:00Z"])
    #expect(try dates("<language>de</language>", ["02/03/2026"]) == ["2026-03-02T00:00:00Z"])
    #expect(
      try dates("", ["02/03/2026", "11/25/2026"]) == ["2026-02-03T00:00:00Z", "2026-11-25T00:00:00Z"])
  }

  static let languages: [(String, String?, String?)] = [
    (
      "<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"sv-SE\"><entry><title>A</title></entry></feed>", "sv", nil
    ),
    ("<feed xmlns=\"http://www.w3.org/2005/Atom\"><entry xml:lang=\"fr\"><title>A</title></entry></feed>", nil, "fr"),
    (
      "<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"en\"><entry><title xml:lang=\"de\">A</title></entry></feed>",
      "en", "de"
    ),
    ("<rss version=\"2.0\" xml:lang=\"it\"><channel><item><title>A</title></item></channel></rss>", "it", nil),
    (
      "<rss version=\"2.0\"><channel xml:lang=\"nl\"><item xml:lang=\"no\"><title>A</title></item></channel></rss>",
      "nl", "no"
    ),
    (
      "<rss version=\"2.0\" xml:lang=\"en\"><channel><language>es-ES</language><item><title>A</title></item></channel></rss>",
      "es", nil
    ),
    (
      "<rss version=\"2.0\"><channel><item><title>A</title><dc:language xmlns:dc=\"http://purl.org/dc/elements/1.1/\">"
        + "pt-BR</dc:language></item></channel></rss>", nil, "pt"
    ),
    (
      "{\"version\": \"https://jsonfeed.org/version/1.1\", \"language\": \"ar\", \"items\": [{\"id\": \"1\", \"title\": \"A\", "
        + "\"language\": \"he\"}]}", "ar", "he"
    ),
  ]

  @Test("the language of a feed and of an item", arguments: languages)
  func language(text: String, ofFeed: String?, ofItem: String?) throws {
    let feed = try FeedParser.feed(Array(text.utf8), contentType: nil, address: nil)
    #expect(feed.language == ofFeed)
    #expect(feed.items.map(\.language) == [ofItem])
  }

  @Test(
    "the country that a feed states with its language",
    arguments: [
      ("<rss version=\"2.0\"><channel><language>en-ca</language><item><title>A</title></item></channel></rss>", "ca"),
      ("<rss version=\"2.0\"><channel><language>en-us</language><item><title>A</title></item></channel></rss>", nil),
      ("<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"de-CH\"><entry><title>A</title></entry></feed>", "ch"),
      (
        "{\"version\": \"https://jsonfeed.org/version/1.1\", \"language\": \"pt-BR\", \"items\": [{\"id\": \"1\", "
          + "\"title\": \"A\"}]}", "br"
      ),
    ])
  func country(text: String, code: String?) throws {
    #expect(try FeedParser.feed(Array(text.utf8), contentType: nil, address: nil).country?.code == code)
  }
}
