import FoundationEssentials

/// How countries cover a story.
package struct StoryComparison: Sendable, Equatable {
  /// The coverage in one country.
  package struct Row: Sendable, Equatable {
    /// `nil` for articles from unknown countries.
    package let country: Country?
    /// The earliest article that is not a copy of another.
    package let first: Coverage
    /// How many articles from this country cover it.
    package let count: Int
    /// Words that only this country's articles have, compared with others in the same language; the most significant
    /// first.
    package let ownWords: [String]
    /// The language of the first article, if its source states it or it is certain; else `nil`.
    package let language: String?

    package init(country: Country?, first: Coverage, count: Int, ownWords: [String], language: String? = nil) {
      self.language = language
      self.country = country
      self.first = first
      self.count = count
      self.ownWords = ownWords
    }
  }

  /// A country with news on the days of the story that does not cover it.
  package struct Silence: Sendable, Equatable {
    package let country: Country
    /// How many of its articles of ``StoryComparison/checked`` are in the archive.
    package let count: Int

    package init(country: Country, count: Int) {
      self.country = country
      self.count = count
    }
  }

  package let story: Story
  /// Those with the most articles first.
  package let rows: [Row]
  /// Those with the most news first.
  package let silences: [Silence]
  /// The time in which news of other countries counts: that of the story, and a while before and after; `nil` if none of
  /// its articles has a date.
  package let checked: ClosedRange<Date>?

  package init(story: Story, rows: [Row], silences: [Silence], checked: ClosedRange<Date>? = nil) {
    self.checked = checked
    self.story = story
    self.rows = rows
    self.silences = silences
  }
}
