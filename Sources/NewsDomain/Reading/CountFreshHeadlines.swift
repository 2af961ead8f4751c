import FoundationEssentials

/// Counts the stored headlines of the last day for each country, without a request.
package struct CountFreshHeadlines: Sendable {
  /// The ages of fresh headlines, in seconds. They may be negative, as the clocks of sources may be a little ahead.
  private static let ages: ClosedRange<TimeInterval> = -3_600...86_400
  /// The page lengths with which the stored headlines were requested.
  private static let limits = [NewsQuery.limits.upperBound, NewsQuery.standardLimit]

  private let stored: any NewsRepository

  /// - Parameter stored: a repository that answers from the store alone.
  package init(stored: any NewsRepository) {
    self.stored = stored
  }

  /// - Parameters:
  ///   - edition: the language of the edition to count, for countries that have several.
  ///   - names: the names that put countries with the same number in order.
  /// - Returns: the countries with headlines, those with the most first.
  /// - Throws: ``NewsError/cancelled``.
  package func callAsFunction(
    _ edition: Language, now: Date, in names: any EntityNames
  ) async throws -> [CountryCount] {
    var counts: [CountryCount] = []
    for country in Country.sorted(in: names) {
      let count = try await count(of: country, edition, now)
      if count > 0 { counts.append(CountryCount(country: country, count: count)) }
    }
    return counts.enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }.map(\.element)
  }

  private func count(of country: Country, _ edition: Language, _ now: Date) async throws -> Int {
    var links: Set<String> = []
    for scope in [.local(country)] + Category.allCases.map({ HeadlineRequest.Scope.category($0, country) }) {
      for limit in Self.limits {
        if Task.isCancelled { throw NewsError.cancelled }
        // A request that is not in the store is not a failure here.
        let page = try? await stored.headlines(HeadlineRequest(scope: scope, limit: limit, language: edition), .current)
        for article in page?.articles ?? [] {
          guard let date = article.publishedAt, let link = article.canonicalLink else { continue }
          if Self.ages.contains(now.timeIntervalSince(date)) { links.insert(link) }
        }
      }
    }
    return links.count
  }
}
