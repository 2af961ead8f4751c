import Synchronization
import TestSupport

@testable import NewsDomain

/// An archive that returns what a test gives it, and records what is added to it.
final class RecordedArchive: ArticleArchive {
  let lists = ListsInMemory()

  enum Addition: Equatable {
    case seen([String?], ArchivedList?, isFront: Bool)
  }

  private let fronts: [ArchivedList: FrontPage]
  private let found: (@Sendable (FindRequest) throws -> NewsPage)?
  private let revisions: [Revision]
  private let published: [Country: Int]
  private let articles: [ArticleID: Article]
  private let kept = Mutex<[Addition]>([])
  private let asked = Mutex<[FindRequest]>([])
  private let wanted = Mutex<[[ArticleID]]>([])
  private let counted = Mutex<[ClosedRange<Date>]>([])

  init(
    fronts: [ArchivedList: FrontPage] = [:], revisions: [Revision] = [], published: [Country: Int] = [:],
    articles: [ArticleID: Article] = [:],
    found: (@Sendable (FindRequest) throws -> NewsPage)? = nil
  ) {
    self.fronts = fronts
    self.revisions = revisions
    self.published = published
    self.articles = articles
    self.found = found
  }

  /// The additions, by the titles of the articles.
  var additions: [Addition] { kept.withLock(\.self) }
  var requests: [FindRequest] { asked.withLock(\.self) }
  /// The ids of each request for articles.
  var wantedIDs: [[ArticleID]] { wanted.withLock(\.self) }
  /// The spans of time for which articles were counted.
  var spans: [ClosedRange<Date>] { counted.withLock(\.self) }

  func add(_ delivery: Delivery) async -> [Article] {
    kept.withLock { $0.append(.seen(delivery.articles.map(\.title), delivery.list, isFront: delivery.isFront)) }
    return delivery.articles
  }

  func keep(_ delivery: Delivery) async throws -> Int { await add(delivery).count }

  func waitForArrivals() async -> Bool { false }
  var state: ArchiveState? { nil }

  func takeProblems() -> [ArchiveProblem] { [] }

  func find(_ request: FindRequest) async throws -> NewsPage {
    asked.withLock { $0.append(request) }
    guard let found else { throw NewsError.archive(.unusable(file: "/a", detail: "none")) }
    return try found(request)
  }

  func front(of list: ArchivedList, in span: ClosedRange<Date>) async throws -> FrontPage? {
    fronts[list].flatMap { span.contains($0.seenAt) ? $0 : nil }
  }

  func revisions(of id: ArticleID) async throws -> [Revision] { revisions }

  func counts(in span: ClosedRange<Date>) async throws -> [Country: Int] {
    counted.withLock { $0.append(span) }
    return published
  }

  /// As if no article were in the lists of two countries.
  func listedCount(in span: ClosedRange<Date>) async throws -> Int { published.values.reduce(0, +) }

  func article(_ prefix: ArticleIDPrefix) async throws -> Article {
    throw NewsError.list(.noSuchArticle(prefix.text))
  }

  func articles(of ids: [ArticleID]) async throws -> [ArticleID: Article] {
    wanted.withLock { $0.append(ids) }
    return articles.filter { ids.contains($0.key) }
  }

  func ownLinks(of ids: [ArticleID]) async -> [ArticleID: ResolvedLink] { [:] }
}
