import FoundationEssentials

/// A stored search with which every new article is compared.
package struct Follow: Sendable, Equatable {
  /// Its number, which is never reused.
  package let number: Int
  /// The search. Its dates, page and length are ignored.
  package var request: FindRequest
  /// Whether new stories raise alerts.
  package var notifies: Bool
  /// The hours without alerts.
  package var quiet: QuietHours?
  package let madeAt: Date

  package init(number: Int, request: FindRequest, notifies: Bool, quiet: QuietHours?, madeAt: Date) {
    self.number = number
    self.request = request
    self.notifies = notifies
    self.quiet = quiet
    self.madeAt = madeAt
  }

  /// The most follows allowed, and the most characters of the search of one.
  package static let (most, longest) = (1_000, 4_000)
}

/// A follow in the list of all of them.
package struct ListedFollow: Sendable, Equatable {
  package let follow: Follow
  /// The number of unread articles found since the reader last looked.
  package let new: Int

  package init(follow: Follow, new: Int) {
    self.follow = follow
    self.new = new
  }
}

/// An article that a follow found, the first of its story.
package struct Alert: Sendable, Equatable {
  package let follow: Follow
  /// The id of the story when the alert was created.
  package let story: StoryID
  package let article: Article

  package init(follow: Follow, story: StoryID, article: Article) {
    self.follow = follow
    self.story = story
    self.article = article
  }

  /// The same each time the alert is delivered, so that a program can recognise it.
  package var id: String { "\(follow.number)-\(story)" }
}

/// A way to deliver alerts. Each delivers a story once.
package enum AlertChannel: String, Sendable, CaseIterable {
  /// A line above the prompt.
  case shown
  /// The desktop's notifications, and the reader's program.
  case sent
}
