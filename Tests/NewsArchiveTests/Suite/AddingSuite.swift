import NewsDomain
import TestSupport
import Testing

@Suite("An archive that articles are added to")
struct AddingSuite {
  private let folder = TemporaryFolder()

  private func find(_ article: Article, in archive: any Archive) async throws -> Article {
    try await archive.article(try #require(ArticleIDPrefix(article.id.description)))
  }

  @Test("an article is read back with everything that is known of it", arguments: ArchiveKind.allCases)
  func whole(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    var article = Article(
      title: "The bridge is open",
      source: Article.Source(id: "paper", name: "The Paper", link: "https://paper.example"), summary: "People walk.",
      content: "Since this morning people walk over it.", link: "https://paper.example/bridge", publishedAt: .hour(-1),
      provider: .feeds, provenance: Provenance(Origin(.feeds), request: "https://feeds.example/list", language: "fr")
    )
    .with(\.author, "A. Writer")
    .with(\.imageLink, "https://img.example/1.jpg")
    .with(\.givenLink, "https://news.example/r/1")
    .with(\.guid, "item 1")
    .with(\.country, .france)
    .with(\.place, Coordinate(latitude: 48.5, longitude: 2.25))
    .with(
      \.related,
      [
        RelatedArticle(title: "Bridge opens", source: "Other", link: "https://other.example/\u{1F309}"),
        RelatedArticle(title: "\"Open!\"", source: nil, link: "https://third.example/"),
      ])
    await archive.add([article])
    var found = try await find(article, in: archive)
    #expect(found.id == article.id)
    #expect(found.language == "fr")
    #expect(found.provenance?.origin.stored == .archived)
    #expect(found.provenance?.origin.receivedAt == .hour(0))
    (article.provenance, found.provenance) = (nil, nil)
    #expect(found == article)
    #expect(archive.takeProblems().isEmpty)
  }

  @Test("an article of which hardly anything is known is kept as well", arguments: ArchiveKind.allCases)
  func bare(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    var article = Article(title: "Only a title", provider: .newsapi)
    await archive.add([article, Article(summary: "Only a summary", provider: .newsapi)])
    var found = try await find(article, in: archive)
    (article.provenance, found.provenance) = (nil, nil)
    #expect(found == article)
    #expect(try await archive.find(FindRequest(text: "only")).total == 2)
  }

  @Test("seen again it is still one article, first seen when it was", arguments: ArchiveKind.allCases)
  func again(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    let article = Article.made("one", "Moon")
    for hour in [5.0, 7, 6] { await archive.add([article], at: hour) }
    #expect(try await archive.keys("moon") == ["one"])
    #expect(await archive.state(of: article)?.firstSeen == .hour(5))
    #expect(try await find(article, in: archive).provenance?.origin.receivedAt == .hour(7))
    #expect(try await archive.revisions(of: article.id).count == 1)
  }

  @Test("links that lead to one page are one article", arguments: ArchiveKind.allCases)
  func canonical(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    var tracked = Article.made("one", "Moon")
    await archive.add([tracked])
    tracked.link = "http://www.paper.example/one/?utm_source=x#top"
    await archive.add([tracked])
    #expect(try await archive.find(FindRequest(text: "moon")).total == 1)
  }

  @Test("the address as it was given leads to the article too", arguments: ArchiveKind.allCases)
  func givenLink(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    var article = Article.made("one", "Moon")
    article.givenLink = "https://news.example/r/1"
    await archive.add([article])
    var given = article
    (given.link, given.givenLink) = ("https://news.example/r/1", nil)
    #expect(given.id != article.id)
    await archive.add([given], at: 1)
    #expect(try await archive.find(FindRequest(text: "moon")).total == 1)
    #expect(await archive.state(of: given)?.firstSeen == .hour(0))
    #expect(try await archive.article(try #require(ArticleIDPrefix(given.id.description))).id == article.id)
  }

  @Test("an article keeps its first id when its own link is learned later", arguments: ArchiveKind.allCases)
  func learnedLink(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    var given = Article.made("one", "Moon")
    given.link = "https://news.example/r/1"
    await archive.add([given])
    #expect(try await archive.mark([given.id], .read, at: .hour(0)).isEmpty)
    var article = Article.made("one", "Moon")
    article.givenLink = "https://news.example/r/1"
    await archive.add([article], at: 1)
    let page = try await archive.find(FindRequest(text: "moon"))
    #expect(page.articles.map(\.id) == [given.id])
    #expect(await archive.state(of: article)?.isRead == true)
    #expect(await archive.state(of: given)?.isRead == true)
  }

  @Test("an article whose source's feed gave its link is found by both links", arguments: ArchiveKind.allCases)
  func completed(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    for (title, isKnown) in [("Moon", false), ("Mars", true)] {
      let given = Article.opaque(title)
      var completed = given
      completed.take(ResolvedLink("https://paper.example/\(title)", by: .feed, article: .inFeed(title)))
      if isKnown { await archive.add([given]) }
      await archive.add([completed], at: 1)
      let found = try await find(given, in: archive)
      #expect(found.id == given.id)
      #expect([found.link, found.givenLink] == [completed.link, given.link])
      #expect(found.linkWay == .feed && found.summary == "Summary of \(title).")
      // The source's own feed adds no second article, and Google News reverts nothing.
      await archive.add([.inFeed(title), given], at: 2)
      #expect(try await archive.find(FindRequest(text: title)).total == 1)
      #expect(try await find(given, in: archive).link == completed.link)
      #expect(try await archive.revisions(of: given.id).count == 1)
    }
  }

  @Test("what is learned later fills gaps, and replaces nothing", arguments: ArchiveKind.allCases)
  func gaps(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    var first = Article.made("one", "Moon", hour: nil, language: nil)
    first.author = "First"
    await archive.add([first])
    var second = Article.made("one", "Moon", summary: "A summary", content: "A text", hour: -2, language: "fr")
    (second.author, second.imageLink, second.country) = ("Second", "https://img.example/1.jpg", .france)
    second.place = Coordinate(latitude: 1, longitude: 2)
    await archive.add([second], at: 1)
    let found = try await find(first, in: archive)
    #expect(found.author == "First")
    #expect(found.summary == "A summary" && found.content == "A text")
    #expect(found.imageLink == second.imageLink && found.place == second.place && found.country == .france)
    #expect(found.publishedAt == .hour(-2) && found.language == "fr")
    // A filled gap is not an earlier wording.
    #expect(try await archive.revisions(of: first.id).count == 1)
    #expect(await archive.state(of: first)?.isRevised == false)
    for request in [
      FindRequest(text: "summary"), FindRequest(filter: .init(language: "fr")),
      FindRequest(filter: .init(country: .france)),
    ] {
      #expect(try await archive.keys(request) == ["one"])
    }
  }

  @Test("changed words are found, and the old ones are kept beside them", arguments: ArchiveKind.allCases)
  func revisions(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    let first = Article.made("one", "Moon rises", summary: "Tonight")
    await archive.add([first], at: 1)
    await archive.add([.made("one", "Moon rises", summary: "Tomorrow")], at: 2)
    await archive.add([.made("one", "Moon sets", summary: "Tomorrow")], at: 3)
    await archive.add([.made("one", " Moon sets\n", summary: "Tomorrow ")], at: 4)
    #expect(
      try await archive.revisions(of: first.id).map { [$0.title?.trimmed, $0.summary?.trimmed] } == [
        ["Moon rises", "Tonight"], ["Moon rises", "Tomorrow"], ["Moon sets", "Tomorrow"],
      ])
    #expect(try await archive.revisions(of: first.id).map(\.seenAt) == [.hour(1), .hour(2), .hour(3)])
    #expect(await archive.state(of: first)?.isRevised == true)
    #expect(try await archive.keys("sets") == ["one"])
    #expect(try await archive.keys("rises") == [])
    #expect(try await archive.keys("tonight") == [])
  }

