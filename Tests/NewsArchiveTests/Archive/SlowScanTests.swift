import CSQLite
import NewsDomain
import SQLKit
import TestSupport
import Testing

@testable import NewsArchive
@testable import NewsArchiveSQLite

@Suite("Searches beside a scan of all articles")
struct SlowScanTests {
  private static let count = 200
  private static let searches = 1000

  private let folder = TemporaryFolder()

  private static func articles(seed: UInt64) -> [Article] {
    var random = RandomText(seed: seed)
    return (0..<count).map { number in
      Article.made(
        "\(number)", random.text(1...4), summary: random.text(0...5), content: random.text(0...3),
        hour: Double(number) / 20)
    }
  }

  /// The page that a search finds; an empty one if there is nothing to search for.
  private func found(_ request: FindRequest, in archive: any Archive) async throws -> NewsPage {
    do {
      return try await archive.find(request)
    } catch NewsError.archive(.nothingToFind) {
      return NewsPage(articles: [], total: 0, provider: .feeds)
    }
  }

  @Test(
    "a thousand random searches find what the scan finds, in either order", arguments: [1, 2026] as [UInt64],
    ArchiveKind.each)
  func agreement(seed: UInt64, kind: ArchiveKind) async throws {
    let articles = Self.articles(seed: seed)
    let archive = kind.make(in: folder)
    await archive.add(articles)
    let scan = SlowScan(articles)
    var random = RandomText(seed: seed &+ 1)
    var hits = 0
    for number in 0..<(Self.searches / 2) {
      let text = random.search()
      let fields = FindRequest.Field.allCases.filter { _ in random.number(below: 4) == 0 }
      let expected = scan.keys(text, in: fields)
      let order: FindRequest.Order = number % 4 == 0 ? .relevancy : .published
      let page = try await found(
        FindRequest(text: text, fields: fields, order: order, paging: Paging(limit: Self.count)), in: archive)
      try #require(Set(page.keys) == expected, "search \(number): \(String(reflecting: text)) in \(fields)")
      #expect(page.keys.count == expected.count && page.total == expected.count)
      if order == .published { #expect(page.keys == page.keys.sorted { Int($0) ?? 0 > Int($1) ?? 0 }) }
      hits += expected.isEmpty ? 0 : 1
    }
    // Enough of the searches find something.
    #expect(hits > Self.searches / 8)
    #expect(archive.takeProblems().isEmpty)
  }

  @Test("the words that are shown as matches are in the articles, and every hit of a word has some")
  func matches() async throws {
    let articles = Self.articles(seed: 3)
    let archive = DatabaseArchive(path: nil)
    await archive.add(articles)
    for text in ["moon", "sea", "été", "東京", "月", "mo*", "\"moon sea\"", "서"] {
      let page = try await archive.find(
        FindRequest(text: text, fields: [.title, .description], paging: Paging(limit: Self.count)))
      #expect(!page.articles.isEmpty || text.hasPrefix("\""))
      for article in page.articles {
        let matches = try #require(page.hits?.matches[article.id], "\(text)")
        let shown = (article.title ?? "") + "\n" + (article.summary ?? "")
        #expect(!matches.isEmpty && matches.allSatisfy { shown.contains($0) }, "\(text): \(matches)")
      }
    }
  }

  @Test("relevancy on rare words is that of bm25")
  func relevancy() async throws {
    let path = FilePath(folder.path + "/archive.sqlite")
    let archive = DatabaseArchive(path: path)
    await archive.add(Self.articles(seed: 4))
    let database = try Database(path: path)
    try database.register(supernews_register_fts5)
    for (text, match) in [
      ("moonlight", "moonlight"), ("moonlight OR ёлка", "moonlight OR ёлка"), ("\"x 1\"", "\"x 1\""), ("etes", "etes"),
      ("23 OR moonlight", "\"23\" OR moonlight"), ("b2 -moonlight", "b2 NOT moonlight"),
    ] {
      let rows = try database.run(
        """
        SELECT bm25(words, 4.0, 2.0, 1.0, 0.0), article.link FROM words JOIN article ON article.row = words.rowid
        WHERE words MATCH ?1
        """, [.text("{title summary content} : (\(match))")]
      ) { (score: $0.real(0), key: $0.text(1)?.split(separator: "/").last.map(String.init) ?? "") }
      let scores = Dictionary(rows.map { ($0.key, $0.score) }, uniquingKeysWith: min)
      let keys = try await archive.find(FindRequest(text: text, order: .relevancy, paging: Paging(limit: Self.count)))
        .keys
      #expect(Set(keys) == Set(scores.keys) && keys.count > 1, "\(text)")
      let ranked = keys.map { scores[$0] ?? 0 }
      // The lowest is the best. Scores that only differ by rounding may be in either order.
      #expect(zip(ranked, ranked.dropFirst()).allSatisfy { $0 <= $1 + 1e-9 }, "\(text): \(ranked)")
    }
  }
}
