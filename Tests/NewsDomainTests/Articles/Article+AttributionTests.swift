import Testing

@testable import NewsDomain

@Suite("Who says the words of an article")
struct AttributionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let feed: String
    let page: String
    let sites: [String]
    let isOwn: Bool

    init(_ feed: String, _ page: String, sites: [String] = [], _ isOwn: Bool) {
      (self.feed, self.page, self.sites, self.isOwn) = (feed, page, sites, isOwn)
    }

    var testDescription: String { "\(feed) | \(page)" }
  }

  static let cases: [Case] = [
    Case("paper.example/feed", "paper.example/scoop-1", true),
    Case("www.paper.example/feed", "paper.example:443/scoop-1", true),
    Case("paper.example/feed", "m.paper.example/scoop-1", true),
    Case("PAPER.example./feed", "amp.paper.example/scoop-1", true),
    Case("rss.nytimes.com/home.xml", "www.nytimes.com/2026/a.html", true),
    Case("feeds.nytimes.com/home.xml", "nytimes.com/2026/a.html", true),
    Case("aggregator.example/rss", "paper.example/scoop-1", false),
    Case("evil.paper.example/rss", "paper.example/scoop-1", false),
    Case("paper.example/feed", "blog.paper.example/scoop-1", false),
    Case("paper.example.evil.example/feed", "paper.example/scoop-1", false),
    Case("notpaper.example/feed", "paper.example/scoop-1", false),
    Case("paper.example:8080/feed", "paper.example/scoop-1", false),
    Case("feeds.example/list", "example/scoop-1", false),
    Case("feeds.bbci.co.uk/news/rss.xml", "www.bbc.co.uk/news/1", sites: ["bbc.co.uk", "bbc.com"], true),
    Case("feeds.bbci.co.uk/news/rss.xml", "www.bbc.com/news/1", sites: ["bbc.co.uk", "bbc.com"], true),
    Case("feeds.bbci.co.uk/news/rss.xml", "news.bbc.co.uk/1", sites: ["bbc.co.uk"], true),
    Case("feeds.bbci.co.uk/news/rss.xml", "paper.example/scoop-1", sites: ["bbc.co.uk"], false),
    // Two blogs of one host are two sites, and two members of one site are two people.
    Case("ann.github.io/feed", "ben.github.io/post", false), Case("ann.github.io/feed", "ann.github.io/post", true),
    Case("feeds.blogspot.com/feed", "blogspot.com/post", false),
    Case("medium.com/feed/@ann", "medium.com/@ben/post", false),
    Case("www.youtube.com/feeds/videos.xml?channel_id=1", "www.youtube.com/watch?v=2", false),
    Case("feeds.feedburner.com/ann", "feeds.feedburner.com/ben/1", false),
    Case("uni.example/~ann/feed", "uni.example/~ben/post", false),
    Case("uni.example/~ann/feed", "uni.example/news", false),
    Case("uni.example/~ann/feed", "uni.example/~ann/post", true),
    Case("social.example/@ann/feed", "social.example/@Ann/1", true),
  ]

  @Test("a feed speaks for the pages of its own site, and for nobody else's", arguments: cases)
  func sites(one: Case) {
    let provenance = Provenance(Origin(.feeds), feed: .init(sites: one.sites), request: "https://" + one.feed)
    let article = Article(title: "Scoop", link: "https://" + one.page, provider: .feeds, provenance: provenance)
    #expect(article.attribution == (one.isOwn ? .source : .others))
  }

  @Test("services say the words of the sources that they name; a source says its own, and others their own")
  func services() {
    let google = "https://news.google.com/rss/articles/CBMi"
    func attribution(_ link: String?, _ provenance: Provenance?, _ provider: Provider = .feeds) -> Attribution {
      Article(title: "Scoop", link: link, provider: provider, provenance: provenance).attribution
    }
    let list = Provenance(Origin(.feeds), request: "https://news.google.com/rss?hl=en")
    #expect(attribution(google, list) == .service)
    #expect(attribution("https://paper.example/scoop-1", list) == .service)
    #expect(
      attribution(
        google, Provenance(Origin(.feeds), feed: .init(isOfService: true), request: "https://mirror.example/rss"))
        == .service)
    #expect(attribution(google, Provenance(Origin(.feeds), request: "https://aggregator.example/rss")) == .others)
    #expect(
      attribution(
        google, Provenance(Origin(.feeds), feed: .init(sites: ["news.google.com"]), request: "https://x.example/rss"))
        == .others)
    #expect(attribution("https://paper.example/scoop-1", Provenance(Origin(.newsapi)), .newsapi) == .service)
    #expect(attribution(nil, Provenance(Origin(.feeds), request: "https://paper.example/feed")) == .others)
    #expect(attribution("https://paper.example/scoop-1", nil) == .others)
    // An archive's decision stays.
    #expect(attribution("https://paper.example/scoop-1", Provenance(Origin(.feeds), attribution: .source)) == .source)
  }

  @Test("what one feed has is its own voice alone, whatever sources and pages it names")
  func voices() {
    func voice(_ link: String, _ source: Article.Source, from request: String, isOfService: Bool = false) -> String? {
      Article(
        title: "Scoop", source: source, link: link, provider: .feeds,
        provenance: Provenance(Origin(.feeds), feed: .init(isOfService: isOfService), request: request)
      ).voice
    }
    let (one, two) = (Article.Source(name: "One"), Article.Source(name: "Two", link: "https://www.two.example"))
    #expect(voice("https://one.example/1", one, from: "https://evil.example/rss") == "evil.example")
    #expect(voice("https://two.example/1", two, from: "https://evil.example/rss") == "evil.example")
    #expect(voice("https://www.one.example/1", one, from: "https://one.example/rss") == "one.example")
    let google = "https://news.google.com/rss/articles/"
    #expect(voice(google + "1", two, from: "https://stub.example/rss", isOfService: true) == "two.example")
    #expect(voice(google + "2", one, from: "https://news.google.com/rss") == "One")
    #expect(
      voice("https://x.example/1", one, from: "https://feeds.feedburner.com/Ann") == "feeds.feedburner.com/Ann")
    // An older archive knows only the host.
    let old = Article(title: "Scoop", source: one, link: google, provider: .feeds)
    #expect(old.voice(from: "news.google.com") == "One" && old.voice(from: "feeds") == "One")
    #expect(old.voice(from: "evil.example") == "evil.example")
  }

  @Test("of two items of one page in a list, that of the page's own source is shown, at the place of the first")
  func lists() {
    func article(_ title: String, _ page: String, from feed: String) -> Article {
      Article(
        title: title, link: "https://\(page)", provider: .feeds,
        provenance: Provenance(Origin(.feeds), request: "https://\(feed)/rss"))
    }
    let list = [
      article("nothing to see here", "paper.example/scoop-1", from: "aggregator.example"),
      article("Other", "other.example/1", from: "other.example"),
      article("Scoop", "paper.example/scoop-1", from: "paper.example"),
      article("Elsewhere", "other.example/1", from: "aggregator.example"),
    ]
    #expect(list.withoutDuplicates().map(\.title) == ["Scoop", "Other"])
    #expect(list.reversed().withoutDuplicates().map(\.title) == ["Other", "Scoop"])
  }
}
