import FoundationEssentials
import NewsDomain
import Synchronization

/// An archive in memory. It finds whole words, and every call that may fail does so if told to.
package final class FakeArchive: Archive {
  let lists = ListsInMemory()

  struct Entry: Sendable {
    var article: Article
    var state: ArticleState
    var lists: Set<ArchivedList> = []
    var revisions: [Revision]
    /// A number that grows with each saved article.
    var savedAt = 0
  }

  struct Content: Sendable {
    var entries: [ArticleID: Entry] = [:]
    /// How many articles were added.
    var arrivals = 0
    var fronts: [(list: ArchivedList, ids: [ArticleID], at: Date)] = []
    var visits: [String: Visit] = [:]
    var mutes: [Mute] = []
    var saves = 0
    var problems: [ArchiveProblem] = []
    var sightings: [Sighting] = []
    var paths: [String] = []
    var texts: [ArticleID: ArticleText] = [:]
    var links: [ArticleID: ResolvedLink] = [:]
    var repeated: Set<UInt64> = []
    var stories: [ArchivedStory] = []
    var follows: [Follow] = []
    /// The articles that follows found, and whether to deliver them.
    var followed: [(number: Int, id: ArticleID, isNew: Bool, told: Set<AlertChannel>)] = []
    var followsCompared: Set<ArticleID> = []
    var collection: [String: CollectionState] = [:]
    var rounds: [Date] = []
    var nextRound: Date?
    var wantedLists: [ArchivedList] = []
    /// How often the server reports that others have added articles.
    var notifications = 0
  }

  let content: Mutex<Content>
  private let failure: NewsError?

  /// - Parameters:
  ///   - failure: the error of every call that may fail.
  ///   - problems: reported once.
  package init(failingWith failure: NewsError? = nil, problems: [ArchiveProblem] = []) {
    self.failure = failure
    content = Mutex(Content(problems: problems))
  }

  /// Works with the content, or fails if the archive was told to.
  func with<Result: Sendable>(_ body: (inout Content) throws -> Result) throws -> Result {
    if let failure { throw failure }
    return try content.withLock { try body(&$0) }
  }

  /// Works with the content, in calls that never fail.
  func always<Result: Sendable>(_ body: (inout Content) -> Result) -> Result {
    content.withLock { body(&$0) }
  }
}

/// Content that tests prepare and examine.
extension FakeArchive {
  /// Adds articles, as if delivered by a provider.
  package func keep(
    _ articles: [Article], in list: ArchivedList? = nil, isFront: Bool = true,
    at now: Date = Date(timeIntervalSince1970: 1_795_248_000)
  ) {
    always { $0.add(Sighting(articles, list: list, isFront: isFront, at: now)) }
  }

  /// All sightings that were added.
  package var sightings: [Sighting] { always { $0.sightings } }
  /// The files that were written or read.
  package var paths: [String] { always { $0.paths } }

  package func state(of article: Article) -> ArticleState? { always { $0.entries[article.id]?.state } }
}

extension FakeArchive {
  package func add(_ sighting: Sighting) async { always { $0.add(sighting) } }

  package func addMissing(_ articles: [Article], list: ArchivedList?, at now: Date) async {
    always { content in
      let missing = articles.filter { content.entries[$0.id] == nil }
      content.add(Sighting(missing, list: list, isFront: false, at: now))
    }
  }

  /// Reports, as a server does, that others have added articles.
  package func notify() {
    content.withLock { $0.notifications += 1 }
  }

  package func waitForArrivals() async -> Bool {
    always { content in
      defer { content.notifications = max(0, content.notifications - 1) }
      return content.notifications > 0
    }
  }

  package var version: ArchiveVersion? { nil }

  package func takeProblems() -> [ArchiveProblem] {
    always { content in
      defer { content.problems = [] }
      return content.problems
    }
  }

  package func find(_ request: FindRequest) async throws -> NewsPage { try with { try $0.find(request) } }

  package func front(of list: ArchivedList, in span: ClosedRange<Date>) async throws -> FrontPage? {
    try with { content in
      content.fronts.last { $0.list == list && span.contains($0.at) }.map { front in
        FrontPage(articles: front.ids.compactMap { content.entries[$0]?.article }, seenAt: front.at)
      }
    }
  }

  package func revisions(of id: ArticleID) async throws -> [Revision] { try with { $0.entries[id]?.revisions ?? [] } }

