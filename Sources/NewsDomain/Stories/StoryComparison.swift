import FoundationEssentials

/// How countries tell a story.
package struct StoryComparison: Sendable, Equatable {
  /// What a country tells.
  package struct Row: Sendable, Equatable {
    /// `nil` for tellings whose country is not known.
    package let country: Country?
    /// The earliest telling that is no copy of another.
    package let first: Telling
    /// How many articles of this country tell it.
    package let count: Int
    /// Words that only this country's tellings have among those of the same language, most telling first.
    package let ownWords: [String]
    /// The language of the first, if its source has named it or it is sure; `nil` if not.
    package let language: String?

    package init(country: Country?, first: Telling, count: Int, ownWords: [String], language: String? = nil) {
      self.language = language
      self.country = country
      self.first = first
      self.count = count
      self.ownWords = ownWords
    }
  }

  /// A country that has news of the days of the story, but does not tell it.
  package struct Silence: Sendable, Equatable {
    package let country: Country
    /// How many of its articles the archive has of that time.
    package let count: Int

    package init(country: Country, count: Int) {
      self.country = country
      self.count = count
    }
  }

  package let story: Story
  /// Those with most tellings first.
  package let rows: [Row]
  /// Those with most news first.
  package let silences: [Silence]

  package init(story: Story, rows: [Row], silences: [Silence]) {
    self.story = story
    self.rows = rows
    self.silences = silences
  }
}
