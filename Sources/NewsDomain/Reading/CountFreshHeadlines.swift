import FoundationEssentials

/// Counts the archived headlines of the last day for each country, without a request.
package struct CountFreshHeadlines: Sendable {
  /// The ages of fresh headlines, in seconds. They may be negative, as the clocks of sources may be slightly ahead.
  private static let ages: (oldest: TimeInterval, newest: TimeInterval) = (86_400, -3_600)

  private let archive: any ArticleArchive

  package init(archive: any ArticleArchive) {
    self.archive = archive
  }

  /// - Parameter names: the names that order countries with the same number.
  /// - Returns: the countries with headlines, those with the most first, and how many headlines these are.
  /// - Throws: ``NewsError``.
  package func callAsFunction(now: Date, in names: any EntityNames) async throws -> FreshHeadlines {
    let span = now.addingTimeInterval(-Self.ages.oldest)...now.addingTimeInterval(-Self.ages.newest)
    let found = try await archive.counts(in: span)
    let counts = Country.sorted(in: names).compactMap { country in
      found[country].map { CountryCount(country: country, count: $0) }
    }
    return FreshHeadlines(
      countries: counts.enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
        .map(\.element),
      articles: try await archive.listedCount(in: span))
  }
}

/// The archived headlines of the last day.
package struct FreshHeadlines: Sendable {
  package let countries: [CountryCount]
  /// The number of different articles; an article that several countries list counts once.
  package let articles: Int
}
