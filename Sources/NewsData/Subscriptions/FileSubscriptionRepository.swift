import NewsDomain
import Synchronization

/// The reader's own feeds in an OPML file that a person can read and several sessions share.
public struct FileSubscriptionRepository: SubscriptionRepository {
  private let file: KeptFile

  public init(path: String) {
    file = KeptFile(path: path)
  }

  public func load() -> (feeds: [Subscription], problems: [SettingsProblem]) {
    if let bytes = try? file.read() {
      if let feeds = Self.feeds(bytes) { return (feeds, []) }
    } else if access(file.path, F_OK) != 0 {
      return ([], [])
    }
    // Looked at again under the lock: another session may be writing a good one just now.
    var problems: [SettingsProblem] = []
    let feeds = (try? file.whileLocked { readable(&problems) }) ?? []
    return (feeds, problems)
  }

  public func change(_ change: (inout [Subscription]) throws -> Void) throws -> [SettingsProblem] {
    try file.whileLocked {
      var problems: [SettingsProblem] = []
      var feeds = readable(&problems)
      let before = feeds
      try change(&feeds)
      if feeds != before { try file.write(Array(OPML.text(of: feeds, title: "supernews").utf8)) }
      return problems
    }
  }

  /// What the file says; an unreadable or damaged one is put aside and says nothing.
  private func readable(_ problems: inout [SettingsProblem]) -> [Subscription] {
    if let bytes = try? file.read() {
      if let feeds = Self.feeds(bytes) { return feeds }
    } else if access(file.path, F_OK) != 0 {
      return []
    }
    problems.append(.damagedFeeds(file: file.path, keptAs: file.setAside()))
    return []
  }

  /// - Returns: `nil` where the bytes are no whole list: what a person has broken is not to be lost.
  private static func feeds(_ bytes: [UInt8]) -> [Subscription]? {
    guard let (list, problem) = OPML.list(bytes), problem == nil else { return nil }
    return FeedList.subscriptions(list.entries, beside: [])
  }
}

/// Own feeds of a clean run: nothing is read, and nothing is kept beyond it.
public final class SessionSubscriptionRepository: SubscriptionRepository {
  private let feeds = Mutex<[Subscription]>([])

  public init() {}

  public func load() -> (feeds: [Subscription], problems: [SettingsProblem]) { (feeds.withLock(\.self), []) }

  public func change(_ change: (inout [Subscription]) throws -> Void) throws -> [SettingsProblem] {
    var changed = feeds.withLock(\.self)
    try change(&changed)
    feeds.withLock { [changed] in $0 = changed }
    return []
  }
}
