import ArchiveTestSupport
import FoundationEssentials
import NewsArchive
import TestSupport
import Testing

@testable import NewsDomain

@Suite("A round of collecting")
struct CollectNewsTests {
  private let archive = DatabaseArchive.inMemory()
  private static let now = Date(timeIntervalSince1970: 1_795_248_000)
  private let clock = FakeClock(now)

  private func collect(_ reader: FakeFeedRefresher, settings: LiveSettings = LiveSettings()) -> CollectNews {
    reader.archive = archive
    return CollectNews(
      refresher: reader, archive: archive, settings: settings, activity: Activity(), clock: clock.clock, jitter: { 0 },
      sleep: { _ in })
  }

  private func feeds(_ addresses: String...) -> [CollectedFeed] { addresses.map { CollectedFeed(address: $0) } }

  /// What is known of a feed, which stays free for every collector; `nil` if it is gone.
  private func collected(_ feed: String) async throws -> CollectionState? {
    // In the far future everything is due.
    guard case .taken(let state) = try await archive.claim(feed, for: 99, at: .distantFuture) else { return nil }
    try await archive.release(feed, for: 99)
    return state
  }

  @Test("new articles are kept, with the validators of the next request")
  func articles() async throws {
    let reader = FakeFeedRefresher([
      "https://a.example/f": .articles([.titled("One"), .titled("Two")], Validators(etag: "e", modified: "m"))
    ])
    let feeds = feeds("https://a.example/f")
    let first = try await collect(reader)(feeds, as: 1)
    #expect((first.feeds, first.asked, first.new, first.unchanged, first.failed) == (1, 1, 2, 0, 0))
    reader.reply(.unchanged(), at: "https://a.example/f")
    // Nothing is due.
    #expect(try await collect(reader)(feeds, as: 1).asked == 0)
    clock.pass(FeedPace.usual)
    let second = try await collect(reader)(feeds, as: 1)
    #expect((second.asked, second.new, second.unchanged) == (1, 0, 1))
    #expect(reader.validators == [Validators(), Validators(etag: "e", modified: "m")])
    let kept = try await archive.find(FindRequest(.new(.all, since: nil)))
    #expect(Set(kept.articles.map(\.title)) == ["One", "Two"])
  }

  @Test("a pause that others were told of is no failure, and the feed is due when it is over")
  func paused() async throws {
    let pausing = NewsError.network(.refused(host: "a.example", .pausing(seconds: 900)))
    let reader = FakeFeedRefresher(["https://a.example/f": .failure(pausing)])
    let feeds = feeds("https://a.example/f")
    let round = try await collect(reader)(feeds, as: 1)
    #expect((round.asked, round.failed, round.failures.count) == (0, 0, 0))
    reader.reply(.unchanged(), at: "https://a.example/f")
    clock.pass(899)
    #expect(try await collect(reader)(feeds, as: 1).asked == 0)
    clock.pass(1)
    #expect(try await collect(reader)(feeds, as: 1).unchanged == 1)
    #expect(reader.asked.count == 2)
  }

  @Test("at most eight feeds are asked at once, and one of a host")
  func limits() async throws {
    let feeds = (0..<40).map { CollectedFeed(address: "https://h\($0 % 13).example/\($0)") }
    let reader = FakeFeedRefresher(
      Dictionary(uniqueKeysWithValues: feeds.map { ($0.address, .unchanged()) }), delay: .milliseconds(5))
    let round = try await collect(reader)(feeds, as: 1)
    #expect(round.asked == 40)
    #expect(Set(reader.asked).count == 40)
    #expect(reader.maxOfHost == 1)
    #expect((2...8).contains(reader.maxRunning))
  }

