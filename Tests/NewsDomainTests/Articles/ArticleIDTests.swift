import FoundationEssentials
import Testing
import TestSupport

@testable import NewsDomain

@Suite("Ids of articles")
struct ArticleIDTests {
  private static let morning = Date(timeIntervalSince1970: 1_795_248_000)
  private static let digits = "abcdefghijklmnopqrstuvwxyz234567"

  private static func linked(
    _ link: String?, title: String? = nil, summary: String? = nil, guid: String? = nil, feed: String? = nil
  ) -> Article {
    Article(
      title: title, summary: summary, link: link, provider: .feeds,
      provenance: feed.map { Provenance(Origin(.feeds), request: $0) }
    )
    .with(\.guid, guid)
  }

  private static func unlinked(
    _ title: String?, source: Article.Source = .init(), guid: String? = nil, at date: Date? = nil
  ) -> Article {
    Article(title: title, source: source, publishedAt: date, provider: .feeds).with(\.guid, guid)
  }

  /// Articles with their ids: the first 64 bits of the SHA-256 of the text in the line above, as 13 digits of base32.
  static let known: [(Article, String)] = [
    // link example.org/a
    (linked("https://www.example.org/a/?utm_source=x#top"), "bj6uhftqklatt"),
    // link example.org/%C3%A9t%C3%A9?a=1
    (linked("http://example.org/\u{E9}t\u{E9}?a=1"), "du7hle2js7tfi"),
    // link example.org
    (linked("https://example.org/"), "em3imlyuvjmg3"),
    // link example.org, guid 1
    (linked("https://example.org/", guid: "1"), "jbu5uxq3d3ojk"),
    // text le-monde, Rain, day 20778
    (unlinked("Rain", source: .init(id: "le-monde", name: "Le Monde"), at: morning), "iuzectabbapmn"),
    // text Le Monde, Rain, day 20778
    (unlinked(" Rain ", source: .init(name: " Le Monde"), at: morning), "euqefg7mdspny"),
    // text Le Monde, Été, day -1
    (
      unlinked("\u{C9}t\u{E9}", source: .init(name: "Le Monde"), at: Date(timeIntervalSince1970: -1)), "ng5rpfuze2iob"
    ),
    // text, Rain, day
    (unlinked("Rain"), "p5d4vtu34l7jp"),
    // text, Rain, day, guid 7
    (unlinked("Rain", guid: "7"), "pyzymcyze5m67"),
    // text, Rain, day, no page null
    (linked("null", title: "Rain"), "pnccjrhu4xlzf"),
    // text and nothing else
    (unlinked(nil), "gcaxwhe5mtt5f"),
  ]

  @Test("an id is the same in every run, in every process and on every machine", arguments: ArticleIDTests.known)
  func fixed(article: Article, id: String) {
    #expect(article.id.description == id)
  }

  static let links: [(String, String)] = [
    ("http://example.org/a", "https://example.org/a"), ("https://www.example.org/a", "https://example.org/a"),
    ("https://EXAMPLE.org:443/a", "https://example.org/a"), ("https://example.org/a/", "https://example.org/a"),
    ("https://example.org/a#top", "https://example.org/a"),
    ("https://example.org/a?utm_source=x&fbclid=y", "https://example.org/a"),
    ("https://example.org/a?id=7&xtor=RSS-1", "https://example.org/a?id=7"),
    (" https://example.org/a\n", "https://example.org/a"),
  ]

  @Test("all spellings of a link give the same id", arguments: ArticleIDTests.links)
  func spellings(one: String, other: String) {
    #expect(Self.linked(one).id == Self.linked(other).id)
  }

  @Test(
    "links to different pages give different ids",
    arguments: [
      "https://example.org/b", "https://example.org/A", "https://example.org/a?id=1", "https://example.net/a",
      "https://m.example.org/a", "https://example.org:8443/a", "https://example.org",
    ])
  func anotherPageIsAnotherArticle(link: String) {
    #expect(Self.linked(link).id != Self.linked("https://example.org/a").id)
  }

  @Test("with a link, title, text, source, day and provider do not change the id")
  func changed() {
    let before = Self.linked("https://example.org/a", title: "Rain")
    var after = before
    (after.title, after.summary, after.content) = ("Rain, at last", "It rained.", "It rained and rained.")
    (after.source, after.author, after.provider) = (.init(id: "le-monde"), "Jane Doe", .newsapi)
    (after.publishedAt, after.imageLink) = (Self.morning, "https://example.org/a.jpg")
    #expect(after.id == before.id)
  }

  @Test("without a link, source, title and day make the id")
  func withoutLink() {
    let source = Article.Source(id: "le-monde", name: "Le Monde")
    let articles = [
      Self.unlinked("Rain", source: source, at: Self.morning), Self.unlinked("Sun", source: source, at: Self.morning),
      Self.unlinked("Rain", source: .init(id: "bbc-news", name: "Le Monde"), at: Self.morning),
      Self.unlinked("Rain", source: source, at: Self.morning.addingTimeInterval(86_400)),
      Self.unlinked("Rain", source: source), Self.unlinked("Rain", source: source, guid: "7", at: Self.morning),
    ]
    #expect(Set(articles.map(\.id)).count == articles.count)
  }