  @Test("other words of another service are no change", arguments: ArchiveKind.allCases)
  func origins(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    let first = Article.made("one", "Moon rises", host: "feeds.example")
    await archive.add([first], at: 1)
    await archive.add([.made("one", "The moon", summary: "A summary", host: "other.example")], at: 2)
    #expect(try await archive.revisions(of: first.id).map(\.title) == ["Moon rises"])
    // Words of different origins are not mixed, not even to fill gaps.
    #expect(try await archive.keys("summary") == [])
    await archive.add([.made("one", "Moon sets", host: "feeds.example")], at: 3)
    #expect(try await archive.revisions(of: first.id).map(\.title) == ["Moon rises", "Moon sets"])
  }

  @Test(
    "a feed that does not speak for a page cannot change what another on its host says", arguments: ArchiveKind.allCases
  )
  func originsOnOneHost(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    func said(_ title: String, _ feed: String) -> Article {
      Article.made("one", title).with(\.provider, .feeds).with(
        \.provenance, Provenance(Origin(.feeds), request: "https://blogs.example/\(feed)"))
    }
    let first = said("Moon rises", "ann/feed")
    await archive.add([first], at: 1)
    await archive.add([said("Buy lamps", "bob/feed")], at: 2)
    #expect(try await archive.revisions(of: first.id).map(\.title) == ["Moon rises"])
    await archive.add([said("Moon sets", "ann/feed")], at: 3)
    #expect(try await archive.revisions(of: first.id).map(\.title) == ["Moon rises", "Moon sets"])
  }

