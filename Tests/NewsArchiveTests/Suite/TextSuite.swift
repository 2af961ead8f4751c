import NewsArchive
import NewsArchiveSQLite
import NewsDomain
import TestSupport
import Testing

@Suite("An archive that keeps texts")
struct TextSuite {
  private let folder = TemporaryFolder()
  private let article = Article.made("one", "Moon")

  private func archive(_ kind: ArchiveKind) async -> any Archive {
    let archive = kind.make(in: folder)
    await archive.add([article])
    return archive
  }

  /// The texts of an article, each once, oldest first.
  private func texts(in archive: any Archive) async throws -> [String] {
    try await archive.revisions(of: article.id).compactMap(\.text)
  }

  @Test("a text is read back with everything that is known of it", arguments: ArchiveKind.allCases)
  func whole(kind: ArchiveKind) async throws {
    let archive = await archive(kind)
    let text = ArticleText.every("Words \u{1F309}", fetchedAt: .hour(1.25))
    #expect(try await archive.text(of: article.id) == nil)
    #expect(try await archive.textTimes(of: [article.id]).isEmpty)
    try await archive.keepText(text, of: article.id, at: .hour(2))
    #expect(try await archive.text(of: article.id) == text)
    #expect(try await archive.textTimes(of: [article.id, ArticleID(1)]) == [article.id: .hour(1.25)])
    #expect(try await archive.facts(now: .hour(2)).texts == 1)
    #expect(archive.takeProblems().isEmpty)
  }

  @Test("texts of articles that are not there, and empty ones, are left out", arguments: ArchiveKind.allCases)
  func leftOut(kind: ArchiveKind) async throws {
    let archive = await archive(kind)
    try await archive.keepText(.made("Words"), of: ArticleID(1), at: .hour(0))
    try await archive.keepText(.made(verdict: .none(.login)), of: article.id, at: .hour(0))
    #expect(try await archive.text(of: ArticleID(1)) == nil)
    #expect(try await archive.text(of: article.id) == nil)
    #expect(try await archive.facts(now: .hour(0)).texts == 0)
  }

  @Test("other words are a revision, and are found in place of the old ones", arguments: ArchiveKind.allCases)
  func changed(kind: ArchiveKind) async throws {
    let archive = await archive(kind)
    try await archive.keepText(.made("The river rose.", "Nobody slept.", at: 1), of: article.id, at: .hour(1))
    #expect(await archive.state(of: article)?.isRevised == false)
    try await archive.keepText(.made("The river fell.", "Nobody slept.", at: 2), of: article.id, at: .hour(2))
    try await archive.keepText(.made("The  river\nfell. ", "Nobody slept.", at: 3), of: article.id, at: .hour(3))
    let revisions = try await archive.revisions(of: article.id)
    #expect(revisions.map(\.seenAt) == [.hour(0), .hour(1), .hour(2)])
    #expect(revisions.map(\.title) == ["Moon", "Moon", "Moon"])
    #expect(revisions.prefix(2).map(\.text) == [nil, "The river rose.\n\nNobody slept."])
    #expect(await archive.state(of: article)?.isRevised == true)
    #expect(try await archive.facts(now: .hour(3)).revised == 1)
    // White space does not count, but the text is the newest one.
    #expect(try await archive.textTimes(of: [article.id]) == [article.id: .hour(3)])
    #expect(try await archive.keys("fell") == ["one"])
    #expect(try await archive.keys("rose") == [])
    let changes = try await CompareRevisions(archive: archive)(article, number: 1)
    #expect(changes.map { [$0.from, $0.to] } == [[.hour(1), .hour(2)]])
    #expect(changes.first?.parts.map(\.field) == [.text])
  }

  @Test("words of the list and texts change at their own times", arguments: ArchiveKind.allCases)
  func merged(kind: ArchiveKind) async throws {
    let archive = await archive(kind)
    for hour in [1.0, 4] {
      try await archive.keepText(.made("Text of \(hour).", at: hour), of: article.id, at: .hour(hour))
    }
    await archive.add([.made("one", "New moon")], at: 3)
    await archive.add([.made("one", "Newest moon")], at: 5)
    let revisions = try await archive.revisions(of: article.id)
    #expect(revisions.map(\.seenAt) == [0, 1, 3, 4, 5].map(Date.hour))
    #expect(revisions.map(\.title) == ["Moon", "Moon", "New moon", "New moon", "Newest moon"])
    let texts: [String?] = [nil, "Text of 1.0.", "Text of 1.0.", "Text of 4.0.", "Text of 4.0."]
    #expect(revisions.map(\.text) == texts)
    let changes = try await CompareRevisions(archive: archive)(article, number: 1)
    #expect(changes.map { [$0.from, $0.to] } == [[0, 3], [1, 4], [3, 5]].map { $0.map(Date.hour) })
  }

