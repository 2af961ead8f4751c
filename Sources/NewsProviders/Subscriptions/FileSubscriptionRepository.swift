import NewsDomain
import Synchronization
import SystemServices

/// The reader's own feeds in an OPML file that a person can read and several sessions share.
package struct FileSubscriptionRepository: SubscriptionRepository {
  private let file: KeptFile

  package init(path: FilePath) {
    file = KeptFile(path: path)
  }

  /// More than is ever written, in bytes.
  private static let sizeLimit = 8 << 20

  package func load() -> (feeds: [Subscription], problems: [SettingsProblem]) {
    do {
      guard let bytes = try file.read(atMost: Self.sizeLimit) else { return ([], []) }
      if let list = OPML.list(bytes), list.problem == nil {
        return (FeedList.subscriptions(list.entries, beside: []), [])
      }
      // Looked at again under the lock: another session may be writing a good one just now.
      var problems: [SettingsProblem] = []
      guard let feeds = try? file.whileLocked({ try readable(&problems) }) else {
        // It cannot be mended here, and may be another time.
        return ([], [.damagedFeeds(file: file.path.description, keptAs: nil)])
      }
      return (feeds, problems)
    } catch {
      return ([], [.unreadable(file.path, error)])
    }
  }

  package func change(_ change: (inout [Subscription]) throws -> Void) throws -> [SettingsProblem] {
    try file.whileLocked {
      var problems: [SettingsProblem] = []
      var feeds = try readable(&problems)
      let before = feeds
      try change(&feeds)
      if feeds != before { try write(feeds) }
      return problems
    }
  }

  /// What the file says. One that is damaged is put aside, and what could be read of it kept.
  ///
  /// - Throws: `NewsError.io` and `shortage`, where it cannot be read at all: then it is not to be replaced.
  private func readable(_ problems: inout [SettingsProblem]) throws -> [Subscription] {
    guard let bytes = try file.read(atMost: Self.sizeLimit) else { return [] }
    let list = OPML.list(bytes)
    if case .shortage(let shortage)? = list?.problem { throw NewsError.shortage(shortage) }
    let feeds = FeedList.subscriptions(list?.entries ?? [], beside: [])
    guard list == nil || list?.problem != nil else { return feeds }
    problems.append(.damagedFeeds(file: file.path.description, keptAs: file.setAside()))
    if !feeds.isEmpty { try write(feeds) }
    return feeds
  }

  /// - Throws: `NewsError.tooManyFeeds` for more than would be read again.
  private func write(_ feeds: [Subscription]) throws {
    let bytes = Array(OPML.text(of: feeds, title: "supernews").utf8)
    guard feeds.count <= FeedList.mostFeeds, bytes.count <= Self.sizeLimit else {
      throw NewsError.tooManyFeeds(limit: FeedList.mostFeeds)
    }
    try file.write(bytes)
  }
}

/// Own feeds of a clean run: nothing is read, and nothing is kept beyond it.
package final class SessionSubscriptionRepository: SubscriptionRepository {
  private let feeds = Mutex<[Subscription]>([])

  package init() {}

  package func load() -> (feeds: [Subscription], problems: [SettingsProblem]) { (feeds.withLock(\.self), []) }

  package func change(_ change: (inout [Subscription]) throws -> Void) throws -> [SettingsProblem] {
    try feeds.withLock { feeds in
      var changed = feeds
      try change(&changed)
      feeds = changed
    }
    return []
  }
}
