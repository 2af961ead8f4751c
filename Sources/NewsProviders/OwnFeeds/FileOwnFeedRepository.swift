import NewsDomain
import Locking
import NewsParsing
import SystemServices

/// The reader's own feeds, in an OPML file that a person can read and several sessions share.
package struct FileOwnFeedRepository: OwnFeedRepository {
  /// The feeds as last read. With thousands of them, reading the file for each command would be noticeable.
  private final class Memory: Sendable {
    let last = Guarded<(stamp: FileStamp, feeds: [OwnFeed])?>(nil)
  }

  private let file: KeptFile
  /// The feeds as read, for later sessions; `nil` if nothing is stored.
  private let copy: OwnFeedCopy?
  private let memory = Memory()
  private let parser: any DocumentParser

  /// - Parameter copy: a disposable file.
  package init(path: FilePath, copy: FilePath? = nil, parser: any DocumentParser) {
    self.parser = parser
    file = KeptFile(path: path)
    self.copy = copy.map { OwnFeedCopy($0) }
  }

  package func isReserved(_ name: String, for feed: String) -> Bool { SourceCatalogue.isReserved(name, for: feed) }

  /// The largest file read, in bytes: more than is ever written.
  static let sizeLimit = 8 << 20

  package func load() -> (feeds: [OwnFeed], problems: [SettingsProblem]) {
    // Taken before the file is read: if it changes meanwhile, it is read again next time.
    let stamp = FileStamp(of: file.path)
    if let stamp, let feeds = memory.last.withLock({ $0?.stamp == stamp ? $0?.feeds : nil }) { return (feeds, []) }
    if let stamp, let feeds = copy?.feeds(at: stamp) {
      memory.last.withLock { $0 = (stamp, feeds) }
      return (feeds, [])
    }
    do {
      guard let bytes = try file.read(atMost: Self.sizeLimit) else { return ([], []) }
      let list: FeedList?
      do {
        list = try self.list(bytes)
      } catch {
        return ([], [.unparsedFeeds(file: file.path.description, error)])
      }
      if let list, list.problem == nil {
        let feeds = FeedList.ownFeeds(list.entries, beside: [], isReserved: isReserved)
        if let stamp {
          memory.last.withLock { $0 = (stamp, feeds) }
          copy?.keep(feeds, at: stamp)
        }
        return (feeds, [])
      }
      // Read again under the lock, because another session may have been writing a good file.
      var problems: [SettingsProblem] = []
      guard let feeds = try? file.whileLocked({ try readable(&problems) }) else {
        // Without the lock, the file cannot be repaired now; a later session may do so.
        return ([], [.damagedFeeds(file: file.path.description, keptAs: nil)])
      }
      return (feeds, problems)
    } catch {
      return ([], [.unreadable(file.path, error)])
    }
  }

  package func change(_ change: (inout [OwnFeed]) throws -> Void) throws -> [SettingsProblem] {
    try file.whileLocked {
      var problems: [SettingsProblem] = []
      var feeds = try readable(&problems)
      let before = feeds
      try change(&feeds)
      if feeds != before { try write(feeds) }
      return problems
    }
  }

  private func list(_ bytes: [UInt8]) throws(NewsError) -> FeedList? {
    try parser.ownList(bytes, of: file.path.description)
  }

  /// Reads the file. A damaged one is set aside, and the feeds that could be read are kept.
  ///
  /// - Throws: `NewsError.file(.failed)` and `NewsError.shortage` if the file cannot be read at all; it must not be
  ///   replaced then.
  private func readable(_ problems: inout [SettingsProblem]) throws -> [OwnFeed] {
    guard let bytes = try file.read(atMost: Self.sizeLimit) else { return [] }
    let list = try self.list(bytes)
    if case .shortage(let shortage)? = list?.problem { throw NewsError.shortage(shortage) }
    let feeds = FeedList.ownFeeds(list?.entries ?? [], beside: [], isReserved: isReserved)
    guard list == nil || list?.problem != nil else { return feeds }
    problems.append(.damagedFeeds(file: file.path.description, keptAs: file.setAside()))
    if !feeds.isEmpty { try write(feeds) }
    return feeds
  }

  /// - Throws: `NewsError.feed(.tooMany)` if there are more feeds than can be read back.
  private func write(_ feeds: [OwnFeed]) throws {
    let bytes = Array(OPML.text(of: feeds, title: "supernews").utf8)
    guard feeds.count <= FeedList.maxFeeds, bytes.count <= Self.sizeLimit else {
      throw NewsError.feed(.tooMany(limit: FeedList.maxFeeds))
    }
    try file.write(bytes)
  }
}

/// Own feeds of a clean session: nothing is read, and nothing is stored.
package final class SessionOwnFeedRepository: OwnFeedRepository {
  private let feeds = Guarded<[OwnFeed]>([])

  package init() {}

  package func load() -> (feeds: [OwnFeed], problems: [SettingsProblem]) { (feeds.withLock(\.self), []) }

  package func isReserved(_ name: String, for feed: String) -> Bool { SourceCatalogue.isReserved(name, for: feed) }

  package func change(_ change: (inout [OwnFeed]) throws -> Void) throws -> [SettingsProblem] {
    try feeds.withLock { feeds in
      var changed = feeds
      try change(&changed)
      feeds = changed
    }
    return []
  }
}
