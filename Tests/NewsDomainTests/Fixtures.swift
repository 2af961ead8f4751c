import TestSupport

@testable import NewsDomain

extension NewsPage {
  /// A page of NewsAPI with these titles, each article with its own link.
  static func titled(_ titles: String..., receivedAt: Date? = nil, stored: StoredReason? = nil, removed: Int = 0)
    -> Self
  {
    NewsPage(
      articles: titles.map { Article(title: $0, link: "https://example.com/\($0)", provider: .newsapi) },
      total: titles.count, provider: .newsapi, receivedAt: receivedAt, stored: stored, removed: removed)
  }
}

extension NewsSource {
  /// The samples and one more, whose name has an accent.
  static let samplesAndLesEchos: [NewsSource] =
    samples + [
      NewsSource(id: "les-echos", name: "Les \u{C9}chos", category: .business, languageCode: "fr", countryCode: "fr")
    ]
}