  @Test("the length of an episode is kept, and exported", arguments: ArchiveKind.allCases)
  func durations(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    let episode = Article.made("one", "Moon rises").with(\.duration, 3_723)
    await archive.add([episode, .made("two")])
    #expect(try await find(episode, in: archive).duration == 3_723)
    let file = folder.path + "/out.jsonl"
    _ = try await archive.export(to: file)
    #expect(try folder.read("out.jsonl").contains("\"duration\":3723"))
  }

  @Test("an article that is not there has no revisions", arguments: ArchiveKind.allCases)
  func noRevisions(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    #expect(try await archive.revisions(of: ArticleID(1)).isEmpty)
    await archive.add([.made("one")])
    #expect(try await archive.revisions(of: ArticleID(1)).isEmpty)
  }

  @Test("the sample edition is never kept", arguments: ArchiveKind.allCases)
  func sample(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    let sample = Article.made("old", "Giant leap").with(\.provider, .sample)
    await archive.add([sample, .made("new", "Giant step")], in: .local(.france), isFront: true)
    #expect(try await archive.keys("giant") == ["new"])
    #expect(await archive.state(of: sample) == nil)
    let front = try await archive.front(of: .local(.france), in: .hour(-1) ... .hour(1))
    #expect(front?.articles.map(\.key) == ["new"])
  }

  @Test("an article is found by the beginning of its id, unless two begin like this", arguments: ArchiveKind.allCases)
  func prefixes(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    let values: [UInt64] = [0x0123_4567_89AB_CDE0, 0x0123_4567_89AB_CDE1, 0xFEDC_BA98_7654_3210]
    let ids = values.map { ArticleID($0) }
    let articles = ids.enumerated().map { index, id in
      var article = Article.made("\(index)")
      article.takeID(id)
      return article
    }
    let text = { (id: ArticleID, length: Int) in try #require(ArticleIDPrefix(String(id.description.prefix(length)))) }
    await #expect(throws: NewsError.list(.noSuchArticle(ids[0].description))) {
      try await archive.article(try text(ids[0], 13))
    }
    await archive.add(articles)
    for (id, key) in zip(ids, ["0", "1", "2"]) {
      #expect(try await archive.article(try text(id, 13)).key == key)
      #expect(try await archive.article(try text(id, 13)).id == id)
    }
    #expect(try await archive.article(try text(ids[2], 6)).key == "2")
    let begin = try text(ids[0], 12)
    await #expect(throws: NewsError.name(.ambiguous(begin.text, candidates: ids.prefix(2).map(\.description)))) {
      try await archive.article(begin)
    }
  }

  @Test("hostile texts are kept as they are", arguments: ArchiveKind.allCases)
  func hostile(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    let texts = [
      "'; DROP TABLE article; --", "\"quoted\" ?1 :a @b $c", "\u{1B}[31mred", String(repeating: "a", count: 100_000),
      String(repeating: "\u{6708} ", count: 10_000), "\u{202E}kcab", "e\u{301}\u{301}\u{301}",
    ]
    let articles = texts.enumerated().map { Article.made("\($0)", $1, summary: $1, content: $1) }
    await archive.add(articles)
    for article in articles { #expect(try await find(article, in: archive).title == article.title) }
    #expect(try await archive.keys("drop table") == ["0"])
    #expect(archive.takeProblems().isEmpty)
  }
}