  @Test("servers that do not answer are left when the time for asking is over, and stay due")
  func slowServers() async throws {
    let feeds = (0..<20).map { CollectedFeed(address: "https://slow\($0).example/feed") }
    let slow = FakeFeedRefresher([:], delay: .seconds(600))
    let collect = CollectNews(
      refresher: slow, archive: archive, settings: LiveSettings(), activity: Activity(), clock: clock.clock,
      jitter: { 0 },
      sleep: { _ in },
      limit: TimeLimit(CollectNews.longest) { duration in
        #expect(duration == .seconds(600))
        // The time is over while as many feeds as allowed are being fetched.
        _ = try await eventually { slow.asked.count == CollectNews.maxAtOnce }
      })
    let round = try await collect(feeds, as: 1)
    #expect((round.feeds, round.asked, round.failed, round.left) == (20, 0, 0, 20))
    #expect(slow.asked.count == CollectNews.maxAtOnce)
    // They are free for every collector, at once.
    let quick = FakeFeedRefresher(Dictionary(uniqueKeysWithValues: feeds.map { ($0.address, .unchanged()) }))
    let next = try await self.collect(quick)(feeds, as: 2)
    #expect((next.asked, next.left) == (20, 0))
  }

  @Test("a server's least time between requests is kept, whatever was learned")
  func least() async throws {
    let reader = FakeFeedRefresher(["https://a.example/f": .unchanged(FeedPace(least: 7_200))])
    _ = try await collect(reader)(feeds("https://a.example/f"), as: 1)
    #expect(try await collected("https://a.example/f")?.due == Self.now.addingTimeInterval(7_200))
  }

  @Test("what the whole feed said holds when it has not changed, too")
  func keptPace() async throws {
    let address = "https://a.example/f"
    let reader = FakeFeedRefresher([address: .articles([.titled("One")], Validators(), FeedPace(least: 7_200))])
    _ = try await collect(reader)(feeds(address), as: 1)
    clock.pass(7_200)
    reader.reply(.unchanged(), at: address)
    #expect(try await collect(reader)(feeds(address), as: 1).unchanged == 1)
    #expect(try await collected(address)?.due == clock.clock.now.addingTimeInterval(7_200))
  }

  @Test("a feed is not asked in an hour that it skips, even if it became due before")
  func skippedHour() async throws {
    let address = "https://a.example/f"
    let reader = FakeFeedRefresher([
      address: .articles([.titled("One")], Validators(), FeedPace(skippedHours: [9]))
    ])
    // It is eight o'clock; the feed becomes due a quarter of an hour later.
    _ = try await collect(reader)(feeds(address), as: 1)
    clock.pass(3_900)
    #expect(try await collect(reader)(feeds(address), as: 1).asked == 0)
    #expect(try await collected(address)?.due == Self.now.addingTimeInterval(7_200))
    clock.pass(3_300)
    reader.reply(.failure(Self.broken), at: address)
    #expect(try await collect(reader)(feeds(address), as: 1).failed == 1)
  }

  private static let timeout = NewsError.network(.timeout(host: "a.example", seconds: 10))
  private static let broken = NewsError.network(.serverError(host: "a.example", status: 500))

  @Test("failures wait longer each time, up to a day, and a success begins anew")
  func failures() async throws {
    let address = "https://a.example/f"
    let reader = FakeFeedRefresher([address: .failure(Self.broken)])
    var waits: [TimeInterval] = []
    for _ in 0..<9 {
      let round = try await collect(reader)(feeds(address), as: 1)
      #expect(round.failed == 1)
      let due = try #require(try await collected(address)?.due)
      waits.append(due.timeIntervalSince(clock.clock.now))
      clock.pass(waits[waits.count - 1])
    }
    #expect(waits == [900, 1_800, 3_600, 7_200, 14_400, 28_800, 57_600, 86_400, 86_400])
    reader.reply(.unchanged(), at: address)
    _ = try await collect(reader)(feeds(address), as: 1)
    #expect(try await collected(address)?.failures == 0)
  }

