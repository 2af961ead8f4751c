/// Finds out the language of articles that are not in that of their edition.
package struct NewsInItsLanguage: NewsRepository {
  private let base: any NewsRepository
  private let languages: any LanguageDetector

  package init(_ base: any NewsRepository, languages: any LanguageDetector) {
    self.base = base
    self.languages = languages
  }

  package func headlines(_ request: HeadlineRequest, _ freshness: Freshness) async throws -> NewsPage {
    try await base.headlines(request, freshness).detected(by: languages)
  }

  package func search(_ request: SearchRequest, _ freshness: Freshness) async throws -> NewsPage {
    try await base.search(request, freshness).detected(by: languages)
  }
}

/// Finds out the language of the articles of feeds that are not in that of their feed.
package struct FeedsInTheirLanguage: FeedReader {
  private let base: any FeedReader
  private let languages: any LanguageDetector

  package init(_ base: any FeedReader, languages: any LanguageDetector) {
    self.base = base
    self.languages = languages
  }

  package func read(_ feed: OwnFeed, _ freshness: Freshness) async throws -> NewsPage {
    try await base.read(feed, freshness).detected(by: languages)
  }

  package func check(_ place: String) async throws -> CheckedFeed {
    var feed = try await base.check(place)
    feed.page = feed.page.detected(by: languages)
    return feed
  }

  package func discover(_ address: String) async throws -> FeedList.Entry { try await base.discover(address) }

  package func readings(of feeds: [OwnFeed]) -> [String: FeedReading] { base.readings(of: feeds) }
}

extension NewsPage {
  /// The page with the language of each article that is not in the language its provider states.
  package func detected(by languages: any LanguageDetector) -> NewsPage {
    // The sample edition is embedded, and its languages are known.
    guard provider != .sample else { return self }
    var page = self
    for index in page.articles.indices { page.articles[index].detectLanguage(by: languages) }
    for index in page.others.indices { page.others[index].detectLanguage(by: languages) }
    return page
  }
}

extension Article {
  fileprivate mutating func detectLanguage(by languages: any LanguageDetector) {
    let words = [title, summary].compactMap(\.self).joined(separator: "\n")
    guard !words.isEmpty, let language = languages.language(of: words), language != provenance?.language else { return }
    detectedLanguage = language
  }
}
