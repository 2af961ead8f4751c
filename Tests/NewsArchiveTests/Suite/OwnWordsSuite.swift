import FoundationEssentials
import NewsArchive
import NewsArchiveSQLite
import NewsDomain
import TestSupport
import Testing

extension FrontPage {
  fileprivate var keys: [String] { articles.map(\.key) }
}

@Suite("An archive in which several say the words of one article")
struct OwnWordsSuite {
  private let folder = TemporaryFolder()
  private static let paper = Article.Source(id: "paper", name: "The Paper")
  private static let aggregator = Article.Source(id: "aggregator", name: "Aggregator")

  /// The paper's own item, from its own feed.
  private static func own(_ title: String = "Minister resigns over bribes", summary: String? = nil) -> Article {
    .made("scoop", title, summary: summary, source: paper, host: "feeds.paper.example")
  }

  /// The same page as somebody else lists it.
  private static func others(
    _ title: String = "nothing to see here", summary: String? = "Move along.", content: String? = nil,
    host: String = "aggregator.example"
  ) -> Article {
    var article = Article.made(
      "scoop", title, summary: summary, content: content, source: aggregator, hour: 90, host: host)
    (article.author, article.imageLink) = ("Nobody", "https://aggregator.example/1.png")
    article.related = [RelatedArticle(title: "Look here", source: nil, link: "https://aggregator.example/2")]
    return article
  }

