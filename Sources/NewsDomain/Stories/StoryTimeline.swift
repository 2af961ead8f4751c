import FoundationEssentials

/// How a story spread.
package struct StoryTimeline: Sendable, Equatable {
  /// A change of an article's wording after it was first seen.
  package struct Change: Sendable, Equatable {
    package let telling: Telling
    package let change: RevisionChange

    package init(telling: Telling, change: RevisionChange) {
      self.telling = telling
      self.change = change
    }
  }

  package let story: Story
  /// The beginning of the first of ``counts``.
  package let start: Date
  /// The length of a span of ``counts``, in seconds: an hour, or more for stories of many days.
  package let step: TimeInterval
  /// How many articles appeared in each span, including copies.
  package let counts: [Int]
  /// The first article of each source, earliest first.
  package let followers: [Telling]
  /// Oldest first.
  package let changes: [Change]

  package init(
    story: Story, start: Date, step: TimeInterval, counts: [Int], followers: [Telling], changes: [Change]
  ) {
    self.story = story
    self.start = start
    self.step = step
    self.counts = counts
    self.followers = followers
    self.changes = changes
  }
}
