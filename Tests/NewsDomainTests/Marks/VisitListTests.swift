import Synchronization
import TestSupport
import Testing

@testable import NewsDomain

/// Visits in memory. The arrival is the number of visits recorded so far.
private final class FixedVisits: MarkRepository {
  private let visits = Mutex<[String: Visit]>([:])
  private let arrivals: [ArticleID: Int]

  init(arrivals: [ArticleID: Int] = [:]) {
    self.arrivals = arrivals
  }

  func states(of ids: [ArticleID]) async -> [ArticleID: ArticleState] {
    var states: [ArticleID: ArticleState] = [:]
    for id in ids {
      if let arrival = arrivals[id] { states[id] = ArticleState(firstSeen: .distantPast, arrival: arrival) }
    }
    return states
  }

  func changeMarks(
    of ids: [ArticleID], _ change: MarkChange, at now: Date
  ) async throws -> [ArticleID: MarksEdit] { [:] }
  func markRead(_ id: ArticleID, showing others: [ArticleID], at now: Date) async throws {}
  func labels() async throws -> [LabelCount] { [] }
  func lastVisit(to scope: ReadingScope) async throws -> Visit? { visits.withLock { $0[scope.key] } }

  func keepVisits(to scopes: [ReadingScope], at now: Date) async throws {
    visits.withLock { visits in
      for scope in scopes {
        visits[scope.key] = Visit(at: now, arrival: (visits[scope.key]?.arrival ?? 0) + 1)
      }
    }
  }

  func countNew(in scope: ReadingScope) async throws -> Int { 0 }
  func countUnread(in scope: ReadingScope, since visit: Visit?) async throws -> Int { 0 }
  func count(_ change: MarkChange, ofAll request: FindRequest) async throws -> Int { 0 }
  func changeMarks(
    ofAll request: FindRequest, _ change: MarkChange, at now: Date
  ) async throws -> [ArticleID: MarksEdit] { [:] }
  func countUnread(in groups: [[ArchivedList]]) async throws -> [Int] { groups.map { _ in 0 } }
  func countUnread(of requests: [FindRequest]) async throws -> [Int] { requests.map { _ in 0 } }
}

@Suite("Visits")
struct VisitListTests {
  private static let start = Date(timeIntervalSince1970: 1_795_248_000)
  private let scope = ReadingScope.list(.local(.france))

  private func visit(_ archive: FixedVisits, after seconds: TimeInterval, _ visits: inout Visits) async -> Visit? {
    let list = VisitList(archive: archive, clock: .at(Self.start.addingTimeInterval(seconds)))
    let before = await list.reference(for: scope, in: &visits)
    list.show(scope, in: &visits)
    await list.keep(scope)
    return before
  }

  @Test("the first visit has none before it; the next one is compared with it")
  func first() async {
    let archive = FixedVisits()
    var visits = Visits()
    let none = await visit(archive, after: 0, &visits)
    #expect(none == nil)
    var next = Visits()
    let first = await visit(archive, after: 60, &next)
    #expect(first == Visit(at: Self.start, arrival: 1))
  }

  @Test("a visit goes on while the list is shown again within half an hour, however often")
  func running() async {
    let archive = FixedVisits()
    var before = Visits()
    _ = await visit(archive, after: -86_400, &before)
    let reference = Visit(at: Self.start.addingTimeInterval(-86_400), arrival: 1)
    var visits = Visits()
    for seconds in stride(from: 0.0, through: 7_200, by: 1_800) {
      let before = await visit(archive, after: seconds, &visits)
      #expect(before == reference)
    }
    let last = await visit(archive, after: 7_200 + 1_801, &visits)
    #expect(last?.at == Self.start.addingTimeInterval(7_200))
  }

  @Test("each scope has visits of its own")
  func scopes() async {
    let archive = FixedVisits()
    var visits = Visits()
    _ = await visit(archive, after: 0, &visits)
    let list = VisitList(archive: archive, clock: .at(Self.start))
    var others = Visits()
    let all = await list.reference(for: .all, in: &others)
    let japan = await list.reference(for: .list(.local(.japan)), in: &others)
    let france = await list.reference(for: scope, in: &others)
    #expect(all == nil)
    #expect(japan == nil)
    #expect(france != nil)
  }

  @Test("articles are new that came after the visit")
  func counts() async {
    let articles = ["a", "b", "c"].map { Article.titled($0) }
    let archive = FixedVisits(arrivals: [articles[0].id: 4, articles[1].id: 5])
    let list = VisitList(archive: archive, clock: .at(Self.start))
    #expect(
      await list.count(articles, since: Visit(at: Self.start, arrival: 4)) == NewCount(count: 1, since: Self.start))
    #expect(await list.count(articles, since: Visit(at: Self.start, arrival: 0))?.count == 2)
    #expect(await list.count(articles, since: nil) == nil)
  }

  @Test("queries have the scope of their list, searches have none")
  func ofQueries() throws {
    let feed = OwnFeed(id: "x", name: "X", feed: "https://x.example/f")
    let other = OwnFeed(id: "y", name: "Y", feed: "https://y.example/f")
    #expect(ReadingScope(.headlines(HeadlineRequest(scope: .local(.france)))) == scope)
    #expect(ReadingScope(.feeds(FeedsRequest(feed))) == .list(.source(id: "x")))
    #expect(ReadingScope(.feeds(try FeedsRequest(nil, of: [feed, other]))) == .feeds(name: nil, ids: ["x", "y"]))
    #expect(ReadingScope(.search(SearchRequest(text: "x"))) == nil)
    #expect(ReadingScope(.world(WorldRequest())) == nil)
    #expect(ReadingScope(.archive(FindRequest(text: "x"))) == nil)
    #expect(ReadingScope(.archive(FindRequest(.new(.all, since: nil)))) == .all)
    #expect(ReadingScope.all.lists == nil)
    #expect(ReadingScope.feeds(name: nil, ids: ["x", "y"]).lists == [.source(id: "x"), .source(id: "y")])
  }
}
