/// How many headlines of the last day the store has of each country. Nobody is asked.
public struct CountFreshHeadlines: Sendable {
  /// Seconds since a headline that is still fresh; clocks of publishers run ahead a little.
  private static let ages: ClosedRange<TimeInterval> = -3_600...86_400

  private let stored: any NewsRepository

  /// - Parameter stored: answers from the store alone.
  public init(stored: any NewsRepository) {
    self.stored = stored
  }

  /// - Parameter language: whose editions are meant of countries that have several.
  /// - Returns: countries with headlines, those with the most first.
  /// - Throws: ``NewsError/cancelled``.
  public func callAsFunction(_ language: Language, now: Date) async throws -> [(country: Country, count: Int)] {
    var counts: [(country: Country, count: Int)] = []
    for country in Country.all {
      var links: Set<String> = []
      for scope in [.local(country)] + Category.allCases.map({ HeadlineRequest.Scope.category($0, country) }) {
        if Task.isCancelled { throw NewsError.cancelled }
        let request = HeadlineRequest(scope: scope, language: language)
        // What is not kept is no failure here.
        guard let page = try? await stored.headlines(request, .current) else { continue }
        for article in page.articles {
          guard let date = article.publishedAt, let link = article.canonicalLink else { continue }
          if Self.ages.contains(now.timeIntervalSince(date)) { links.insert(link) }
        }
      }
      if !links.isEmpty { counts.append((country, links.count)) }
    }
    return counts.sorted { ($1.count, $0.country.code) < ($0.count, $1.country.code) }
  }
}
