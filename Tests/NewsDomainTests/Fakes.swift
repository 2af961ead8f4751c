import Synchronization

@testable import NewsDomain

/// Answers every request with one page and keeps what it was asked.
final class FakeNews: NewsRepository {
  private let page: NewsPage
  private let asked = Mutex<[HeadlineRequest]>([])

  init(_ page: NewsPage) {
    self.page = page
  }

  var requests: [HeadlineRequest] { asked.withLock { $0 } }

  func headlines(_ request: HeadlineRequest) async throws -> NewsPage {
    asked.withLock { $0.append(request) }
    return page
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
