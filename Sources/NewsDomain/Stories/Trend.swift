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
  /// The languages of those articles; `nil` is among them if that of one is unknown.
  package let languages: Set<String?>

  package init(
    phrase: String, counts: [Int], score: Double, firstSeen: Date, articles: [ArticleID],
    languages: Set<String?> = [nil]
  ) {
    self.phrase = phrase
    self.counts = counts
    self.score = score
    self.firstSeen = firstSeen
    self.articles = articles
    self.languages = languages
  }

  /// Whether a reader of these languages may read one of its articles.
  package func isIn(_ languages: ReaderLanguages) -> Bool { self.languages.contains(where: languages.include) }
}
