import FoundationEssentials

/// A name or phrase that is in more headlines than usual.
package struct Trend: Sendable, Equatable {
  /// The phrase as most headlines write it.
  package let phrase: String
  /// How many headlines had it on each day of the span, oldest first.
  package let counts: [Int]
  /// By how many standard deviations the last day exceeds the usual frequency.
  package let score: Double
  /// When the first of these headlines was published.
  package let firstSeen: Date
  /// The articles of its last day, newest first.
  package let articles: [ArticleID]

  package init(phrase: String, counts: [Int], score: Double, firstSeen: Date, articles: [ArticleID]) {
    self.phrase = phrase
    self.counts = counts
    self.score = score
    self.firstSeen = firstSeen
    self.articles = articles
  }
}
