import FoundationEssentials
import NewsDomain
import TestSupport
import Testing

@Suite("An archive that collectors share")
struct CollectingSuite {
  private let folder = TemporaryFolder()
  private let feeds = ["https://a.example/1", "https://a.example/2", "https://b.example/"].map {
    CollectedFeed(address: $0)
  }

  private func due(_ archive: any Archive, at hours: Double = 0) async throws -> [String] {
    try await archive.due(feeds, at: .hour(hours))
  }

  private func state(
    _ archive: any Archive, _ feed: String, as collector: Int64 = 1, at hours: Double = 0
  ) async throws -> CollectionState? {
    if case .taken(let state) = try await archive.claim(feed, for: collector, at: .hour(hours)) { state } else { nil }
  }

  @Test("a feed belongs to one collector at a time, and a host, too", arguments: ArchiveKind.allCases)
  func claims(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    #expect(try await due(archive).count == 3)
    #expect(try await state(archive, "https://a.example/1") != nil)
    #expect(try await archive.claim("https://a.example/1", for: 2, at: .hour(0)) == .isDone)
    #expect(try await archive.claim("https://a.example/2", for: 2, at: .hour(0)) == .hostIsBusy)
    #expect(try await state(archive, "https://b.example/", as: 2) != nil)
    try await archive.release("https://a.example/1", for: 2)
    #expect(try await archive.claim("https://a.example/2", for: 2, at: .hour(0)) == .hostIsBusy)
    try await archive.release("https://a.example/1", for: 1)
    #expect(try await state(archive, "https://a.example/2", as: 2) != nil)
  }

  @Test(
    "a claim of a collector that was ended expires, also if the clock was set back", arguments: ArchiveKind.allCases)
  func expiry(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    _ = try await due(archive)
    #expect(try await state(archive, "https://a.example/1") != nil)
    #expect(try await state(archive, "https://a.example/1", as: 2, at: 0.02) == nil)
    #expect(try await state(archive, "https://a.example/1", as: 2, at: 0.04) != nil)
    #expect(try await state(archive, "https://a.example/1", as: 3, at: -5) == nil)
    _ = try await archive.due(feeds, at: .hour(-100))
    // It is due in the future by then: only a time beyond all pauses is wrong.
    #expect(try await state(archive, "https://a.example/1", as: 3, at: -100) != nil)
  }

  @Test("what was learned is kept, and only by the collector that has the feed", arguments: ArchiveKind.allCases)
  func finish(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    _ = try await due(archive)
    var known = try #require(try await state(archive, "https://a.example/1"))
    known.due = .hour(2)
    known.pause = 1_234
    known.pace = FeedPace(least: 77, skippedHours: [0, 23], skippedDays: [6])
    known.askedAt = .hour(0)
    known.receivedAt = .hour(0)
    known.missingSince = .hour(-1)
    known.failures = 3
    known.validators = Validators(etag: "\"x\"", modified: "Mon")
    try await archive.finish("https://a.example/1", known, for: 9, at: .hour(0))
    #expect(try await archive.claim("https://a.example/1", for: 2, at: .hour(0)) == .isDone)
    try await archive.finish("https://a.example/1", known, for: 1, at: .hour(0))
    #expect(try await due(archive) == ["https://a.example/2", "https://b.example/"])
    // Those that have failed come last.
    #expect(try await due(archive, at: 3) == ["https://a.example/2", "https://b.example/", "https://a.example/1"])
    #expect(try await state(archive, "https://a.example/1", at: 3) == known)
  }

  @Test("a list that several feeds make begins with the newest articles of all", arguments: ArchiveKind.allCases)
  func fronts(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    let list = ArchivedList.topic(id: "space")
    for (key, hours) in [("old", 1.0), ("newest", 3.0), ("new", 2.0)] {
      var article = Article.made(key)
      article.publishedAt = .hour(hours)
      #expect(try await archive.keep(Delivery([article], list: list, isFront: false, at: .hour(4))) == 1)
    }
    let always = Date.distantPast ... .distantFuture
    #expect(try await archive.front(of: list, in: always) == nil)
    // A list without articles has no beginning.
    try await archive.keepFronts(of: [list, .topic(id: "art")], at: .hour(4))
    #expect(try await archive.front(of: list, in: always)?.articles.map(\.key) == ["newest", "new", "old"])
    #expect(try await archive.front(of: .topic(id: "art"), in: always) == nil)
  }

  @Test("feeds that are gone are not due, and the one that waited longest comes first", arguments: ArchiveKind.allCases)
  func order(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    _ = try await due(archive)
    for (feed, hours) in zip(feeds, [3.0, 2, 1]) {
      var known = try #require(try await state(archive, feed.address))
      known.due = .hour(hours)
      known.askedAt = .hour(0)
      if hours == 2 { known.goneSince = .hour(0) }
      try await archive.finish(feed.address, known, for: 1, at: .hour(0))
    }
    #expect(try await due(archive, at: 100) == ["https://b.example/", "https://a.example/1"])
  }

  @Test(
    "counts are kept: unread articles, what follows found, the last and the next round", arguments: ArchiveKind.allCases
  )
  func facts(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    #expect(
      try await archive.collectionFacts(in: .all) == CollectionFacts(unread: 0, followed: 0, last: nil, next: nil))
    _ = try await archive.addFollow(FindRequest(text: "moon"), notifies: false, quiet: nil, at: .hour(0))
    _ = try await archive.addFollow(FindRequest(text: "the"), notifies: false, quiet: nil, at: .hour(0))
    let articles = (0..<5).map { Article.made("\($0)", $0 < 2 ? "The moon" : "Else") }
    #expect(try await archive.keep(Delivery(articles, list: nil, isFront: false, at: .hour(0))) == 5)
    #expect(try await archive.keep(Delivery(articles, list: nil, isFront: false, at: .hour(0))) == 0)
    try await archive.matchFollows(at: .hour(0))
    _ = try await due(archive, at: 2)
    try await archive.keepRound(at: .hour(1), next: .hour(1 + 1))
    #expect(
      try await archive.collectionFacts(in: .all)
        == CollectionFacts(unread: 5, followed: 2, last: .hour(1), next: .hour(2)))
    _ = try await archive.mark(articles.prefix(4).map(\.id), .read, at: .hour(1))
    _ = try await archive.mark(articles.prefix(1).map(\.id), .unread, at: .hour(1))
    #expect(try await archive.collectionFacts(in: .all).unread == 2)
    _ = try await archive.forget(.all)
    #expect(try await archive.collectionFacts(in: .all).unread == 0)
  }
}
