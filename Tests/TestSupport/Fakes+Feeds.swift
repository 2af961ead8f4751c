import NewsDomain
import Synchronization

/// Stores feeds in memory, or refuses every change.
package final class FakeOwnFeeds: OwnFeedRepository {
  private let problems: [SettingsProblem]
  private let failure: NewsError?
  private let reserved: @Sendable (String, String) -> Bool
  private let kept: Mutex<[OwnFeed]>

  package init(
    _ feeds: [OwnFeed] = [], problems: [SettingsProblem] = [], failingWith failure: NewsError? = nil,
    reserved: @escaping @Sendable (String, String) -> Bool = { _, _ in false }
  ) {
    self.reserved = reserved
    kept = Mutex(feeds)
    self.problems = problems
    self.failure = failure
  }

  package var feeds: [OwnFeed] { kept.withLock { $0 } }

  package func load() -> (feeds: [OwnFeed], problems: [SettingsProblem]) { (feeds, problems) }

  package func isReserved(_ name: String, for feed: String) -> Bool { reserved(name, feed) }

  package func change(_ change: (inout [OwnFeed]) throws -> Void) throws -> [SettingsProblem] {
    if let failure { throw failure }
    var changed = feeds
    try change(&changed)
    kept.withLock { [changed] in $0 = changed }
    return problems
  }
}

/// Returns feeds by a rule and records the calls.
package final class FakeFeedReader: FeedReader {
  private let checked: @Sendable (String) throws -> CheckedFeed
  private let discovered: @Sendable (String) throws -> FeedList.Entry
  private let reading: @Sendable (OwnFeed) async throws -> NewsPage
  private let known: [String: FeedReading]
  private let others: [FoundFeed.Candidate]
  private let moved: [String: String]
  private let titled: [String: String]
  private let plainHost: String?
  private let asked = Mutex<[String]>([])

  /// - Parameters:
  ///   - discovered: the feeds found at an address; by default the address itself is a feed with the name `Feed of
  ///     ADDRESS`.
  ///   - known: the results of the last fetch of feeds, by their ids.
  ///   - others: the other feeds of each page.
  ///   - plainHost: the host that has feeds without encryption only.
  ///   - titled: the feeds' own titles, by the ids of the feeds.
  ///   - moved: the addresses to which servers have moved feeds for good, by the ids of the feeds.
  package init(
    checked: @escaping @Sendable (String) throws -> CheckedFeed = { throw NewsError.feed(.notAnAddress($0)) },
    discovered: @escaping @Sendable (String) throws -> FeedList.Entry = {
      FeedList.Entry(name: "Feed of \($0)", feed: $0, site: nil)
    },
    read: @escaping @Sendable (OwnFeed) async throws -> NewsPage = {
      throw NewsError.feed(.noFeed(host: $0.feed))
    },
    known: [String: FeedReading] = [:], others: [FoundFeed.Candidate] = [], moved: [String: String] = [:],
    titled: [String: String] = [:], plainHost: String? = nil
  ) {
    (self.others, self.moved, self.titled, self.plainHost) = (others, moved, titled, plainHost)
    reading = read
    self.known = known
    self.checked = checked
    self.discovered = discovered
  }

  /// The addresses to be read, in order.
  package var places: [String] { asked.withLock { $0 } }

  package func check(_ place: String) async throws -> CheckedFeed {
    asked.withLock { $0.append(place) }
    return try checked(place)
  }

  package func discover(_ address: String, choice: Int?) async throws -> FoundFeed {
    asked.withLock { $0.append(address) }
    let entry = try discovered(address)
    guard let choice, let other = others.first(where: { $0.number == choice }) else {
      var found = FoundFeed(entry, page: address, others: others)
      found.plainHost = plainHost
      return found
    }
    return FoundFeed(.init(name: other.name, feed: other.feed, site: nil))
  }

  package func read(_ feed: OwnFeed, _ freshness: Freshness) async throws -> NewsPage {
    asked.withLock { $0.append(feed.feed) }
    return try await reading(feed)
  }

  package func readings(of feeds: [OwnFeed]) -> [String: FeedReading] {
    known.filter { id, _ in feeds.contains { $0.id == id } }
  }

  package func moves(of feeds: [OwnFeed]) -> [String: String] {
    moved.filter { id, _ in feeds.contains { $0.id == id } }
  }

  package func titles(of feeds: [OwnFeed]) -> [String: String] {
    titled.filter { id, _ in feeds.contains { $0.id == id } }
  }
}

/// Files in memory, each a list of feeds; as text, each feed is a line with its id and its address.
package final class FakeFeedLists: FeedListFile {
  private let failure: NewsError?
  private let kept: Mutex<[String: FeedList]>

  /// - Parameter failure: the error of every write.
  package init(_ lists: [String: FeedList] = [:], failingWith failure: NewsError? = nil) {
    kept = Mutex(lists)
    self.failure = failure
  }

  package var lists: [String: FeedList] { kept.withLock { $0 } }

  package func read(_ path: String) throws -> FeedList {
    guard let list = lists[path] else {
      throw NewsError.file(.unreadable(path: path, detail: "No such file or directory"))
    }
    return list
  }

  package func write(_ feeds: [OwnFeed], to path: String) throws {
    if let failure { throw failure }
    let entries = feeds.map { FeedList.Entry(id: $0.id, name: $0.name, feed: $0.feed, site: $0.site) }
    kept.withLock { $0[path] = FeedList(entries: entries, skipped: 0) }
  }

  package func text(of feeds: [OwnFeed]) -> String {
    feeds.map { "\($0.id) \($0.feed)\n" }.joined()
  }
}
