import FoundationEssentials
import Synchronization

@testable import NewsDomain

/// An archive that is used only to maintain its file; it records the calls.
final class FakeUpkeep: Archive {
  struct Results: Sendable {
    var facts = ArchiveFacts()
    var exported = 0
    var imported = ArchiveImport()
    var faults: [String] = []
    var forgotten = Forgotten(count: 0, kept: 0)
    var preview = Forgotten(count: 0, kept: 0)
    var readers: [ArchiveReader] = []
    var failure: NewsError?
  }

  private let results: Results
  private let asked = Mutex<[String]>([])
  private let forgetting = Mutex<[Forgetting]>([])
  private let arrivals: Mutex<Int>

  /// - Parameter arrivals: how often it tells that others have added articles.
  init(_ results: Results = Results(), arrivals: Int = 0) {
    self.results = results
    self.arrivals = Mutex(arrivals)
  }

  /// The calls, with the given paths.
  var calls: [String] { asked.withLock(\.self) }
  var forgets: [Forgetting] { forgetting.withLock(\.self) }

  private func note(_ call: String) throws {
    asked.withLock { $0.append(call) }
    if let failure = results.failure { throw failure }
  }

  func facts(now: Date) async throws -> ArchiveFacts {
    try note("facts")
    return results.facts
  }

  func export(to path: String) async throws -> Int {
    try note("export \(path)")
    return results.exported
  }

  func `import`(_ path: String, at now: Date) async throws -> ArchiveImport {
    try note("import \(path)")
    return results.imported
  }

  func setUp() async throws { try note("setup") }

  func check() async throws -> ArchiveCheck {
    try note("check")
    return ArchiveCheck(faults: results.faults)
  }

  func compact() async throws -> (before: Int, after: Int) {
    try note("compact")
    return (3 << 20, 2 << 20)
  }

  func close() async {}

  func preview(_ what: Forgetting) async throws -> Forgotten {
    try note("preview")
    return results.preview
  }

  func readers() async throws -> [ArchiveReader] {
    try note("readers")
    return results.readers
  }

  func keepReader(_ name: String?) async throws -> Int {
    try note("keep \(name ?? "all")")
    return results.readers.count
  }

  func removeReader(_ name: String) async throws { try note("remove \(name)") }

  func forget(_ what: Forgetting) async throws -> Forgotten {
    try note("forget")
    forgetting.withLock { $0.append(what) }
    return results.forgotten
  }
}

extension FakeUpkeep {
  func add(_ delivery: Delivery) async -> [Article] { delivery.articles }
  func waitForArrivals() async -> Bool {
    arrivals.withLock { arrivals in
      defer { arrivals = max(0, arrivals - 1) }
      return arrivals > 0
    }
  }

  var state: ArchiveState? { nil }
  func head(of address: String) async -> KeptListHead? { nil }
  func list(_ address: String, where isUsable: @Sendable (KeptListHead) -> Bool) async -> KeptList? { nil }
  func keep(_ list: KeptList) async -> KeptList? { nil }
  func confirm(_ address: String, _ validators: Validators, at now: Date) async {}
  func note(_ result: FeedReading.Result, of address: String, at now: Date) async -> Bool { false }
  func readings() async -> [String: NotedReading] { [:] }

  func takeProblems() -> [ArchiveProblem] { [] }
  func find(_ request: FindRequest) async throws -> NewsPage { NewsPage(articles: [], total: 0, provider: .feeds) }
  func front(of list: ArchivedList, in span: ClosedRange<Date>) async throws -> FrontPage? { nil }
  func revisions(of id: ArticleID) async throws -> [Revision] { [] }
  func counts(in span: ClosedRange<Date>) async throws -> [Country: Int] { [:] }
  func listedCount(in span: ClosedRange<Date>) async throws -> Int { 0 }

  func articles(of ids: [ArticleID]) async throws -> [ArticleID: Article] { [:] }
  func ownLinks(of ids: [ArticleID]) async -> [ArticleID: ResolvedLink] { [:] }

  func article(_ prefix: ArticleIDPrefix) async throws -> Article {
    throw NewsError.list(.noSuchArticle(prefix.text))
  }

  func states(of ids: [ArticleID]) async -> [ArticleID: ArticleState] { [:] }
  func changeMarks(
    of ids: [ArticleID], _ change: MarkChange, at now: Date
  ) async throws -> [ArticleID: MarksEdit] { [:] }
  func takeBack(_ edits: [MarksEdit]) async throws -> Int { 0 }
  func takeBack(_ edit: FollowEdit) async throws -> Bool { false }
  func takeBack(_ edit: MuteEdit) async throws -> Bool { false }
  func markRead(_ id: ArticleID, showing others: [ArticleID], at now: Date) async throws {}
  func labels() async throws -> [LabelCount] { [] }
  func lastVisit(to scope: ReadingScope) async throws -> Visit? { nil }
  func keepVisits(to scopes: [ReadingScope], at now: Date) async throws {}
  func countNew(in scope: ReadingScope) async throws -> Int { 0 }
  func countUnread(in scope: ReadingScope, since visit: Visit?) async throws -> Int { 0 }
  func count(_ change: MarkChange, ofAll request: FindRequest) async throws -> Int { 0 }
  func changeMarks(
    ofAll request: FindRequest, _ change: MarkChange, at now: Date
  ) async throws -> [ArticleID: MarksEdit] { [:] }
  func countUnread(in groups: [[ArchivedList]]) async throws -> [Int] { groups.map { _ in 0 } }
  func countUnread(of requests: [FindRequest]) async throws -> [Int] { requests.map { _ in 0 } }
  func mutes() async throws -> [Mute] { [] }

