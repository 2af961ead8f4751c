import FoundationEssentials

/// Finds the names and phrases that are in far more headlines of the last 24 hours than usual.
///
/// The days are spans of 24 hours; the last one ends now. Repetitions by one source within a day count once: for each
/// phrase, and among all headlines if the title is the same.
package struct FindTrends: Sendable {
  /// The most days considered.
  package static let maxDays = 366
  private static let most = 50
  /// The fewest sources that use a phrase.
  private static let least = 3
  private static let portion = 2_000
  private static let day: TimeInterval = 86_400

  private let headlines: any HeadlineRepository
  private let words: any WordWeights
  private let clock: WallClock

  package init(headlines: any HeadlineRepository, words: any WordWeights, clock: WallClock) {
    self.headlines = headlines
    self.words = words
    self.clock = clock
  }

  /// The trends with the highest scores, the highest first.
  ///
  /// - Parameters:
  ///   - days: how many days are considered, at least two, including the last one.
  ///   - scope: only headlines that belong to it count.
  ///   - articles: only headlines of articles with these ids count; `nil` counts all.
  /// - Throws: ``NewsError/cancelled``, and the errors of the repository.
  package func callAsFunction(
    days: Int, in scope: ReadingScope = .all, of articles: Set<ArticleID>? = nil
  ) async throws -> [Trend] {
    let days = min(max(days, 2), Self.maxDays)
    let now = clock.now
    var sources = SourceNumbers()
    var latest = LatestHeadlines()
    try await read(daysAgo: 0, before: now, scope) { headline in
      guard articles?.contains(headline.id) ?? true else { return }
      if let source = sources.source(of: headline) { latest.add(headline, source: source) }
    }
    var counter = PhraseCounter(latest, days: days, least: Self.least, weights: words)
    guard !counter.phrases.isEmpty else { return [] }
    for day in 0..<(days - 1) {
      sources.beginDay()
      counter.beginDay()
      try await read(daysAgo: days - 1 - day, before: now, scope) { headline in
        guard articles?.contains(headline.id) ?? true else { return }
        if let source = sources.source(of: headline) { counter.count(headline, source: source, day: day) }
      }
    }
    return ChooseTrends(from: counter)(most: Self.most, bursts: FindBursts(least: Self.least))
  }

  /// How many days before the last one show what is usual: a week, or all that are considered.
  package static func fewestDays(of days: Int) -> Int { min(7, max(1, days - 1)) }

  /// Whether the archive has no headlines of a scope that are a week old, or as old as the days asked for, so that
  /// nothing is known to be usual.
  package func isTooEarly(days: Int, in scope: ReadingScope = .all) async throws -> Bool {
    let start = clock.now - Double(min(max(days, 2), Self.maxDays)) * Self.day
    let end = clock.now - Double(Self.fewestDays(of: days)) * Self.day
    return try await headlines.headlines(in: start...end, of: scope, after: nil, limit: 1).headlines.isEmpty
  }

  /// Calls `body` with the headlines of one day.
  private func read(
    daysAgo: Int, before now: Date, _ scope: ReadingScope, _ body: (DatedHeadline) -> Void
  ) async throws {
    let end = now - Double(daysAgo) * Self.day
    let start = end - Self.day
    var mark: Int64?
    repeat {
      if Task.isCancelled { throw NewsError.cancelled }
      let portion = try await headlines.headlines(in: start...end, of: scope, after: mark, limit: Self.portion)
      // The beginning of a day is the end of the day before.
      for headline in portion.headlines where headline.publishedAt > start && headline.publishedAt <= end {
        body(headline)
      }
      // Guards against a repository that returns the same portion again.
      guard portion.last != mark else { return }
      mark = portion.last
    } while mark != nil
  }
}
