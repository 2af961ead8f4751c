import ParsingTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsParsing
@testable import NewsProviders
@testable import SystemServices

@Suite("An article of a feed")
struct ArticleFeedTests {
  private func article(_ item: FeedItem, source: String? = "Feed") -> Article {
    Article(item, source: Article.Source(name: source), provenance: Provenance(Origin(.feeds)))
  }

  private func article(_ item: String) throws -> Article {
    article(try #require(try Feed(reading: SmallFeed.rss("<item>\(item)</item>")).items.first))
  }

  private func html(_ text: String) -> FeedText { FeedText(text: text, form: .html) }

  @Test("an article has the fields of its entry")
  func all() {
    let provenance = Provenance(Origin(.feeds), feed: .init("Tea"), request: "https://example.org/rss")
    let item = FeedItem(
      title: html("Tea &amp; cups"), link: "https://example.org/1", id: "tag:1", published: "2021-01-17T19:27:00Z",
      updated: "2021-01-18T00:00:00Z", authors: ["Jo Doe"], summary: html("<p>Short</p>"), content: html("<p>Long</p>"),
      image: "https://example.org/p.jpg", place: "45.5 -71.9")
    let article = Article(item, source: Article.Source(id: "tea", name: "Tea"), provenance: provenance)
    #expect(
      article
        == Article(
          title: "Tea & cups", source: Article.Source(id: "tea", name: "Tea"), summary: "Short", content: "Long",
          link: "https://example.org/1", publishedAt: Date(iso8601: "2021-01-17T19:27:00Z"), provider: .feeds,
          provenance: provenance
        )
        .with(\.author, "Jo Doe")
        .with(\.guid, "tag:1")
        .with(\.imageLink, "https://example.org/p.jpg")
        .with(\.place, Coordinate(latitude: 45.5, longitude: -71.9)))
    #expect(article.provenance === provenance)
  }

