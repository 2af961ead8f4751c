/// How the list of the reader's own feeds was changed.
package enum FeedAction: String, Sendable, Equatable {
  case add
  case remove
  case rename
  case move
  case address
  case importing = "import"
}

/// One of the reader's own feeds before and after a change.
package struct FeedEdit: Sendable, Equatable {
  /// `nil` if it was added.
  package let before: OwnFeed?
  /// `nil` if it was removed.
  package let after: OwnFeed?
  /// Its position before, from 0, if it has left that.
  package let position: Int?

  package init(before: OwnFeed?, after: OwnFeed?, position: Int? = nil) {
    self.before = before
    self.after = after
    self.position = position
  }

  /// The feed as it is now, or as it was before it was removed.
  package var feed: OwnFeed? { after ?? before }

  /// The differences between two versions of a list.
  package static func between(_ before: [OwnFeed], _ after: [OwnFeed]) -> [FeedEdit] {
    let later = Dictionary(after.enumerated().map { ($1.id, (feed: $1, position: $0)) }) { first, _ in first }
    let known = Set(before.map(\.id))
    let changed = before.enumerated().compactMap { position, feed -> FeedEdit? in
      guard let now = later[feed.id] else { return FeedEdit(before: feed, after: nil, position: position) }
      guard now.feed != feed else { return nil }
      return FeedEdit(before: feed, after: now.feed, position: now.position == position ? nil : position)
    }
    return changed + after.filter { !known.contains($0.id) }.map { FeedEdit(before: nil, after: $0) }
  }
}

extension [FeedEdit] {
  /// Restores the feeds, except those that have changed since.
  ///
  /// - Returns: how many were restored.
  package func takeBack(in feeds: inout [OwnFeed]) -> Int {
    var added: [String: OwnFeed] = [:]
    for edit in self where edit.before == nil { if let feed = edit.after { added[feed.id] = feed } }
    let count = feeds.count
    feeds.removeAll { added[$0.id] == $0 }
    var restored = count - feeds.count
    for edit in self {
      guard let before = edit.before else { continue }
      let place = feeds.firstIndex { $0.id == before.id }
      if let after = edit.after {
        guard let place, feeds[place] == after else { continue }
        feeds.remove(at: place)
        feeds.insert(before, at: Swift.min(edit.position ?? place, feeds.count))
      } else {
        guard place == nil, !feeds.contains(where: { $0.address == before.address }) else { continue }
        feeds.insert(before, at: Swift.min(edit.position ?? feeds.count, feeds.count))
      }
      restored += 1
    }
    return restored
  }
}

extension OwnFeedRepository {
  /// Changes the stored feeds, as ``change(_:)``, so that the change can be taken back.
  func change(
    _ action: FeedAction, in history: (any FeedChangeRecorder)?, _ change: (inout [OwnFeed]) throws -> Void
  ) throws -> [SettingsProblem] {
    var edits: [FeedEdit] = []
    let problems = try self.change { feeds in
      let before = feeds
      try change(&feeds)
      edits = FeedEdit.between(before, feeds)
    }
    history?.record(action, edits)
    return problems
  }
}

/// Records changes of the reader's own feeds, so that they can be taken back.
package protocol FeedChangeRecorder: Sendable {
  func record(_ action: FeedAction, _ edits: [FeedEdit])
}
