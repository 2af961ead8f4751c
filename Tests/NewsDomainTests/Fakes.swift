import FoundationEssentials
import Synchronization

@testable import NewsDomain

/// Answers as a test wants and keeps what it was asked.
final class FakeNews: NewsRepository {
  enum Question: Sendable, Equatable {
    case headlines(HeadlineRequest, Freshness)
    case search(SearchRequest, Freshness)

    /// The country whose headlines are asked for.
    var country: Country? {
      guard case .headlines(let request, _) = self else { return nil }
      return switch request.scope {
      case .local(let country), .category(_, let country): country
      case .source: nil
      }
    }
  }

  private let answer: @Sendable (Question) async throws -> NewsPage
  private let asked = Mutex<[Question]>([])

  init(_ answer: @escaping @Sendable (Question) async throws -> NewsPage) {
    self.answer = answer
  }

  convenience init(_ page: NewsPage) {
    self.init { _ in page }
  }

  var questions: [Question] { asked.withLock(\.self) }

  func headlines(_ request: HeadlineRequest, _ freshness: Freshness) async throws -> NewsPage {
    try await take(.headlines(request, freshness))
  }

  func search(_ request: SearchRequest, _ freshness: Freshness) async throws -> NewsPage {
    try await take(.search(request, freshness))
  }

  private func take(_ question: Question) async throws -> NewsPage {
    asked.withLock { $0.append(question) }
    return try await answer(question)
  }
}

/// Gives the media it was made with, whatever is asked, and keeps what it was asked.
final class FakeSources: SourceRepository {
  private let list: SourceList
  private let asked = Mutex<[SourceRequest]>([])

  init(_ sources: [NewsSource]) {
    list = SourceList(sources: sources, provider: .newsapi)
  }

  var requests: [SourceRequest] { asked.withLock { $0 } }

  func sources(_ request: SourceRequest) async throws -> SourceList {
    asked.withLock { $0.append(request) }
    return list
  }
}

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