  func addMute(text: String?, isOfTitles: Bool, source: String?, until: Date?, at now: Date) async throws -> Mute {
    Mute(number: 1, text: text, isOfTitles: isOfTitles, source: source, madeAt: now, until: until)
  }

  func addMute(_ story: MutedStory, until: Date?, at now: Date) async throws -> Mute {
    Mute(number: 1, text: nil, isOfTitles: false, source: nil, story: story, madeAt: now, until: until)
  }

  func removeMute(_ number: Int) async throws -> Mute { throw NewsError.archive(.noSuchMute(number)) }
  func muted(_ articles: [Article], at now: Date) async -> [Int: Int] { [:] }

  func countMuted(
    text: String?, isOfTitles: Bool, source: String?, in span: ClosedRange<Date>
  ) async throws -> Int { 0 }
}

extension FakeUpkeep {
  func titlesWithoutVector(of model: String, most: Int) async throws -> [UnencodedTitle] { [] }
  func lacksVectors(of model: String) async throws -> Bool { false }
  func keep(_ vectors: [EncodedTitle], of model: String) async throws {}
  func vector(of id: ArticleID) async throws -> (vector: SentenceVector, model: String)? { nil }
  func correctStories(of titles: [Int64], by model: String) async throws {}
  func text(of id: ArticleID) async throws -> ArticleText? { nil }
  func facts(of id: ArticleID, hasStory: Bool, similar: FindRequest?, at now: Date) async -> ArticleFacts {
    ArticleFacts()
  }
  func textTimes(of ids: [ArticleID]) async throws -> [ArticleID: Date] { [:] }
  func keepText(_ text: ArticleText, of id: ArticleID, at now: Date) async throws {}
  func repeatedBlocks(_ blocks: [UInt64], of host: String, besides id: ArticleID?) async throws -> Set<UInt64> { [] }
  func newsOfReadStories(in span: ClosedRange<Date>, of scope: ReadingScope, limit: Int) async throws -> [Article] {
    []
  }
  func memberships(of ids: [ArticleID]) async -> [ArticleID: StoryMembership] { [:] }
  func groupAll(in span: ClosedRange<Date>, _ report: @Sendable (Int, Int) -> Void) async throws {}

  func stories(
    in span: ClosedRange<Date>, of articles: SoughtArticles?, least: Int, languages: ReaderLanguages?
  ) async throws -> [StoryCount] { [] }

  func headlines(
    in span: ClosedRange<Date>, of scope: ReadingScope, after mark: Int64?, limit: Int
  ) async throws -> (headlines: [DatedHeadline], last: Int64?) { ([], nil) }

  func stories(_ ids: [StoryID], most: Int) async throws -> [ArchivedStory] { [] }
  func likeness(of one: Article, and other: Article) async throws -> Likeness { Likeness(value: 0, shares: [:]) }
  func articles(in span: ClosedRange<Date>) async throws -> [(article: Article, story: StoryID?)] { [] }
  func learnLink(_ link: ResolvedLink, of id: ArticleID) async throws {}

  func follows() async throws -> [ListedFollow] { [] }
  func keepFollow(
    _ request: FindRequest, notifies: Bool?, quiet: QuietHours?, at now: Date
  ) async throws -> (follow: Follow, before: Follow?) {
    throw NewsError.follow(.tooManyFollows(limit: 0))
  }
  func finds(of number: Int) async throws -> FollowFinds { FollowFinds() }
  func removeFollow(_ number: Int) async throws -> Follow { throw NewsError.follow(.noSuchFollow(number)) }
  func seeFollow(_ number: Int) async throws {}
  func followed(_ number: Int, limit: Int) async throws -> [Article] { [] }
  func matchFollows(at now: Date) async throws -> Int { 0 }
  func claimAlerts(_ channel: AlertChannel, limit: Int, hour: Int, at now: Date) async throws -> [Alert] { [] }
  func noteAlerts(_ alerts: [Alert], _ channel: AlertChannel, at now: Date) async throws {}
  func keep(_ delivery: Delivery) async throws -> Int { 0 }
  func due(_ feeds: [CollectedFeed], at now: Date) async throws -> [String] { [] }
  func claim(_ feed: String, for collector: Int64, at now: Date) async throws -> CollectionClaim { .isDone }
  func finish(_ feed: String, _ state: CollectionState, for collector: Int64, at now: Date) async throws {}
  func release(_ feed: String, for collector: Int64) async throws {}
  func wantedLists(at now: Date) async throws -> [ArchivedList] { [] }
  func keepFronts(of lists: [ArchivedList], at now: Date) async throws {}
  func keepRound(at now: Date, next: Date?) async throws {}
  func collectionFacts(in scope: ReadingScope) async throws -> CollectionFacts {
    CollectionFacts(unread: 0, followed: 0, last: nil, next: nil)
  }
}
