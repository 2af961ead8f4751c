import NewsArchive
import NewsDomain
import TestSupport
import Testing

@Suite("An archive in which sources' feeds complete what an aggregator listed")
struct CompletionSuite {
  private let folder = TemporaryFolder()
  private static let titles = ["Harbor bridge opens to bicycles", "Museum finds a lost map in its cellar"]
  private static let list = titles.map { Article.opaque($0) }

  private func find(_ article: Article, in archive: any Archive) async throws -> Article {
    try await archive.article(try #require(ArticleIDPrefix(article.id.description)))
  }

  private func complete(_ archive: any Archive, from items: Article..., at hour: Double = 1) async {
    await archive.add(Delivery(completing: items.identified(), at: .hour(hour)))
  }

  @Test(
    "collecting a feed completes the article of the same headline, and adds it no second time",
    arguments: ArchiveKind.allCases)
  func collected(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    await archive.add(Self.list, in: .local(.france), isFront: true)
    _ = try await archive.mark([Self.list[1].id], .save(label: "maps"), at: .hour(0))
    let items = [Article.inFeed(Self.titles[1]), .inFeed("Rain at last for the plains")].identified()
    let delivery = Delivery(items, list: .source(id: "paper"), isFront: true, at: .hour(1))
    #expect(try await archive.keep(delivery) == 1)
    let found = try await find(Self.list[1], in: archive)
    #expect(found.id == Self.list[1].id && found.summary == items[0].summary && found.imageLink == items[0].imageLink)
    #expect([found.link, found.givenLink] == [items[0].link, Self.list[1].link])
    #expect(found.linkWay == .feed && found.attribution == .source)
    #expect(try await find(items[0], in: archive).id == found.id)
    #expect(try await find(Self.list[0], in: archive).summary == nil)
    #expect(try await archive.facts(now: .hour(1)).articles == 3)
    #expect(await archive.state(of: found)?.labels == ["maps"])
    // Both lists have it, in their order.
    let fronts: [(ArchivedList, [String?])] = [
      (.local(.france), Self.titles), (.source(id: "paper"), items.map(\.title)),
    ]
    for (name, titles) in fronts {
      #expect(try await archive.front(of: name, in: .hour(-9) ... .hour(9))?.articles.map(\.title) == titles)
    }
    // Nor does the aggregator change it back.
    await archive.add(Self.list, in: .local(.france), at: 2)
    #expect(try await find(found, in: archive).link == items[0].link)
    #expect(try await archive.revisions(of: found.id).count == 1)
    #expect(try await archive.check().faults.isEmpty)
  }

  @Test(
    "what is read beside a list only completes what is there, and the words say whose they are",
    arguments: ArchiveKind.allCases)
  func beside(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    await complete(archive, from: .inFeed(Self.titles[1]))
    #expect(try await archive.facts(now: .hour(1)).articles == 0)
    await archive.add(Self.list, in: .local(.france), isFront: true)
    var item = Article.inFeed(Self.titles[1].uppercased())
    item.source = Article.Source(id: "paper", name: "Paper")
    await complete(archive, from: item, .inFeed("Rain at last for the plains"))
    let found = try await find(Self.list[1], in: archive)
    #expect(found.title == Self.titles[1] && found.source == Self.list[1].source && found.attribution == .service)
    #expect(found.summary == item.summary && found.link == item.link)
    #expect(found.provenance?.supplement == .feed(title: "Feed of paper.example"))
    #expect(try await archive.facts(now: .hour(1)).articles == 2)
    #expect(try await archive.keys("summary").count == 1)
    let front = try #require(try await archive.front(of: .local(.france), in: .hour(-9) ... .hour(9)))
    #expect(front.articles.map(\.id) == Self.list.map(\.id) && front.seenAt == .hour(0))
    // Its source's next delivery is the same article.
    #expect(await archive.add(Delivery([item], list: nil, isFront: false, at: .hour(2))).map(\.id) == [found.id])
    #expect(try await archive.facts(now: .hour(2)).articles == 2)
  }

  @Test(
    "an item that has been collected before completes it as well, and stays an article of its own",
    arguments: ArchiveKind.each)
  func before(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    await archive.add([Article.inFeed(Self.titles[1])].identified())
    await archive.add(Self.list, at: 1)
    for number in 2...3 {
      await archive.add([Article.inFeed(Self.titles[1])].identified(), at: Double(number))
      #expect(try await find(Self.list[1], in: archive).summary == "Summary of \(Self.titles[1]).")
      #expect(try await archive.facts(now: .hour(3)).articles == 3)
    }
    #expect(try await archive.check().faults.isEmpty)
  }

  /// An item that completes nothing, and why.
  static let others: [(why: String, Article)] = [
    ("of another site", .inFeed(titles[1], of: "other.example")),
    ("with another headline", .inFeed("Museum loses a map")),
    (
      "of a feed of others",
      .inFeed(titles[1]).with(\.provenance, Provenance(Origin(.feeds), request: "https://planet.example/feed"))
    ),
    (
      "of the reader's own network",
      .inFeed(titles[1]).with(
        \.provenance, Provenance(Origin(.feeds), request: "https://paper.example/feed", isLocal: true))
    ),
    ("that shares its page", .inFeed(titles[1]).with(\.sharesPage, true)),
    ("of another day", .inFeed(titles[1]).with(\.publishedAt, .hour(13))),
    ("of an aggregator", .opaque(titles[1])),
    ("without a title", .inFeed(titles[1]).with(\.title, nil)),
  ]

  @Test("an item completes nothing", arguments: CompletionSuite.others)
  func strangers(why: String, item: Article) async throws {
    for kind in ArchiveKind.each {
      let archive = kind.make(in: TemporaryFolder())
      let listed = Self.list[1].with(\.publishedAt, .hour(0))
      await archive.add([listed])
      await complete(archive, from: item)
      #expect(try await find(listed, in: archive).summary == nil)
      #expect(try await find(listed, in: archive).link == listed.link)
    }
  }

  @Test("pages of any part of its site count, of its own day, for three days", arguments: ArchiveKind.each)
  func sites(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    let listed = Self.list.map { $0.with(\.publishedAt, .hour(0)) }
    await archive.add(listed)
    func item(_ title: String) -> Article {
      var item = Article.inFeed(title, of: "sport.paper.example").with(\.publishedAt, .hour(11))
      item.provenance = Provenance(
        Origin(.feeds), feed: .init("Sport", sites: ["paper.example"]), request: "https://feeds.paper.example/sport")
      return item
    }
    await complete(archive, from: item(Self.titles[0]), at: 71)
    await complete(archive, from: item(Self.titles[1]), at: 73)
    #expect(try await find(listed[0], in: archive).link == item(Self.titles[0]).link)
    #expect(try await find(listed[1], in: archive).link == listed[1].link)
  }

  @Test(
    "an item is one article, that with the same headline before one with a similar one",
    arguments: ArchiveKind.each)
  func headlines(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    let similar = Article.opaque("The harbor bridge opens to bicycles")
    var same = Self.list[0]
    same.link = "https://news.google.com/rss/articles/second"
    await archive.add([similar, Self.list[0]])
    await archive.add([same], at: 0.5)
    await complete(archive, from: .inFeed(Self.titles[0]))
    var found: [Article] = []
    for article in [similar, Self.list[0], same] { found.append(try await find(article, in: archive)) }
    #expect(found.count { $0.summary != nil } == 1 && found[0].summary == nil)
  }
}
