import FoundationEssentials

/// A reader's rule that hides articles: those with a text, those of a source, those with both, or those of a story.
package struct Mute: Sendable, Equatable {
  /// Its number, from 1, which never changes.
  package let number: Int
  /// Consecutive words in the title or summary; `nil` for a source alone.
  package let text: String?
  /// Whether only titles are searched.
  package let isOfTitles: Bool
  /// The id or the name of a source.
  package let source: String?
  /// The story whose articles it hides, with one of its titles.
  package let story: MutedStory?
  package let madeAt: Date
  /// When it ends; `nil` for never.
  package let until: Date?

  package init(
    number: Int, text: String?, isOfTitles: Bool, source: String?, story: MutedStory? = nil, madeAt: Date, until: Date?
  ) {
    self.number = number
    self.text = text
    self.isOfTitles = isOfTitles
    self.source = source
    self.story = story
    self.madeAt = madeAt
    self.until = until
  }

  /// The most mutes allowed, and the most characters of the text or the source of one.
  package static let (most, longest) = (1_000, 4_000)

  package func isExpired(at now: Date) -> Bool { until.map { $0 <= now } ?? false }
}

/// A story that a mute hides.
package struct MutedStory: Sendable, Equatable {
  package let id: StoryID
  /// The title of one of its articles.
  package let title: String

  package init(id: StoryID, title: String) {
    self.id = id
    self.title = title
  }
}
