import ParsingTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsParsing
@testable import NewsProviders

@Suite("Recorded feeds", .enabled(if: Corpus.isAvailable, "\(Corpus.absence)"))
struct RecordedFeedsTests {
  /// A recorded feed, with numbers counted in it by other means.
  struct Recording: Sendable, CustomTestStringConvertible {
    let file: String
    let title: String
    let site: String
    let items: Int
    /// The first and the last day of its articles.
    let days: ClosedRange<String>
    /// How many articles have an author, a summary, a content and a picture.
    let parts: [Int]

    var testDescription: String { file }
  }

  static let recordings: [Recording] = [
    Recording(
      file: "DaringFireball.atom", title: "Daring Fireball", site: "https://daringfireball.net/", items: 48,
      days: "2017-06-02"..."2017-06-27", parts: [48, 6, 48, 0]),
    Recording(
      file: "DaringFireball.json", title: "Daring Fireball", site: "https://daringfireball.net/", items: 48,
      days: "2017-06-02"..."2017-06-27", parts: [48, 0, 48, 0]),
    Recording(
      file: "DaringFireball.rss", title: "Daring Fireball", site: "http://daringfireball.net/", items: 47,
      days: "2015-11-11"..."2016-02-27", parts: [47, 6, 47, 0]),
    Recording(
      file: "aktuality.rss", title: "Aktuality.sk - aktuálne spravodajstvo", site: "https://www.aktuality.sk",
      items: 30, days: "2021-01-17"..."2021-01-17", parts: [0, 29, 0, 30]),
    Recording(
      file: "bio.rdf", title: "bioRxiv Subject Collection: Plant Biology", site: "http://biorxiv.org", items: 30,
      days: "2019-08-14"..."2019-08-27", parts: [30, 30, 0, 0]),
    Recording(
      file: "google-news-2012.xml", title: "topic:vladimir_putin - Google News",
      site: "http://news.google.com/news?pz=1&ned=uk&hl=en&q=topic:vladimir_putin", items: 10,
      days: "2012-03-05"..."2012-03-06", parts: [0, 10, 0, 7]),
    Recording(
      file: "google-news-search-2026.xml", title: "\"\"Bears Ears\" monument\" - Google News",
      site: "https://news.google.com/search?q=%22Bears+Ears%22+monument&hl=en-US&gl=US&ceid=US:en", items: 30,
      days: "2026-07-10"..."2026-07-14", parts: [0, 0, 0, 0]),
    Recording(
      file: "livemint.xml", title: "Livemint - News", site: "https://www.livemint.com/rss/News", items: 25,
      days: "2019-05-28"..."2019-05-29", parts: [7, 25, 0, 25]),
  ]

  private func feed(_ file: String) throws -> Feed {
    try Feed(reading: Array(try Corpus.read("feeds/" + file)))
  }

  private func articles(_ file: String) throws -> [Article] {
    let feed = try feed(file)
    let (source, provenance) = (Article.Source(name: feed.title), Provenance(Origin(.feeds)))
    return feed.items.map { Article($0, source: source, provenance: provenance) }
  }

  @Test("every item is read without a problem", arguments: RecordedFeedsTests.recordings)
  func items(recording: Recording) throws {
    let feed = try feed(recording.file)
    #expect(feed.title == recording.title)
    #expect(feed.site == recording.site)
    #expect(feed.items.count == recording.items)
    #expect(feed.problem == nil)
    let articles = try articles(recording.file)
    let parts = [\Article.author, \.summary, \.content, \.imageLink].map { part in
      articles.count { $0[keyPath: part] != nil }
    }
    #expect(parts == recording.parts)
    let days = articles.compactMap { $0.publishedAt?.formatted(.iso8601).prefix(10) }.map(String.init)
    #expect(days.count == recording.items)
    #expect(days.min() == recording.days.lowerBound)
    #expect(days.max() == recording.days.upperBound)
    #expect(Set(articles.compactMap { $0.link.flatMap(WebLink.init)?.address }).count >= recording.items - 1)
  }

  @Test("no HTML and no entities are left in a text", arguments: RecordedFeedsTests.recordings)
  func plainText(recording: Recording) throws {
    for article in try articles(recording.file) {
      for text in [article.title, article.summary, article.author] {
        for trace in ["</", "<a ", "<p>", "<li", "<br", "href=", "&amp;", "&quot;", "&#", "&nbsp", "CDATA"] {
          let isClean = !(text ?? "").contains(trace)
          #expect(isClean, "\(trace)")
        }
      }
    }
  }

  /// An article as a person reads it in the recording: the length of its title and its first word, the beginning of its
  /// link and the length of the link.
  struct Entry: Sendable, CustomTestStringConvertible {
    let file: String
    let index: Int
    let title: (Int, String)
    let link: (String, Int)
    let date: String
    let author: String?

