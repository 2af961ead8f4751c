import FoundationEssentials

/// A follow before and after a change.
package struct FollowEdit: Sendable, Equatable {
  /// `nil` if it was added.
  package let before: Follow?
  /// `nil` if it was removed.
  package let after: Follow?
  /// What it had found, if it was removed.
  package let finds: FollowFinds

  package init(before: Follow?, after: Follow?, finds: FollowFinds = FollowFinds()) {
    self.before = before
    self.after = after
    self.finds = finds
  }

  /// The follow as it is now, or as it was before it was removed.
  package var follow: Follow? { after ?? before }

  /// Whether anything differs. The search is always the same.
  package var isChange: Bool {
    guard let before, let after else { return follow != nil }
    return !before.isLike(after)
  }
}

extension Follow {
  /// Whether it has the same properties as another follow of the same search, which has another number if it was removed
  /// and restored. One that was made again, perhaps by another session, is not the same.
  package func isLike(_ other: Follow) -> Bool {
    (notifies, quiet) == (other.notifies, other.quiet) && madeAt.isSameMoment(as: other.madeAt)
  }
}

/// What a follow has found.
package struct FollowFinds: Sendable, Equatable {
  package struct Found: Sendable, Equatable {
    package let id: ArticleID
    /// The ``ArticleState/arrival`` with which the follow counts it.
    package let arrival: Int64

    package init(_ id: ArticleID, arrival: Int64) {
      self.id = id
      self.arrival = arrival
    }
  }

  /// A story that raised an alert.
  package struct Told: Sendable, Equatable {
    package let story: StoryID
    /// The article that was found first.
    package let id: ArticleID
    package let at: Date

    package init(_ story: StoryID, by id: ArticleID, at: Date) {
      self.story = story
      self.id = id
      self.at = at
    }
  }

  /// The last arrival when the reader looked at it last.
  package let seen: Int64
  package let articles: [Found]
  package let stories: [Told]

  package init(seen: Int64 = 0, articles: [Found] = [], stories: [Told] = []) {
    self.seen = seen
    self.articles = articles
    self.stories = stories
  }
}

/// Records changes of follows that the reader asked for, so that they can be taken back.
package protocol FollowChangeRecorder: Sendable {
  func record(_ edit: FollowEdit)
}
