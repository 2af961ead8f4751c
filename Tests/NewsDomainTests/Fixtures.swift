import FoundationEssentials
@testable import NewsDomain

extension NewsPage {
  /// A page of NewsAPI with these titles, each article with a link of its own.
  static func titled(_ titles: String..., receivedAt: Date? = nil, stored: StoredReason? = nil, removed: Int = 0)
    -> Self
  {
    NewsPage(
      articles: titles.map { Article(title: $0, link: "https://example.com/\($0)", provider: .newsapi) },
      total: titles.count, provider: .newsapi, receivedAt: receivedAt, stored: stored, removed: removed)
  }
}

extension NewsSource {
  /// Media of several languages, categories and countries, in no order; the last says nothing of itself.
  static let samples: [NewsSource] = [
    NewsSource(id: "le-monde", name: "Le Monde", category: .general, languageCode: "fr", countryCode: "fr"),
    NewsSource(id: "bbc-sport", name: "BBC Sport", category: .sports, languageCode: "en", countryCode: "gb"),
    NewsSource(id: "al-jazeera", name: "Al Jazeera", category: .general, languageCode: "ar", countryCode: "qa"),
    NewsSource(id: "les-echos", name: "Les \u{C9}chos", category: .business, languageCode: "fr", countryCode: "fr"),
    NewsSource(id: "bbc-news", name: "BBC News", category: .general, languageCode: "en", countryCode: "gb"),
    NewsSource(id: "abc-news", name: "ABC News", category: .general, languageCode: "en", countryCode: "us"),
    NewsSource(id: "unsaid", name: "Unsaid Times"),
  ]
}