    init(
      _ file: String, _ index: Int, _ title: (Int, String), _ link: (String, Int), _ date: String,
      by author: String? = nil
    ) {
      (self.file, self.index, self.title, self.link, self.date) = (file, index, title, link, date)
      self.author = author
    }

    var testDescription: String { "\(file) \(index)" }
  }

  static let entries: [Entry] = [
    Entry(
      "DaringFireball.atom", 0, (42, "The"), ("https://daringfireball.net/thetalkshow/2017/06/26/ep-195", 56),
      "2017-06-27T00:54:17Z", by: "John Gruber"),
    Entry(
      "DaringFireball.atom", 1, (67, "Virgin"), ("http://tidbits.com/article/17308", 32), "2017-06-26T23:51:11Z",
      by: "John Gruber"),
    Entry(
      "DaringFireball.atom", 24, (84, "John"), ("https://www.youtube.com/watch?v=5xDRdWFdsoQ", 43),
      "2017-06-22T17:45:20Z", by: "John Gruber"),
    Entry(
      "DaringFireball.atom", 47, (45, "★"), ("https://daringfireball.net/2017/06/", 78), "2017-06-02T05:41:06Z",
      by: "John Gruber"),
    Entry(
      "DaringFireball.json", 0, (42, "The"), ("https://daringfireball.net/linked/2017/06/26/the-talk-show-195", 62),
      "2017-06-27T00:54:17Z", by: "John Gruber"),
    Entry(
      "DaringFireball.json", 2, (58, "The"), ("https://daringfireball.net/linked/2017/06/26/arkit-the-verge", 60),
      "2017-06-26T23:02:21Z", by: "John Gruber"),
    Entry(
      "DaringFireball.json", 47, (45, "★"), ("https://daringfireball.net/2017/06/", 78), "2017-06-02T05:41:06Z",
      by: "John Gruber"),
    Entry(
      "DaringFireball.rss", 0, (36, "Apple"), ("http://recode.net/2016/02/27/", 94), "2016-02-27T21:59:47Z",
      by: "John Gruber"),
    Entry(
      "DaringFireball.rss", 24, (70, "iOS"), ("http://www.imore.com/", 65), "2016-02-23T19:24:01Z", by: "John Gruber"),
    Entry(
      "DaringFireball.rss", 46, (14, "★"), ("http://daringfireball.net/2015/11/the_ipad_pro", 46),
      "2015-11-11T13:08:58Z", by: "John Gruber"),
    Entry(
      "aktuality.rss", 0, (57, "Analytici"), ("https://www.aktuality.sk/clanok/856577/", 97), "2021-01-17T18:27:00Z"),
    Entry(
      "aktuality.rss", 1, (81, "Koronavírus:"), ("https://www.aktuality.sk/clanok/856600/", 120),
      "2021-01-17T18:25:00Z"),
    Entry("aktuality.rss", 9, (41, "K"), ("https://www.aktuality.sk/clanok/856587/", 81), "2021-01-17T16:22:00Z"),
    Entry(
      "aktuality.rss", 29, (75, "Poslanci"), ("https://www.aktuality.sk/clanok/856497/", 120), "2021-01-17T09:45:00Z"),
    Entry(
      "bio.rdf", 1, (98, "Natural"), ("http://biorxiv.org/cgi/content/short/746628v1?rss=1", 51),
      "2019-08-24T00:00:00Z",
      by: "Brosseau, C., Adurogbangba, A., Roussin-Leveillee, C., Zhao, Z., Biga, S., Moffett, P."),
    Entry(
      "bio.rdf", 15, (143, "Successes"), ("http://biorxiv.org/cgi/content/short/740167v1?rss=1", 51),
      "2019-08-19T00:00:00Z", by: "Kam, M. Y. Y., Yap, W."),
    Entry(
      "google-news-2012.xml", 0, (72, "Russia"),
      ("http://www.telegraph.co.uk/news/worldnews/vladimir-putin/9125462/", 140), "2012-03-06T10:52:50Z"),
    Entry(
      "google-news-2012.xml", 4, (62, "Russian"), ("http://www.thestar.com/news/world/article/1140937--", 115),
      "2012-03-05T23:07:18Z"),
    Entry(
      "google-news-2012.xml", 9, (76, "Does"),
      ("http://www.rferl.org/content/putin_eurasian_union_cis/24506282.html", 67), "2012-03-06T09:27:22Z"),
    Entry(
      "google-news-search-2026.xml", 0, (50, "Trump"), ("https://news.google.com/rss/articles/CBMiwwFBVV95", 309),
      "2026-07-14T03:33:16Z"),
    Entry(
      "google-news-search-2026.xml", 1, (80, "President"), ("https://news.google.com/rss/articles/CBMitwFBVV95", 293),
      "2026-07-14T00:03:41Z"),
    Entry(
      "google-news-search-2026.xml", 29, (64, "Trump"), ("https://news.google.com/rss/articles/CBMimAFBVV95", 252),
      "2026-07-13T23:35:59Z"),
    Entry(
      "livemint.xml", 0, (67, "PM"), ("https://www.livemint.com/news/india/pm-modi-", 121), "2019-05-29T10:16:00Z",
      by: "Elizabeth Roche"),
    Entry(
      "livemint.xml", 1, (51, "US"), ("https://www.livemint.com/news/india/us-", 106), "2019-05-29T08:53:48Z",
      by: "Staff Writer"),
    Entry(
      "livemint.xml", 24, (77, "India"), ("https://www.livemint.com/news/india/", 132), "2019-05-28T11:51:32Z"),
  ]

