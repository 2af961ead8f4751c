import NewsDomain
import TestSupport
import Testing

@Suite("An archive that texts are kept in")
struct TextSuite {
  private let folder = TemporaryFolder()

  private func article(_ number: Int) -> Article {
    Article(
      title: "Headline \(number)", source: Article.Source(name: "Paper"), summary: "Summary \(number).",
      link: "https://paper.example/\(number)", publishedAt: .hour(-Double(number)), provider: .feeds)
  }

  private func text(_ words: [String], _ verdict: TextVerdict = .whole, page: Int = 1) -> ArticleText {
    ArticleText(
      verdict, blocks: words.map { .paragraph([TextSpan($0)]) }, language: "en",
      url: "https://paper.example/\(page)", fetchedAt: .hour(0))
  }

  @Test("a text is read back, and found by its words", arguments: ArchiveKind.allCases)
  func kept(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    let (one, other) = (article(1), article(2))
    await archive.add([one, other])
    let kept = text(["The harbour was quiet.", "A ferry came in."])
    try await archive.keepText(kept, of: one.id, at: .hour(0))
    #expect(try await archive.text(of: one.id) == kept)
    #expect(try await archive.text(of: other.id) == nil)
    #expect(try await archive.textTimes(of: [one.id, other.id]) == [one.id: .hour(0)])
    #expect(try await archive.find(FindRequest(text: "ferry")).articles.map(\.id) == [one.id])
    #expect(try await archive.find(FindRequest(text: "ferry", fields: [.text])).total == 1)
    #expect(try await archive.find(FindRequest(text: "ferry", fields: [.title])).articles.isEmpty)
    #expect(try await archive.find(FindRequest(text: "ferry", order: .relevancy)).articles.map(\.id) == [one.id])
    // Found in both the words and the text, it is counted once.
    let all = try await archive.find(FindRequest(text: "headline"))
    #expect(all.articles.map(\.id) == [one.id, other.id] && all.total == 2)
    #expect(try await archive.facts(now: .hour(1)).texts == 1)
  }

  @Test("a text that changed is a revision; one that is only longer now is none", arguments: ArchiveKind.allCases)
  func revisions(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    let article = article(1)
    await archive.add([article])
    try await archive.keepText(text(["The harbour was"], .beginning(.teaser)), of: article.id, at: .hour(0))
    try await archive.keepText(text(["The harbour was quiet today."]), of: article.id, at: .hour(1))
    #expect(try await archive.revisions(of: article.id).count <= 2)
    // Part of it does not replace the whole.
    try await archive.keepText(text(["The harbour"], .beginning(.paywall)), of: article.id, at: .hour(2))
    #expect(try await archive.text(of: article.id)?.verdict == .whole)
    try await archive.keepText(text(["The harbour was loud today."]), of: article.id, at: .hour(3))
    let changes = try await CompareRevisions(archive: archive)(article, number: 1)
    #expect(changes.count == 1)
    #expect(changes.first?.parts.map(\.field) == [.text])
    #expect(try await archive.find(FindRequest(text: "quiet")).articles.isEmpty)
    #expect(try await archive.find(FindRequest(text: "loud")).articles.count == 1)
  }

  @Test("a link that was learned is the article's, and both lead to it", arguments: ArchiveKind.allCases)
  func learned(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    var opaque = article(1)
    opaque.link = "https://news.google.com/rss/articles/AU_1"
    await archive.add([opaque])
    try await archive.learnLink(ResolvedLink("https://paper.example/own", by: .aggregator), of: opaque.id)
    let prefix = try #require(ArticleIDPrefix(opaque.id.description))
    var found = try await archive.article(prefix)
    #expect(found.link == "https://paper.example/own" && found.givenLink == opaque.link)
    #expect(found.linkWay == .aggregator && found.id == opaque.id)
    // The aggregator brings it again.
    await archive.add([opaque])
    found = try await archive.article(prefix)
    #expect(found.link == "https://paper.example/own")
    var own = article(1)
    own.link = "https://paper.example/own"
    let other = try await archive.article(try #require(ArticleIDPrefix(own.id.description)))
    #expect(other.id == opaque.id)
  }

  @Test("blocks that two other pages of a host have are known", arguments: ArchiveKind.allCases)
  func repeated(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    let articles = (1...3).map(article)
    await archive.add(articles)
    let note = TextBlock.paragraph([TextSpan("Subscribe to the Paper now.")])
    for (index, article) in articles.enumerated() {
      var text = text(["Words of \(index)."], page: index)
      text.blocks.append(note)
      try await archive.keepText(text, of: article.id, at: .hour(0))
    }
    let asked = [note.fingerprint, 7]
    #expect(try await archive.repeatedBlocks(asked, of: "paper.example", besides: articles[0].id) == [note.fingerprint])
    #expect(try await archive.repeatedBlocks(asked, of: "other.example", besides: nil).isEmpty)
  }

  @Test("texts go with their articles", arguments: ArchiveKind.allCases)
  func forgotten(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    let articles = (1...2).map(article)
    await archive.add(articles)
    for article in articles { try await archive.keepText(text(["Ferry words."]), of: article.id, at: .hour(0)) }
    _ = try await archive.mark([articles[0].id], .save(label: nil), at: .hour(0))
    _ = try await archive.forget(.unsaved)
    #expect(try await archive.text(of: articles[0].id) != nil)
    #expect(try await archive.text(of: articles[1].id) == nil)
    #expect(try await archive.find(FindRequest(text: "ferry")).articles.count == 1)
    #expect(try await archive.check().faults.isEmpty)
    _ = try await archive.forget(.all)
    #expect(try await archive.facts(now: .hour(1)).texts == 0)
  }
}