  package func counts(in span: ClosedRange<Date>) async throws -> [Country: Int] {
    try with { content in
      var counts: [Country: Int] = [:]
      for entry in content.entries.values where entry.article.publishedAt.map({ span.contains($0) }) == true {
        for country in Set(entry.lists.compactMap(\.country)) { counts[country, default: 0] += 1 }
      }
      return counts
    }
  }

  package func article(_ prefix: ArticleIDPrefix) async throws -> Article {
    try with { content in
      let found = content.entries.filter { prefix.begins($0.key) }
      guard let first = found.first else { throw NewsError.list(.noSuchArticle(prefix.text)) }
      guard found.count == 1 else {
        throw NewsError.name(.ambiguous(prefix.text, candidates: found.keys.sorted().map(\.description)))
      }
      return first.value.article
    }
  }
}

extension FakeArchive {
  package func states(of ids: [ArticleID]) async -> [ArticleID: ArticleState] {
    let states = try? with { content in
      ids.reduce(into: [ArticleID: ArticleState]()) { $0[$1] = content.entries[$1]?.state }
    }
    return states ?? [:]
  }

  package func mark(_ ids: [ArticleID], _ change: MarkChange, at now: Date) async throws -> [ArticleID] {
    try with { content in
      for id in ids {
        guard var entry = content.entries[id] else { continue }
        switch change {
        case .read: entry.state.isRead = true
        case .unread: (entry.state.isRead, entry.state.isShown) = (false, false)
        case .shown: entry.state.isShown = true
        case .save(let label, _):
          content.saves += 1
          (entry.state.isSaved, entry.savedAt) = (true, content.saves)
          if let label { entry.state.labels = Set(entry.state.labels + [label]).sorted() }
        case .unsave: (entry.state.isSaved, entry.state.labels) = (false, [])
        }
        content.entries[id] = entry
      }
      return ids.filter { content.entries[$0] == nil }
    }
  }

  package func labels() async throws -> [LabelCount] {
    try with { content in
      var counts: [String: Int] = [:]
      for label in content.entries.values.flatMap(\.state.labels) { counts[label, default: 0] += 1 }
      return counts.sorted { $0.key < $1.key }.map { LabelCount(label: $0.key, count: $0.value) }
    }
  }

  package func lastVisit(to scope: ReadingScope) async throws -> Visit? { try with { $0.visits[scope.key] } }

  package func keepVisits(to scopes: [ReadingScope], at now: Date) async throws {
    try with { content in for scope in scopes { content.visits[scope.key] = Visit(at: now, arrival: content.arrivals) }
    }
  }

  package func countNew(in scope: ReadingScope) async throws -> Int {
    try with { content in
      let arrival = [scope, .all].compactMap { content.visits[$0.key]?.arrival }.max() ?? -1
      return content.entries.values.count {
        !$0.state.isRead && $0.state.arrival > arrival && content.has($0, in: scope)
      }
    }
  }
}

extension FakeArchive.Entry {
  func isIn(_ scope: ReadingScope) -> Bool {
    if let language = scope.language, article.language != language { return false }
    guard let lists = scope.lists else { return true }
    return !self.lists.isDisjoint(with: lists)
  }
}

extension FakeArchive.Content {
  func has(_ entry: FakeArchive.Entry, in scope: ReadingScope) -> Bool {
    entry.isIn(scope) || scope.hasFollows && followed.contains { $0.id == entry.article.id }
  }

  mutating func add(_ sighting: Sighting) {
    sightings.append(sighting)
    let articles = sighting.articles.filter { $0.provider != .sample }
    for article in articles {
      let revision = Revision(
        seenAt: sighting.at, title: article.title, summary: article.summary, content: article.content)
      if var entry = entries[article.id] {
        let before = entry.article
        if (before.title, before.summary, before.content) != (article.title, article.summary, article.content) {
          entry.revisions.append(revision)
          entry.state.isRevised = true
          entry.article = article
        }
        entries[article.id] = entry
      } else {
        arrivals += 1
        entries[article.id] = FakeArchive.Entry(
          article: article, state: ArticleState(firstSeen: sighting.at, arrival: arrivals), revisions: [revision])
      }
      if let list = sighting.list { entries[article.id]?.lists.insert(list) }
    }
    guard let list = sighting.list, !articles.isEmpty else { return }
    if sighting.isFront {
      fronts.append((list, articles.map(\.id), sighting.at))
    } else if let index = fronts.lastIndex(where: { $0.list == list }) {
      fronts[index].ids += articles.map(\.id)
    }
  }
}
