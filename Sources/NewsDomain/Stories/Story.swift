import FoundationEssentials

/// An event that several articles cover, in any language.
package struct Story: Sendable, Equatable {
  package let id: StoryID
  /// The ids of stories that were merged into this one.
  package let formerIDs: [StoryID]
  /// Earliest first; never empty.
  package let coverage: [Coverage]

  /// The other sources that an aggregator names, without an article here, with their countries.
  private let named: [String: Country?]
  /// How many more articles of it the archive has than were read.
  package let further: Int
  /// The countries in whose lists it was seen, even if only sources from elsewhere covered it.
  package let seenIn: Set<Country>

  package init(
    id: StoryID, formerIDs: [StoryID] = [], coverage: [Coverage], named: [String: Country?] = [:],
    seenIn: Set<Country> = [], further: Int = 0
  ) {
    self.further = further
    self.seenIn = seenIn
    self.id = id
    self.formerIDs = formerIDs
    self.coverage = coverage
    self.named = named
  }

  /// All articles, including copies.
  package var articles: [Article] { coverage.flatMap { [$0.article] + $0.copies.map(\.article) } }

  /// The articles by country: the country with the most first, unknown countries last; within a country, earliest
  /// first.
  package var articlesByCountry: [Article] {
    let all = coverage.flatMap { [$0] + $0.copies }
    var counts: [Country: Int] = [:]
    for item in all { if let country = item.country { counts[country, default: 0] += 1 } }
    func rank(_ item: Coverage) -> (Int, String) {
      guard let country = item.country else { return (1, "") }
      return (-(counts[country] ?? 0), country.code)
    }
    let ranks = all.map(rank)
    return all.indices.sorted { ranks[$0] == ranks[$1] ? $0 < $1 : ranks[$0] < ranks[$1] }.map { all[$0].article }
  }

  /// How many articles of each country cover it, most first.
  package var coverageByCountry: [CountryCount] {
    var counts: [Country: Int] = [:]
    for item in coverage.flatMap({ [$0] + $0.copies }) {
      if let country = item.country { counts[country, default: 0] += 1 }
    }
    return counts.map { CountryCount(country: $0.key, count: $0.value) }
      .sorted { $0.count == $1.count ? $0.country.code < $1.country.code : $0.count > $1.count }
  }

  /// The entry of each article, or of the copy that it is.
  package var coverageByArticle: [ArticleID: Coverage] {
    Dictionary(coverage.flatMap { [$0] + $0.copies }.map { ($0.article.id, $0) }) { first, _ in first }
  }

  /// When its first and its last article were published; `nil` if none of them has a date.
  package var times: ClosedRange<Date>? {
    let dates = articles.compactMap(\.publishedAt)
    guard let first = dates.min(), let last = dates.max() else { return nil }
    return first...last
  }

  /// The names of the sources that cover it, including copies.
  package var sources: Set<String> { Set(articles.compactMap { StoryReach.name(of: $0.source, $0.link) } + named.keys) }

  /// The languages of its articles (ISO 639-1) as far as known, that of the most articles first.
  package var languages: [String] {
    let counts = Dictionary(articles.compactMap(\.language).map { ($0, 1) }, uniquingKeysWith: +)
    return counts.keys.sorted { (-(counts[$0] ?? 0), $0) < (-(counts[$1] ?? 0), $1) }
  }

  /// The countries whose sources cover it, including copies.
  package var countries: Set<Country> {
    Set((coverage.flatMap { [$0.country] + $0.copies.map(\.country) } + named.values).compactMap(\.self))
  }
}

extension Story {
  /// The story without the articles published outside a time. Sources that only an aggregator names have no date, so they
  /// are left out with them.
  package func within(_ span: ClosedRange<Date>) -> Story {
    let all = coverage.flatMap { [$0] + $0.copies }
    let inside = all.filter { $0.article.publishedAt.map(span.contains) ?? true }
    guard !inside.isEmpty, inside.count < all.count else { return self }
    return Story(id: id, coverage: inside.map { Coverage($0.article, country: $0.country) })
  }
}

/// An article of a story.
package struct Coverage: Sendable, Equatable {
  package let article: Article
  /// The country of its source; `nil` if unknown.
  package let country: Country?
  /// Articles of other sources with the same text, such as an agency's; earliest first. They have no copies themselves.
  package var copies: [Coverage]

  package init(_ article: Article, country: Country?, copies: [Coverage] = []) {
    self.article = article
    self.country = country
    self.copies = copies
  }
}