  @Test("an empty entry gives an empty article")
  func nothing() {
    #expect(
      article(FeedItem())
        == Article(source: Article.Source(name: "Feed"), provider: .feeds, provenance: Provenance(Origin(.feeds))))
  }

  static let titles: [(String, String?, String)] = [
    ("Tea rises - Example Times", "Example Times", "Tea rises"),
    ("Tea - cups - Example Times", "Example Times", "Tea - cups"),
    ("Tea rises - Radio - One", "Radio - One", "Tea rises"),
    ("Tea rises - San Juan Record |", "San Juan Record |", "Tea rises"),
    ("焦點股 - 台積電 - 自由財經", "自由財經", "焦點股 - 台積電"),
    ("Tea rises - Example Times", " Example Times\n", "Tea rises"),
    // Another ending, or none.
    ("焦點股 - 台積電 - 跳水重挫", "自由財經", "焦點股 - 台積電 - 跳水重挫"),
    ("Tea rises - Example Times", "Times", "Tea rises - Example Times"),
    ("Tea rises - Example Times", "example times", "Tea rises - Example Times"),
    ("Tea rises – Example Times", "Example Times", "Tea rises – Example Times"),
    ("Tea rises | Example Times", "Example Times", "Tea rises | Example Times"),
    ("Tea rises -Example Times", "Example Times", "Tea rises -Example Times"),
    ("Tea rises - Example Times", nil, "Tea rises - Example Times"),
    ("Tea rises - Example Times", "", "Tea rises - Example Times"),
    ("Example Times", "Example Times", "Example Times"),
    ("Tea rises - ", " ", "Tea rises -"),
  ]

  @Test(
    "the source's name is removed from the end of the title, and only there", arguments: ArticleFeedTests.titles)
  func sourceSuffix(title: String, source: String?, expected: String) {
    var item = FeedItem(title: html(title))
    item.source = (source, "https://example.org/")
    #expect(article(item).title == expected)
  }

  @Test(
    "signs that separate a source's name from the title are removed", arguments: [" |", "|", " \u{2013}", " \u{BB}"])
  func looseMark(mark: String) {
    var item = FeedItem(title: html("Tea rises - San Juan Record\(mark)"))
    item.source = ("San Juan Record\(mark)", "https://example.org/")
    #expect(article(item).title == "Tea rises")
    #expect(article(item).source.name == "San Juan Record")
    // A description that only says that is left out.
    item.summary = html("Tea rises  San Juan Record\(mark)")
    #expect(article(item).summary == nil)
  }

  /// Titles in the form of Google News, of entries that name no source elsewhere.
  static let unnamed: [(String, String, String, String)] = [
    (
      "http://news.google.com/news/url?sa=t&url=http://www.independent.co.uk/1", "Tea - The Independent", "Tea",
      "The Independent"
    ),
    ("https://news.google.com/rss/articles/CBMi?oc=5", "Tea - cups - Daily News |", "Tea - cups", "Daily News"),
    ("https://news.google.com/rss/articles/CBMi?oc=5", "Tea rises", "Tea rises", "Feed"),
    ("https://example.org/1", "Tea - The Independent", "Tea - The Independent", "Feed"),
  ]

  @Test("a link through Google News has its source's name at the end of the title", arguments: unnamed)
  func unnamedSource(link: String, title: String, headline: String, name: String) {
    let article = article(FeedItem(title: html(title), link: link))
    #expect(article.title == headline)
    #expect(article.source.name == name)
  }

  @Test("the source is the one that the entry names, or else that of the feed")
  func source() {
    var item = FeedItem(title: html("One"))
    #expect(article(item).source == Article.Source(name: "Feed"))
    item.source = (" Example Times ", "https://example.net/")
    #expect(article(item).source == Article.Source(name: "Example Times", link: "https://example.net/"))
    item.source = (" ", "https://example.net/")
    #expect(article(item).source == Article.Source(name: "Feed"))
  }

  static let summaries: [(String, String?)] = [
    // The form of Google News.
    ("<a href=\"/1\" target=\"_blank\">Tea rises</a>&nbsp;&nbsp;<font color=\"#6f6f6f\">Example Times</font>", nil),
    ("Tea rises", nil), ("<p>Tea rises</p>\n", nil), ("Tea rises Example Times", nil), ("", nil), ("<br>", nil),
    ("Tea rises again", "Tea rises again"), ("Tea rises. So do cups.", "Tea rises. So do cups."),
    ("Tea rises Other Times", "Tea rises Other Times"), ("Why tea rises", "Why tea rises"),
  ]

  @Test("a summary that only repeats the title is left out", arguments: ArticleFeedTests.summaries)
  func repeatedSummary(summary: String, expected: String?) {
    var item = FeedItem(title: html("Tea rises - Example Times"), summary: html(summary))
    item.source = ("Example Times", nil)
    #expect(article(item).summary == expected)
  }

  @Test("a content that repeats the summary is left out")
  func repeatedContent() {
    let item = FeedItem(title: html("One"), summary: html("<p>Two</p>"), content: html("<div>Two</div>"))
    #expect(article(item).summary == "Two")
    #expect(article(item).content == nil)
  }

  @Test("an entry without a title has none, but has a text as headline")
  func noTitle() {
    for item in [FeedItem(summary: html("One")), FeedItem(title: html(" <b></b> "), summary: html("One"))] {
      #expect(article(item).title == nil)
      #expect(article(item).summary == "One")
      #expect(article(item).headline == "One")
    }
    #expect(article(FeedItem(content: html("One two"))).headline == "One two")
    #expect(article(FeedItem(summary: html("<p>One two.</p><p>Three.</p>"))).headline == "One two.")
  }

  static let guids: [(String?, String?, String?)] = [
    ("https://example.org/", "tag:1", "tag:1"), ("https://example.org/a", "1", "1"),
    ("https://example.org/a", "https://example.org/a", "https://example.org/a"),
    ("https://example.org/", nil, nil), ("https://example.org/", " ", nil), ("null", "1", nil), (nil, "1", nil),
  ]

  @Test("an entry with a page has its id as guid", arguments: ArticleFeedTests.guids)
  func guid(link: String?, id: String?, guid: String?) {
    #expect(article(FeedItem(link: link, id: id)).guid == guid)
    let service = Provenance(Origin(.feeds), feed: .init(isOfService: true))
    #expect(Article(FeedItem(link: link, id: id), source: .init(), provenance: service).guid == nil)
  }

  @Test("a title is one line")
  func oneLine() {
    #expect(article(FeedItem(title: html("One<br>two\n three"))).title == "One two three")
    #expect(article(FeedItem(title: FeedText(text: "One\n two\r\nthree", form: .plain))).title == "One two three")
  }

  static let authors: [(String, String?)] = [
    ("Jo Doe", "Jo Doe"), (" Jo\n Doe ", "Jo Doe"), ("jo@example.org (Jo Doe)", "Jo Doe"),
    ("jo@example.org (Jo Doe (Tea))", "Jo Doe (Tea)"), ("jo@example.org", "jo@example.org"),
    ("Jo Doe <jo@example.org>", "Jo Doe"),
    ("Jo Doe (Paris)", "Jo Doe (Paris)"), ("jo@example.org ()", nil), ("R&amp;D", "R&D"), (" ", nil), ("<b></b>", nil),
  ]

  @Test("an author is a name, or an address if there is no name", arguments: ArticleFeedTests.authors)
  func author(text: String, expected: String?) {
    #expect(article(FeedItem(authors: [text])).author == expected)
  }

  static let dates: [(String?, String?, String?)] = [
    ("2021-01-17T19:27:00Z", "2021-01-18T00:00:00Z", "2021-01-17T19:27:00Z"),
    (nil, "2021-01-18T00:00:00Z", "2021-01-18T00:00:00Z"),
    ("not a date", "Mon, 18 Jan 2021 00:00:00 GMT", "2021-01-18T00:00:00Z"), ("not a date", nil, nil), (nil, nil, nil),
  ]

  @Test("the date is that of publication, or else of the last update", arguments: ArticleFeedTests.dates)
  func date(published: String?, updated: String?, expected: String?) {
    let item = FeedItem(published: published, updated: updated)
    #expect(article(item).publishedAt == expected.flatMap(Date.init(iso8601:)))
  }

  static let places: [(String, Coordinate?)] = [
    ("45.256 -71.92", Coordinate(latitude: 45.256, longitude: -71.92)),
    (" 45.256,\n-71.92 ", Coordinate(latitude: 45.256, longitude: -71.92)),
    ("-90 180", Coordinate(latitude: -90, longitude: 180)), ("90.1 0", nil), ("0 -180.5", nil), ("45", nil),
    ("45 -71 3", nil), ("north west", nil), ("nan nan", nil), ("inf 0", nil), ("", nil),
  ]

  @Test("a place is latitude and longitude", arguments: ArticleFeedTests.places)
  func placeIsLatitudeAndLongitude(text: String, expected: Coordinate?) {
    #expect(article(FeedItem(place: text)).place == expected)
  }

  static let identifiers: [(String, String?)] = [
    ("<guid>https://example.org/1</guid>", "https://example.org/1"),
    ("<guid isPermaLink=\"true\">https://example.org/1</guid>", "https://example.org/1"),
    ("<guid isPermaLink=\"false\">https://example.org/1</guid>", nil),
    ("<guid isPermaLink=\"false\">1</guid>", nil), ("<guid>1</guid>", nil), ("<guid>tag:example.org:1</guid>", nil),
    ("<guid>https://example.org/1</guid><link>https://example.org/2</link>", "https://example.org/2"),
    ("<link></link><guid>https://example.org/1</guid>", "https://example.org/1"),
  ]

  @Test("the id of an entry is its link if it is declared as one", arguments: ArticleFeedTests.identifiers)
  func identifier(item: String, link: String?) throws {
    #expect(try article("<title>One</title>\(item)").link == link)
  }
}
