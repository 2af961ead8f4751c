import FoundationEssentials

/// The meanings of the titles of stories. Only one task uses it at a time.
package protocol StoryMeanings: AnyObject {
  /// The titles of a story that have vectors, the earliest first.
  func titles(of story: Int64) throws -> [TitleMeaning]

  /// The stories with titles that mean nearly the same as a sentence, the nearest first.
  ///
  /// - Parameter span: when the titles were published.
  func stories(near sentence: SentenceVector, in span: ClosedRange<Date>, most: Int) throws -> [Int64]

  /// Notes that the titles of a story belong to another one now.
  func merge(_ story: Int64, into other: Int64) throws

  /// Notes that articles have become a story of their own.
  func part(_ articles: Set<Int64>, from story: Int64, into other: Int64) throws
}

/// The meaning of the title of an article.
package struct TitleMeaning: Sendable {
  /// The key of the article.
  package let article: Int64
  /// The numbers of its vector: see ``SentenceVector/numbers``.
  package let numbers: [Float]
  /// The article's voice; `nil` if unknown.
  package let voice: String?

  package init(article: Int64, numbers: [Float], voice: String?) {
    self.article = article
    self.numbers = numbers
    self.voice = voice
  }
}