  @Test("without a link, the time of day and other fields do not change the id")
  func sameDay() {
    let first = Self.unlinked("Rain", source: .init(id: "le-monde", name: "Le Monde"), at: Self.morning)
    var second = first
    // The last second of the day on which the first article was published.
    second.publishedAt = Date(timeIntervalSince1970: 1_795_305_599)
    (second.summary, second.author, second.source.name) = ("It rained.", "Jane Doe", "lemonde.fr")
    #expect(second.id == first.id)
    second.publishedAt = Date(timeIntervalSince1970: 1_795_305_600)
    #expect(second.id != first.id)
  }

  @Test("without a title the text is used, in the headline and in the id")
  func untitled() {
    var (one, other) = (Article(summary: "It rained.", provider: .feeds), Article(summary: "Sun.", provider: .feeds))
    #expect(one.id != other.id)
    (one, other) = (Article(content: "It rained.", provider: .feeds), Article(content: "Sun.", provider: .feeds))
    #expect(one.id != other.id)
  }

  @Test("links that lead to no page still distinguish two articles")
  func unusable() {
    let links = ["null", "javascript:alert(1)", "ftp://example.org/a", "https://", "/a"]
    let ids = links.map { Self.linked($0).id }
    #expect(Set(ids).count == links.count)
    #expect(!ids.contains(Self.linked(nil).id))
  }

  @Test("texts of different kinds never make the same id, whatever is written in them")
  func kinds() {
    let link = Self.linked("https://example.org/", guid: "1").id
    #expect(Self.unlinked("example.org\nguid 1").id != link)
    #expect(Self.unlinked("Rain", guid: "7\nno page null").id != Self.linked("null", title: "Rain").id)
  }

  @Test("if a link is a host alone, the feed's own id of the item counts too")
  func hostAlone() {
    for link in ["https://example.org", "http://www.example.org/", "https://example.org/?utm_source=rss#1"] {
      #expect(Self.linked(link, guid: "1").id != Self.linked(link, guid: "2").id)
      #expect(Self.linked(link, guid: "1").id == Self.linked("https://example.org", guid: "1").id)
    }
    let page = "https://example.org/?id=1"
    #expect(Self.linked(page, guid: "1").id == Self.linked(page, guid: "2").id)
  }

  @Test("articles are equal even if only one of them was given its id by a list")
  func comparing() {
    let article = Self.linked("https://example.org/a")
    var other = article
    other.given.id = ArticleID(7)
    #expect(other == article)
    #expect(other.id == ArticleID(7))
    other.title = "Rain"
    #expect(other != article)
  }

  @Test("ids are sorted by their numbers")
  func order() {
    let numbers: [UInt64] = [.max, 0, 1 << 60, 31, 1 << 63, 32, 26]
    #expect(numbers.map { ArticleID($0) }.sorted().map(\.value) == numbers.sorted())
    #expect(!(ArticleID(3) < ArticleID(3)))
  }

  /// 0 and the largest number, each single bit, and many numbers in between.
  private static let values: [UInt64] =
    [0, .max, .max - 1] + (0..<64).map { 1 << UInt64($0) }
    + (1...2000).map { UInt64($0) &* 0x9E37_79B9_7F4A_7C15 }

  @Test("an id is written as 13 letters and digits, a letter first, and no bit is lost")
  func written() {
    for value in Self.values {
      let text = ArticleID(value).description
      #expect(text.utf8.count == 13)
      #expect(text.first.map { ("a"..."p").contains($0) } == true, "\(value): \(text)")
      // The base32 is decoded: 65 bits, of which the first is not part of the number.
      let read = text.compactMap { Self.digits.firstIndex(of: $0) }
        .map { UInt64(Self.digits.distance(from: Self.digits.startIndex, to: $0)) }
      #expect(read.count == 13)
      #expect(read.reduce(0) { $0 << 5 | $1 } == value, "\(value): \(text)")
    }
    #expect(Set(Self.values.map { ArticleID($0).description }).count == Set(Self.values).count)
  }

  @Test(
    "some ids are known",
    arguments: [
      (0, "aaaaaaaaaaaaa"), (1, "aaaaaaaaaaaab"), (31, "aaaaaaaaaaaa7"), (32, "aaaaaaaaaaaba"),
      (0x0123_4567_89AB_CDEF, "aci2fm6e2xtpp"), (1 << 63, "iaaaaaaaaaaaa"), (.max, "p777777777777"),
    ] as [(UInt64, String)])
  func literal(value: UInt64, text: String) {
    #expect(ArticleID(value).description == text)
  }
}

@Suite("Ids that a list gives")
struct GivenIDTests {
  private func item(_ guid: String?, _ path: String = "a", feed: String = "f") -> Article {
    Article(
      title: "Rain", link: "https://example.org/\(path)", provider: .feeds,
      provenance: Provenance(Origin(.feeds), request: feed)
    )
    .with(\.guid, guid)
  }