  @Test("an outage of the network is no failure of a feed: all of them are asked again at once")
  func outage() async throws {
    let feeds = (0..<40).map { CollectedFeed(address: "https://h\($0).example/f") }
    let reader = FakeFeedRefresher(
      Dictionary(uniqueKeysWithValues: feeds.map { ($0.address, .failure(Self.timeout)) }))
    let round = try await collect(reader)(feeds, as: 1)
    #expect(round.outage == Self.timeout)
    // It does not wait for all of them.
    #expect((CollectNews.outage..<CollectNews.outage + CollectNews.maxAtOnce).contains(round.asked))
    #expect((round.failed, round.left) == (round.asked, 40 - round.asked))
    for feed in feeds { reader.reply(.unchanged(), at: feed.address) }
    let next = try await collect(reader)(feeds, as: 2)
    #expect((next.asked, next.unchanged, next.failed, next.outage) == (40, 40, 0, nil))
  }

  @Test("a server that is spared on this machine's own account says nothing of the network")
  func sparedInOutage() async throws {
    let busy = NewsError.network(.refused(host: "a.example", .tooManyRequests(retryAfter: 900)))
    let others = (0..<6).map { CollectedFeed(address: "https://h\($0).example/f") }
    let reader = FakeFeedRefresher(
      Dictionary(uniqueKeysWithValues: others.map { ($0.address, .failure(Self.timeout)) }))
    reader.reply(.failure(busy), at: "https://a.example/f")
    let round = try await collect(reader)(feeds("https://a.example/f") + others, as: 1)
    #expect(round.outage == Self.timeout)
    for other in others { #expect(try await collected(other.address)?.failures == 0) }
  }

  @Test("servers that never answer are no outage, however many they are, and wait longer each time")
  func dead() async throws {
    let living = "https://a.example/f"
    let dead = (0..<40).map { CollectedFeed(address: "https://d\($0 + 10).example/f") }
    let reader = FakeFeedRefresher(
      Dictionary(uniqueKeysWithValues: dead.map { ($0.address, .failure(Self.timeout)) }))
    // They fail a few at a time, among others that answer.
    for start in stride(from: 0, to: 40, by: 5) {
      let last = "https://z\(start).example/f"
      reader.reply(.unchanged(), at: last)
      _ = try await collect(reader)(Array(dead[start..<start + 5]) + feeds(last), as: 1)
    }
    clock.pass(900)
    reader.reply(.unchanged(), at: living)
    let round = try await collect(reader)(feeds(living) + dead, as: 1)
    #expect((round.asked, round.failed, round.left, round.outage) == (41, 40, 0, nil))
    for feed in dead { #expect(try await collected(feed.address)?.failures == 2) }
  }

  @Test("a network that goes in the middle of a round leaves what could not be asked due")
  func lateOutage() async throws {
    let feeds = (0..<30).map { CollectedFeed(address: "https://h\($0 + 10).example/f") }
    let reader = FakeFeedRefresher(
      Dictionary(
        uniqueKeysWithValues: feeds.enumerated().map { ($1.address, $0 < 4 ? .unchanged() : .failure(Self.timeout)) }))
    let round = try await collect(reader)(feeds, as: 1)
    #expect((round.unchanged, round.outage) == (4, nil))
    for feed in feeds { reader.reply(.unchanged(), at: feed.address) }
    // With eight requests at once, those that fail next to the last answer fail while others answer.
    #expect(try await (22...26).contains(collect(reader)(feeds, as: 1).asked))
  }

  @Test("a server that cannot be reached while others answer is named, and waits")
  func unreachable() async throws {
    let reader = FakeFeedRefresher([
      "https://a.example/f": .failure(Self.timeout), "https://b.example/f": .unchanged(),
    ])
    let feeds = feeds("https://a.example/f", "https://b.example/f")
    let round = try await collect(reader)(feeds, as: 1)
    let address = "https://a.example/f"
    #expect(round.failures == [FeedFailure(id: address, name: "a.example", address: address, Self.timeout)])
    #expect((round.failed, round.outage) == (1, nil))
    #expect(try await collected("https://a.example/f")?.failures == 1)
    #expect(try await collect(reader)(feeds, as: 1).asked == 0)
  }

  @Test("a feed that is gone is told once and left; a year without its page is the same")
  func gone() async throws {
    let reader = FakeFeedRefresher([
      "https://a.example/f": .failure(.network(.ended(host: "a.example")))
    ])
    let feeds = feeds("https://a.example/f", "https://b.example/f")
    let round = try await collect(reader)(feeds, as: 1)
    #expect(round.gone == ["a.example"])
    #expect(try await collected("https://b.example/f") != nil)
    var gone: [String] = []
    for _ in 0..<380 where gone.isEmpty {
      clock.pass(86_400)
      gone = try await collect(reader)(feeds, as: 1).gone
    }
    #expect(gone == ["b.example"])
    // It is never due again.
    #expect(try await collected("https://b.example/f") == nil)
    #expect(clock.clock.now.timeIntervalSince(Self.now) >= 365 * 86_400)
    #expect(reader.asked.count { $0 == "https://a.example/f" } == 1)
    clock.pass(86_400 * 3)
    #expect(try await collect(reader)(feeds, as: 1).asked == 0)
  }

  @Test("a clock that jumps a year forward makes no feed of a missing page gone")
  func jump() async throws {
    let reader = FakeFeedRefresher()
    _ = try await collect(reader)(feeds("https://a.example/f"), as: 1)
    clock.pass(366 * 86_400)
    _ = try await collect(reader)(feeds("https://a.example/f"), as: 1)
    #expect(try await collected("https://a.example/f") != nil)
  }

  @Test("Retry-After is kept, up to a day")
  func retryAfter() async throws {
    let address = "https://a.example/f"
    let reader = FakeFeedRefresher([
      address: .failure(.network(.refused(host: "a.example", .tooManyRequests(retryAfter: 40_000))))
    ])
    _ = try await collect(reader)(feeds(address), as: 1)
    #expect(try await collected(address)?.due == Self.now.addingTimeInterval(40_000))
  }

  @Test("when the next round begins is kept, unless a round does not know it")
  func next() async throws {
    let reader = FakeFeedRefresher()
    let scope = ReadingScope.all
    _ = try await collect(reader)([], as: 1)
    #expect(try await archive.collectionFacts(in: scope).next == nil)
    let next = Self.now.addingTimeInterval(900)
    _ = try await collect(reader)([], as: 1, next: next)
    _ = try await collect(reader)([], as: 1)
    #expect(try await archive.collectionFacts(in: scope).next == next)
  }

  @Test("without the archive nothing is asked")
  func off() async throws {
    let reader = FakeFeedRefresher()
    let settings = LiveSettings(.archived(.off))
    await #expect(throws: NewsError.archive(.off)) {
      try await collect(reader, settings: settings)(feeds("https://a.example/f"), as: 1)
    }
    #expect(reader.asked.isEmpty)
  }

  @Test("an archive that is full ends the round, and the feed is asked again as if it never was")
  func full() async throws {
    let failing = DatabaseArchive.failing(with: .archive(.full(file: "archive")))
    let reader = FakeFeedRefresher(["https://a.example/f": .articles([.titled("One")])])
    reader.archive = failing
    let collect = CollectNews(
      refresher: reader, archive: failing, settings: LiveSettings(), activity: Activity(), clock: clock.clock)
    await #expect(throws: NewsError.archive(.full(file: "archive"))) {
      try await collect(feeds("https://a.example/f"), as: 1)
    }
  }

  @Test("a cancelled round ends at once")
  func cancelled() async throws {
    let reader = FakeFeedRefresher(
      ["https://a.example/f": .unchanged(), "https://b.example/f": .unchanged()], delay: .seconds(60))
    let task = Task { try await collect(reader)(feeds("https://a.example/f", "https://b.example/f"), as: 1) }
    while reader.asked.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
    task.cancel()
    await #expect(throws: NewsError.cancelled) { try await task.value }
  }
}
