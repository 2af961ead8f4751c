import NewsDomain
import TestSupport
import Testing

@Suite("An archive that is asked for everything about an article")
struct FactsSuite {
  private let folder = TemporaryFolder()
  private let article = Article.made("a", "Strike at the airport", hour: 1)
  private let similar = SimilarArticles.request(at: .hour(6))

  /// The article and some like it, whose titles have vectors.
  private func archive(_ kind: ArchiveKind) async throws -> any Archive {
    let archive = kind.make(in: folder)
    await archive.add([
      article, .made("b", "Grève aéroport", hour: 2, language: "fr"),
      .made("c", "Streik Flughafen", hour: 3, language: "de"), .made("d", "Storm in the bay", hour: 4),
    ])
    _ = try await EncodeTitles(encoder: FakeEncoder(named: "m"), archive: archive, settings: LiveSettings())()
    return archive
  }

  private func facts(
    of article: Article, in archive: any Archive, hasStory: Bool = false, similar: FindRequest? = nil
  ) async -> ArticleFacts {
    await archive.facts(of: article.id, hasStory: hasStory, similar: similar, at: .hour(6))
  }

  @Test("it answers as it does to one question after another", arguments: ArchiveKind.allCases)
  func together(kind: ArchiveKind) async throws {
    let archive = try await archive(kind)
    try await archive.keepText(.made("Nobody flies."), of: article.id, at: .hour(5))
    let facts = await facts(of: article, in: archive, hasStory: true, similar: similar)
    let text = try await archive.text(of: article.id)
    #expect(text != nil && facts.text == text)
    #expect(facts.resolved == nil)
    let membership = try #require(await archive.memberships(of: [article.id])[article.id])
    let story = try await archive.story(membership.story, most: ReadStory.maxArticles)
    #expect(facts.story == story && story?.count == membership.count)
    let known = try #require(try await archive.vector(of: article.id))
    var request = similar
    request.meaning = SemanticQuery(vector: known.vector, model: known.model, text: "", excepted: article.id)
    let found = try await archive.find(request).keys
    #expect(Set(found) == ["b", "c"] && facts.similar.map(\.key) == found)
    #expect(archive.takeProblems().isEmpty)
  }

  @Test("it tells only what it is asked for", arguments: ArchiveKind.allCases)
  func less(kind: ArchiveKind) async throws {
    let archive = try await archive(kind)
    let facts = await facts(of: article, in: archive)
    #expect(facts.text == nil && facts.story == nil && facts.similar.isEmpty)
  }

  @Test("an article that has no story yet gets one", arguments: ArchiveKind.allCases)
  func grouped(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    await archive.add([article])
    #expect(await facts(of: article, in: archive).story == nil)
    #expect(await facts(of: article, in: archive, hasStory: true).story?.entries.map(\.article.key) == ["a"])
  }

  @Test("muted articles are not similar", arguments: ArchiveKind.allCases)
  func muted(kind: ArchiveKind) async throws {
    let archive = try await archive(kind)
    _ = try await archive.addMute(text: "aéroport", isOfTitles: false, source: nil, until: nil, at: .hour(5))
    #expect(await facts(of: article, in: archive, similar: similar).similar.map(\.key) == ["c"])
  }

  @Test("a text and an address that come later are told, even if there were none", arguments: ArchiveKind.allCases)
  func later(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    var opaque = article
    opaque.link = "https://news.google.com/rss/articles/x"
    await archive.add([opaque])
    for _ in 0..<2 {
      let facts = await facts(of: opaque, in: archive)
      #expect(facts.text == nil && facts.resolved == nil)
    }
    try await archive.learnLink(ResolvedLink("https://paper.example/a", by: .aggregator), of: opaque.id)
    let resolved = try #require(await facts(of: opaque, in: archive).resolved)
    #expect(resolved.id == opaque.id && resolved.key == "a" && resolved.linkWay == .aggregator)
    try await archive.keepText(.made("Nobody flies."), of: opaque.id, at: .hour(5))
    #expect(await facts(of: opaque, in: archive).text?.plain == "Nobody flies.")
  }

  @Test("of an article that it does not have it knows nothing", arguments: ArchiveKind.allCases)
  func unknown(kind: ArchiveKind) async throws {
    let archive = try await archive(kind)
    let facts = await facts(of: .made("missing"), in: archive, hasStory: true, similar: similar)
    #expect(facts.text == nil && facts.resolved == nil && facts.story == nil && facts.similar.isEmpty)
    #expect(archive.takeProblems().isEmpty)
  }
}