  @Test("part of a text takes no whole one's place, unless it is longer", arguments: ArchiveKind.allCases)
  func less(kind: ArchiveKind) async throws {
    let archive = await archive(kind)
    let whole = ArticleText.made("One two three four.")
    try await archive.keepText(whole, of: article.id, at: .hour(0))
    for verdict in [TextVerdict.beginning(.paywall), .none(.login)] {
      try await archive.keepText(.made("Other words", verdict: verdict, at: 1), of: article.id, at: .hour(1))
      #expect(try await archive.text(of: article.id) == whole)
    }
    let longer = ArticleText.made("One two three four five six", verdict: .beginning(.teaser), at: 2)
    try await archive.keepText(longer, of: article.id, at: .hour(2))
    #expect(try await archive.text(of: article.id) == longer)
    let shorter = ArticleText.made("One two", verdict: .beginning(.teaser), at: 3)
    try await archive.keepText(shorter, of: article.id, at: .hour(3))
    #expect(try await archive.text(of: article.id) == longer)
    #expect(try await Set(texts(in: archive)).count == 1)
    #expect(await archive.state(of: article)?.isRevised == false)
  }

  @Test("more of a text, or that of the feed, is no change of it", arguments: ArchiveKind.allCases)
  func more(kind: ArchiveKind) async throws {
    let archive = await archive(kind)
    let texts: [ArticleText] = [
      .made("One two", verdict: .beginning(.teaser)), .made("One two three", verdict: .beginning(.paywall), at: 1),
      .made("Another four words here", verdict: .beginning(.teaser), origin: .feed, at: 2),
      .made("One two three four", at: 3),
    ]
    for (hour, text) in texts.enumerated() {
      try await archive.keepText(text, of: article.id, at: .hour(Double(hour)))
      #expect(try await archive.text(of: article.id) == text)
    }
    #expect(try await self.texts(in: archive) == ["One two three four"])
    await #expect(throws: NewsError.archive(.unchanged(item: 1))) {
      try await CompareRevisions(archive: archive)(article, number: 1)
    }
  }

  @Test("a notice on several pages of a host comes and goes without being a change", arguments: ArchiveKind.allCases)
  func notices(kind: ArchiveKind) async throws {
    let archive = await archive(kind)
    let other = Article.made("two", "Mars")
    await archive.add([other])
    let notice = "Subscribe to all of our letters!"
    try await archive.keepText(.made("Own words.", notice), of: article.id, at: .hour(0))
    try await archive.keepText(.made("Words of Mars.", notice, key: "two"), of: other.id, at: .hour(0))
    try await archive.keepText(.made("Own words.", at: 1), of: article.id, at: .hour(1))
    #expect(await archive.state(of: article)?.isRevised == false)
    #expect(try await archive.text(of: article.id)?.blocks.count == 1)
  }

  @Test("blocks are repeated if two other pages of the host have them", arguments: ArchiveKind.allCases)
  func repeated(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    let articles = ["one", "two", "three", "four"].map { Article.made($0) }
    await archive.add(articles)
    let (notice, short) = ("Subscribe to all of our letters!", "Background")
    for article in articles {
      try await archive.keepText(
        .made("Words of \(article.key), all of its own.", notice, short, key: article.key), of: article.id,
        at: .hour(0))
      let blocks = ArticleText.made(notice, short, "Words of two, all of its own.").blocks.map(\.fingerprint)
      let count = articles.prefix { $0.id != article.id }.count + 1
      let cases: [(String, ArticleID?, Bool)] = [
        ("paper.example", nil, count >= 2), ("paper.example", article.id, count >= 3), ("other.example", nil, false),
      ]
      for (host, id, expected) in cases {
        let repeated = try await archive.repeatedBlocks(blocks, of: host, besides: id)
        #expect(repeated == (expected ? [blocks[0]] : []), "\(count) \(host)")
      }
    }
    // A page that is fetched again counts with its current blocks.
    for article in articles.prefix(3) {
      try await archive.keepText(
        .made("Words of \(article.key), all of its own.", key: article.key, at: 1), of: article.id, at: .hour(1))
    }
    let block = ArticleText.made(notice).blocks.map(\.fingerprint)
    #expect(try await archive.repeatedBlocks(block, of: "paper.example", besides: nil).isEmpty)
  }

  @Test("without an archive there are no texts, and none is kept where it is off")
  func off() async throws {
    let archive = DatabaseArchive(path: nil, settings: LiveSettings(.archived(.off)))
    await archive.add([article])
    try await archive.keepText(.made("Words"), of: article.id, at: .hour(0))
    #expect(try await archive.text(of: article.id) == nil)
    #expect(try await archive.repeatedBlocks([1], of: "paper.example", besides: nil).isEmpty)
  }
}