  private func ids(_ articles: [Article]) -> [String: ArticleID] {
    Dictionary(articles.map { ($0.guid ?? $0.link ?? "", $0.id) }) { first, _ in first }
  }

  /// Indices of the articles in every order; two of the articles share a page, the others do not.
  static let orders: [[Int]] = [
    [0, 1, 2, 3], [1, 0, 2, 3], [2, 0, 3, 1], [3, 2, 1, 0], [0, 3, 2, 1], [2, 1, 3, 0],
  ]

  @Test("the feed's own ids count for items that share a page, and only for these", arguments: orders)
  func shared(order: [Int]) {
    let items = [item("1"), item("2"), item("3", "b"), item(nil, "c")]
    let page = NewsPage(articles: order.map { items[$0] }, total: nil, provider: .feeds).tidied()
    #expect(page.articles.count == 4)
    let ids = ids(page.articles)
    #expect(ids["1"] == ArticleID(of: items[0], countsGUID: true))
    #expect(ids["2"] == ArticleID(of: items[1], countsGUID: true))
    #expect(Set([ids["1"], ids["2"], items[0].id]).count == 3)
    #expect(ids["3"] == ArticleID(of: items[2], countsGUID: false))
    #expect(ids["3"] != ArticleID(of: items[2], countsGUID: true))
    #expect(ids["https://example.org/c"] == items[3].id)
  }

  @Test("a page is shared even if its two links are spelled differently")
  func spellings() {
    let items = [item("1", "a/?utm_source=rss"), item("2", "a#2")].withIDs()
    #expect(items[0].id != items[1].id)
  }

  @Test("the item of another feed with the same page has the same id, in either order")
  func otherFeed() {
    let plain = item(nil).id
    let items = [item("1"), item("2", feed: "g")]
    for list in [items, items.reversed()] {
      let page = NewsPage(articles: list, total: nil, provider: .feeds).tidied()
      #expect(page.articles.map(\.id) == [plain])
    }
    let alone = NewsPage(articles: [items[0]], total: nil, provider: .feeds).tidied()
    #expect(alone.articles.map(\.id) == [plain])
  }

  @Test("an item without an id of its own shares no page")
  func unnamed() {
    let items = [item("1"), item(nil)].withIDs()
    #expect(items.map(\.id) == [item(nil).id, item(nil).id])
  }

  @Test("a tidied page gives ids that are made from the tidied titles")
  func tidied() {
    let article = Article(title: "Rain - Le Monde", source: .init(name: "lemonde.fr"), provider: .newsapi)
    let page = NewsPage(articles: [article], total: 1, provider: .newsapi).tidied()
    let expected = Article(title: "Rain", source: .init(name: "Le Monde"), provider: .newsapi)
    #expect(page.articles.map(\.given.id) == [expected.id])
    #expect(expected.id != article.id)
  }
}

@Suite("Beginnings of ids")
struct ArticleIDPrefixTests {
  @Test("a prefix has from six characters up to the whole id", arguments: 6...13)
  func lengths(count: Int) throws {
    let id = ArticleID(0x0123_4567_89AB_CDEF)
    let prefix = try #require(ArticleIDPrefix(String(id.description.prefix(count))))
    #expect(prefix.begins(id))
    #expect(!prefix.begins(ArticleID(0x8123_4567_89AB_CDEF)))
  }

  @Test("a prefix that differs in its last letter does not match")
  func last() throws {
    let prefix = try #require(ArticleIDPrefix("aci2fm6e2xtpp"))
    #expect(prefix.begins(ArticleID(0x0123_4567_89AB_CDEF)))
    #expect(!prefix.begins(ArticleID(0x0123_4567_89AB_CDEE)))
  }

  @Test("capitals are accepted", arguments: ["ACI2FM", "Aci2Fm", "aci2fm"])
  func capitals(text: String) throws {
    let prefix = try #require(ArticleIDPrefix(text))
    #expect(prefix.text == "aci2fm")
    #expect(prefix.begins(ArticleID(0x0123_4567_89AB_CDEF)))
  }

  @Test("every letter that an id can begin with is accepted", arguments: Array("abcdefghijklmnop").map { String($0) })
  func first(letter: String) {
    #expect(ArticleIDPrefix(letter + "bcd27z") != nil)
  }

  @Test(
    "texts that no id begins with are refused",
    arguments: [
      "", "a", "aci2f", "aci2fm6e2xtppa", "qbcdef", "zbcdef", "2bcdef", "7bcdef", "abcde0", "abcde1", "abcde8",
      "abcde9", "abc-ef", "abc ef", " abcdef", "abcdef ", "abcdef\n", "abcde.", "abcd\u{E9}f", "abcde\u{301}f",
      "\u{FF41}bcdef", "abcde\u{17F}", "123456", "1-2345", "abcdef*",
    ])
  func whatNoIdBeginsWithIsNone(text: String) {
    #expect(ArticleIDPrefix(text) == nil)
  }
}