  private func find(in archive: any Archive) async throws -> Article {
    try await archive.article(try #require(ArticleIDPrefix(Self.own().id.description)))
  }

  @Test("a source's own words win whenever they come, with all that belongs to them", arguments: ArchiveKind.allCases)
  func win(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    await archive.add([Self.others(content: "Nothing at all.")])
    _ = try await archive.mark([Self.own().id], .read, at: .hour(0))
    _ = try await archive.mark([Self.own().id], .save(label: "mine"), at: .hour(0))
    await archive.add([Self.own()], at: 1)
    let found = try await find(in: archive)
    #expect(found.title == Self.own().title && found.summary == nil && found.content == nil)
    #expect(found.source == Self.paper && found.author == nil && found.imageLink == nil && found.related.isEmpty)
    #expect(found.publishedAt == .hour(0))
    // The index, and everything that depends on the source, has the right one.
    #expect(try await archive.keys("minister") == ["scoop"])
    #expect(try await archive.keys("nothing").isEmpty)
    #expect(try await archive.keys(FindRequest(filter: .init(sources: ["The Paper"]))) == ["scoop"])
    #expect(try await archive.keys(FindRequest(filter: .init(sources: ["Aggregator"]))).isEmpty)
    let mute = try await archive.addMute(text: nil, isOfTitles: false, source: "paper", until: nil, at: .hour(2))
    #expect(await archive.muted([found], at: .hour(2)) == [0: mute.number])
    // Marks stay, and the paper's words do not count as changed.
    let state = await archive.state(of: found)
    #expect(state?.isRead == true && state?.labels == ["mine"] && state?.isRevised == false)
    #expect(try await archive.revisions(of: found.id).map(\.title) == [Self.own().title])
    _ = try await archive.mark([found.id], .unsave, at: .hour(3))
    #expect(try await archive.forget(.source("Aggregator")).count == 0)
    #expect(try await archive.forget(.source("The Paper")).count == 1)
  }

  @Test(
    "a date that others gave does not hide an article: it stands where its source's date is",
    arguments: ArchiveKind.allCases)
  func dates(kind: ArchiveKind) async throws {
    for hour in [-400_000.0, 90, 20_000_000] {
      let archive = kind.make(in: TemporaryFolder())
      var theirs = Self.others(content: "Nothing at all.")
      theirs.publishedAt = .hour(hour)
      let list = ArchivedList.local(.france)
      await archive.add([.made("a", hour: 1), theirs, .made("b", hour: -1)], in: list, isFront: true)
      _ = try await archive.mark([theirs.id], .save(label: "mine"), at: .hour(0))
      try await archive.keepText(.made("Bribes everywhere.", key: "scoop"), of: theirs.id, at: .hour(0))
      await archive.add([Self.own("Minister resigns over words")], at: 1)
      #expect(
        try await archive.find(FindRequest(dates: Dates(from: .hour(-9), to: .hour(9)))).keys == ["a", "scoop", "b"])
      #expect(try await archive.keys(FindRequest(dates: Dates(from: .hour(-0.5), to: .hour(0.5)))) == ["scoop"])
      for text in ["minister", "everywhere"] { #expect(try await archive.keys(text) == ["scoop"]) }
      #expect(try await archive.keys(FindRequest(.saved(label: "mine"))) == ["scoop"])
      #expect(try await archive.front(of: list, in: .hour(-1) ... .hour(1))?.keys == ["a", "scoop", "b"])
      #expect(try await archive.text(of: theirs.id)?.plain == "Bribes everywhere.")
      #expect(await archive.memberships(of: [theirs.id]).count == 1)
      #expect(try await archive.check().faults.isEmpty)
      // Without a date, its position is that of when it was first seen.
      let other = kind.make(in: TemporaryFolder())
      await other.add([theirs])
      var own = Self.own()
      own.publishedAt = nil
      await other.add([own], at: 1)
      #expect(try await find(in: other).publishedAt == nil)
      #expect(try await other.keys(FindRequest(dates: Dates(from: .hour(-1), to: .hour(1)))) == ["scoop"])
    }
  }

  @Test("nobody else's words replace those of a source, or stand beside them", arguments: ArchiveKind.allCases)
  func stay(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    await archive.add([Self.own()])
    await archive.add([Self.others(content: "Nothing at all.")], in: .local(.france), at: 1)
    let found = try await find(in: archive)
    #expect(found.title == Self.own().title && found.summary == nil && found.content == nil && found.author == nil)
    #expect(found.imageLink == nil && found.related.isEmpty && found.source == Self.paper)
    #expect(await archive.state(of: found)?.isRevised == false)
    // It was in their list nonetheless.
    #expect(try await archive.keys(FindRequest(filter: .init(country: .france))) == ["scoop"])
    // The paper's own changes are changes.
    await archive.add([Self.own("Minister stays", summary: "For now.")], at: 2)
    #expect(try await archive.revisions(of: found.id).map(\.title) == [Self.own().title, "Minister stays"])
    #expect(try await find(in: archive).summary == "For now.")
  }

  @Test("of one answer that has both, the source's own words are kept", arguments: ArchiveKind.allCases)
  func together(kind: ArchiveKind) async throws {
    for articles in [[Self.others(), Self.own()], [Self.own(), Self.others()]] {
      let archive = kind.make(in: TemporaryFolder())
      await archive.add(articles)
      #expect(try await find(in: archive).title == Self.own().title)
    }
  }

  @Test(
    "follows see an article again when its words are its source's, and tell it once", arguments: ArchiveKind.allCases)
  func follows(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    func alerts() async throws -> [String?] {
      let alerts = try await archive.claimAlerts(.shown, limit: 9, hour: 12, at: .hour(1))
      try await archive.noteAlerts(alerts, .shown, at: .hour(1))
      return alerts.map(\.article.title)
    }
    for text in ["minister", "nothing", "bribes OR move"] {
      _ = try await archive.addFollow(FindRequest(text: text), notifies: true, quiet: nil, at: .hour(0))
    }
    await archive.add([Self.others()])
    #expect(try await alerts() == ["nothing to see here", "nothing to see here"])
    #expect(try await archive.follows().map(\.new) == [0, 1, 1])
    await archive.add([Self.own()], at: 1)
    #expect(try await alerts() == [Self.own().title])
    #expect(try await archive.follows().map(\.new) == [1, 0, 1])
    // Neither the paper's next response nor anybody else's is new.
    await archive.add([Self.own(), Self.others()], at: 2)
    #expect(try await alerts().isEmpty)
    #expect(try await archive.follows().map(\.new) == [1, 0, 1])
    // One that was read raises no alert, and is not new.
    await archive.add([.made("b", "nothing", source: Self.aggregator, host: "aggregator.example")])
    _ = try await archive.mark([Article.made("b").id], .read, at: .hour(2))
    await archive.add([.made("b", "Minister of arts resigns", host: "paper.example")], at: 3)
    #expect(try await alerts().isEmpty)
    #expect(try await archive.follows().map(\.new) == [1, 0, 1])
  }

  @Test("an alert that nobody was told of words of others is not told of the source's", arguments: ArchiveKind.allCases)
  func notSaidYet(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    _ = try await archive.addFollow(
      FindRequest(text: "nothing"), notifies: true, quiet: QuietHours("22-7"), at: .hour(0))
    await archive.add([Self.others()])
    #expect(try await archive.claimAlerts(.shown, limit: 9, hour: 23, at: .hour(1)).isEmpty)
    await archive.add([Self.own()], at: 1)
    #expect(try await archive.claimAlerts(.shown, limit: 9, hour: 12, at: .hour(2)).isEmpty)
  }

  @Test("the story is that of the source's words", arguments: ArchiveKind.allCases)
  func story(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    let told = Article.made(
      "volcano", "Volcano Hekla erupts near Reykjavik", source: .init(name: "Post"), host: "post.example")
    let same = Article.made(
      "resigns", "Minister resigns over bribes and fraud", source: .init(name: "Times"), host: "times.example")
    await archive.add([told, same])
    await archive.add([Self.others("Hekla volcano erupts near Reykjavik", summary: nil)])
    let ids = [told.id, same.id, Self.own().id]
    let before = await archive.memberships(of: ids)
    #expect(before[ids[2]]?.story == before[ids[0]]?.story)
    await archive.add([Self.own()], at: 1)
    let after = await archive.memberships(of: ids)
    #expect(after[ids[2]]?.story == after[ids[1]]?.story)
    #expect(after[ids[0]]?.count == 1 && after[ids[1]]?.count == 2)
  }

  @Test("a story that words of others began goes on without the article", arguments: ArchiveKind.allCases)
  func begun(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    await archive.add([Self.others("Hekla volcano erupts near Reykjavik", summary: nil)])
    let told = Article.made(
      "volcano", "Volcano Hekla erupts near Reykjavik", source: .init(name: "Post"), hour: 91, host: "post.example")
    await archive.add([told])
    let ids = [Self.own().id, told.id]
    let before = await archive.memberships(of: ids)
    let story = try #require(before[ids[0]]?.story)
    #expect(before[ids[1]]?.story == story)
    _ = try await archive.addMute(MutedStory(id: story, title: "Hekla"), until: nil, at: .hour(92))
    await archive.add([Self.own()], at: 92)
    let after = await archive.memberships(of: ids)
    #expect(after[ids[1]]?.story == story && after[ids[1]]?.count == 1)
    #expect(after[ids[0]]?.story != story && after[ids[0]]?.count == 1)
    // The mute of the story does not apply to the article that had the other words.
    #expect(await archive.muted([Self.own(), told], at: .hour(93)) == [1: 1])
  }

  @Test("Google's link is told by Google, and then by the source that it leads to", arguments: ArchiveKind.allCases)
  func service(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    let named = Article.Source(name: "The Paper", link: "https://paper.example")
    var hostile = Article.opaque("nothing to see here")
    hostile.link = Article.opaque("Scoop").link
    hostile.summary = "Move along."
    hostile.provenance = Provenance(Origin(.feeds), request: "https://aggregator.example/rss")
    var listed = hostile
    (listed.title, listed.source, listed.summary) = ("Scoop", named, nil)
    listed.provenance = Provenance(Origin(.feeds), request: "https://news.google.com/rss")
    await archive.add([hostile])
    await archive.add([listed], at: 1)
    let prefix = try #require(ArticleIDPrefix(listed.id.description))
    var found = try await archive.article(prefix)
    #expect(found.title == "Scoop" && found.summary == nil && found.source == named)
    await archive.add([hostile], at: 2)
    #expect(try await archive.article(prefix).summary == nil)
    try await archive.learnLink(ResolvedLink("https://paper.example/scoop", by: .aggregator), of: listed.id)
    await archive.add([Self.own(summary: "The whole of it.")], at: 3)
    found = try await archive.article(prefix)
    #expect(found.id == listed.id && found.title == Self.own().title && found.summary == "The whole of it.")
    #expect(found.link == "https://paper.example/scoop" && found.givenLink == listed.link)
    await archive.add([listed], at: 4)
    #expect(try await archive.article(prefix).title == Self.own().title)
  }

  @Test("feeds on a host that carries those of many are told from each other", arguments: ArchiveKind.allCases)
  func carriers(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    func article(_ title: String, _ feed: String, _ sites: [String] = []) -> Article {
      var article = Article.made("scoop", title)
      article.provenance = Provenance(
        Origin(.feeds), feed: .init(sites: sites), request: "https://feeds.feedburner.com/" + feed)
      return article
    }
    await archive.add([article("nothing to see here", "evil")])
    await archive.add([article("Scoop", "paper", ["paper.example"])], at: 1)
    #expect(try await archive.revisions(of: Self.own().id).map(\.title) == ["Scoop"])
    await archive.add([article("nothing to see here", "evil")], at: 2)
    #expect(try await archive.revisions(of: Self.own().id).map(\.title) == ["Scoop"])
  }

  @Test("exported archives say whose the words are, and files of others take nothing over", arguments: ArchiveKind.each)
  func files(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    await archive.add([Self.own()])
    let file = folder.path + "/own.jsonl"
    _ = try await archive.export(to: file)
    let line = """
      {"type":"article","title":"nothing to see here","description":"Move along.","author":"Nobody",\
      "url":"https://paper.example/scoop","origin":"aggregator.example","firstSeen":"2026-11-21T07:00:00Z",\
      "lastSeen":"2027-11-21T08:00:00Z","source":{"name":"Aggregator"},"publishedAt":"2026-11-21T08:00:00Z"}
      """
    let hostile = try folder.write(line.utf8, to: "hostile.jsonl")
    for files in [[file, hostile], [hostile, file], [hostile, file, hostile, file]] {
      let other = DatabaseArchive(path: nil)
      for name in files { _ = try await other.import(name, at: .hour(9)) }
      let found = try await find(in: other)
      #expect(found.title == Self.own().title && found.summary == nil && found.source == Self.paper)
      #expect(found.author == nil && found.attribution == .source)
      #expect(await other.state(of: found)?.isRevised == false)
      #expect(try await other.keys(FindRequest(filter: .init(sources: ["The Paper"]))) == ["scoop"])
      #expect(try await other.keys(FindRequest(filter: .init(sources: ["Aggregator"]))).isEmpty)
      await other.add([Self.others()], at: 10)
      #expect(try await find(in: other).title == Self.own().title)
    }
  }
}
