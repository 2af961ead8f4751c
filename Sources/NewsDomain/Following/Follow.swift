import FoundationEssentials

/// A search that is kept: every article that comes is compared with it.
package struct Follow: Sendable, Equatable {
  /// Its number, which no other follow gets.
  package let number: Int
  /// The search. Its dates, its page and its length mean nothing here.
  package var request: FindRequest
  /// Whether new stories are told as alerts.
  package var notifies: Bool
  /// The hours in which no alerts are told.
  package var quiet: QuietHours?
  package let madeAt: Date

  package init(number: Int, request: FindRequest, notifies: Bool, quiet: QuietHours?, madeAt: Date) {
    self.number = number
    self.request = request
    self.notifies = notifies
    self.quiet = quiet
    self.madeAt = madeAt
  }

  /// The most follows that are kept.
  package static let most = 1_000
}

/// A follow in the list of all of them.
package struct ListedFollow: Sendable, Equatable {
  package let follow: Follow
  /// How many articles it found since they were looked at last, without those that are read.
  package let new: Int

  package init(follow: Follow, new: Int) {
    self.follow = follow
    self.new = new
  }
}

/// An article that a follow found, the first of its story.
package struct Alert: Sendable, Equatable {
  package let follow: Follow
  /// The id of the story, as it was when the alert was made.
  package let story: StoryID
  package let article: Article

  package init(follow: Follow, story: StoryID, article: Article) {
    self.follow = follow
    self.story = story
    self.article = article
  }

  /// The same each time the alert is told, so that a program can tell whether it was told before.
  package var id: String { "\(follow.number)-\(story)" }
}

/// A way in which alerts are told. Each tells a story once.
package enum AlertChannel: String, Sendable, CaseIterable {
  /// A line above the prompt.
  case shown
  /// The desktop's notifications, and the reader's program.
  case sent
}