  @Test("an article has its title, link, date and author", arguments: RecordedFeedsTests.entries)
  func entry(entry: Entry) throws {
    let articles = try articles(entry.file)
    try #require(articles.indices.contains(entry.index))
    let article = articles[entry.index]
    let title = try #require(article.title)
    #expect(title.count == entry.title.0)
    #expect(title.split(separator: " ").first.map(String.init) == entry.title.1)
    let link = try #require(article.link)
    #expect(link.hasPrefix(entry.link.0))
    #expect(link.count == entry.link.1)
    #expect(article.publishedAt == Date(iso8601: entry.date))
    #expect(article.author == entry.author)
  }

  @Test("the links of 2012 are the sources', with Google's beside them")
  func decodedLinks() throws {
    let articles = try articles("google-news-2012.xml")
    #expect(
      articles.compactMap { $0.link.flatMap(WebLink.init)?.host } == [
        "www.telegraph.co.uk", "www.dnaindia.com", "www.chron.com", "www.independent.co.uk", "www.thestar.com",
        "www.dailymail.co.uk", "mdn.mainichi.jp", "www.stuff.co.nz", "www.bloomberg.com", "www.rferl.org",
      ])
    #expect(articles.allSatisfy { $0.givenLink?.hasPrefix("http://news.google.com/news/url?sa=t&fd=R&") == true })
    #expect([0, 3, 4].map { articles[$0].source.name } == ["Telegraph.co.uk", "The Independent", "Toronto Star"])
    #expect(articles[0].imageLink == "https://nt2.ggpht.com/news/tbn/kg66Itds9BEL0M/0.jpg")
    #expect(articles.allSatisfy { $0.related.isEmpty })
  }

  @Test("the links of 2026 are Google's, and the sources are removed from titles")
  func sourceFeeds() throws {
    let articles = try articles("google-news-search-2026.xml")
    #expect(articles.allSatisfy { $0.link?.hasPrefix("https://news.google.com/rss/articles/CBMi") == true })
    #expect(articles.allSatisfy { $0.givenLink == nil })
    #expect(
      articles.map { $0.title?.count } == [
        50, 80, 104, 86, 72, 89, 81, 76, 77, 98, 120, 69, 82, 70, 94, 109, 132, 108, 69, 50, 63, 60, 66, 89, 96, 115,
        104, 53, 80, 64,
      ])
    let sourceFeeds = [0, 1, 19, 29].map { articles[$0].source }
    #expect(
      sourceFeeds.map(\.name) == ["The Washington Post", "San Juan Record", "E&E News by POLITICO", "SFGATE"])
    #expect(
      sourceFeeds.map(\.link) == [
        "https://www.washingtonpost.com", "https://www.sjrnews.com", "https://www.eenews.net",
        "https://www.sfgate.com",
      ])
  }

  @Test("a story of 2026 has the other articles on it as related ones")
  func related() throws {
    let articles = try articles("google-news-search-2026.xml")
    #expect(articles.map(\.related.count) == [8] + Array(repeating: 0, count: 29))
    let related = articles[0].related
    #expect(related.map(\.title.count) == [69, 61, 68, 76, 89, 115, 78, 113])
    #expect(
      related.map(\.source) == [
        "The Salt Lake Tribune", "The New York Times", "NPR Utah | KUER", "The Guardian", "NBC News",
        "Southern Utah Wilderness Alliance", "The Hill", "ABC4 Utah",
      ])
    #expect(Set(related.map(\.link)).count == 8)
    #expect(related.allSatisfy { $0.link.hasPrefix("https://news.google.com/rss/articles/CBMi") })
  }

  @Test("a story of one source under two links is two articles")
  func duplicates() throws {
    let items = try feed("google-news-search-2026.xml").items
    let page = NewsPage(
      items, page: 1, limit: 100, newestFirst: false, source: Article.Source(), provenance: Provenance(Origin(.feeds)))
    #expect(page.articles.count == 30)
    #expect(page.total == 30)
  }
}
