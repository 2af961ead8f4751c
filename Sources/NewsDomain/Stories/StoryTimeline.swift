import FoundationEssentials

/// How a story spread.
package struct StoryTimeline: Sendable, Equatable {
  /// A change of an article's wording after it was first seen.
  package struct Change: Sendable, Equatable {
    package let coverage: Coverage
    package let change: RevisionChange

    package init(coverage: Coverage, change: RevisionChange) {
      self.coverage = coverage
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
  package let followers: [Coverage]
  /// Oldest first.
  package let changes: [Change]

  package init(
    story: Story, start: Date, step: TimeInterval, counts: [Int], followers: [Coverage], changes: [Change]
  ) {
    self.story = story
    self.start = start
    self.step = step
    self.counts = counts
    self.followers = followers
    self.changes = changes
  }
}
