import NewsDomain
import Synchronization

/// Answers as a test specifies and records the calls.
package final class FakeNews: NewsRepository {
  package enum Question: Sendable, Equatable {
    case headlines(HeadlineRequest, Freshness)
    case search(SearchRequest, Freshness)

    /// The country of the requested headlines.
    package var country: Country? {
      guard case .headlines(let request, _) = self else { return nil }
      return switch request.scope {
      case .local(let country), .category(_, let country): country
      case .source, .topic: nil
      }
    }

    fileprivate var headlineRequest: HeadlineRequest? {
      if case .headlines(let request, _) = self { request } else { nil }
    }

    fileprivate var searchRequest: SearchRequest? {
      if case .search(let request, _) = self { request } else { nil }
    }

    fileprivate var freshness: Freshness {
      switch self {
      case .headlines(_, let freshness), .search(_, let freshness): freshness
      }
    }
  }

  private let answer: @Sendable (Question) async throws -> NewsPage
  private let asked = Mutex<[Question]>([])

  private init(answering answer: @escaping @Sendable (Question) async throws -> NewsPage) {
    self.answer = answer
  }

  /// - Parameters:
  ///   - found: answers searches; without it they are answered like headlines of a country.
  ///   - answer: answers all other questions.
  package convenience init(
    found: (@Sendable (SearchRequest, Freshness) async throws -> NewsPage)? = nil,
    _ answer: @escaping @Sendable (HeadlineRequest) throws -> NewsPage
  ) {
    self.init(answering: { question in
      switch question {
      case .headlines(let request, _): return try answer(request)
      case .search(let request, let freshness):
        if let found { return try await found(request, freshness) }
        return try answer(HeadlineRequest(scope: .local(.unitedStates), paging: request.paging))
      }
    })
  }

  /// Returns this page for every question.
  package convenience init(_ page: NewsPage) {
    self.init(answering: { _ in page })
  }

  /// Answers all questions with one closure.
  package static func answering(_ answer: @escaping @Sendable (Question) async throws -> NewsPage) -> FakeNews {
    FakeNews(answering: answer)
  }

  package var questions: [Question] { asked.withLock(\.self) }
  /// The requests for headlines.
  package var requests: [HeadlineRequest] { questions.compactMap(\.headlineRequest) }
  package var searches: [SearchRequest] { questions.compactMap(\.searchRequest) }
  /// The freshness wanted from each answer.
  package var wishes: [Freshness] { questions.map(\.freshness) }

  package func headlines(_ request: HeadlineRequest, _ freshness: Freshness) async throws -> NewsPage {
    try await take(.headlines(request, freshness))
  }

  package func search(_ request: SearchRequest, _ freshness: Freshness) async throws -> NewsPage {
    try await take(.search(request, freshness))
  }

  private func take(_ question: Question) async throws -> NewsPage {
    asked.withLock { $0.append(question) }
    return try await answer(question)
  }
}

/// Returns the given sources for every request, and records the requests.
package final class FakeSources: SourceRepository {
  private let list: SourceList
  private let failure: NewsError?
  private let asked = Mutex<[SourceRequest]>([])

  package init(
    _ sources: [NewsSource] = NewsSource.samples, after attempts: [Attempt] = [], failingWith failure: NewsError? = nil
  ) {
    var list = SourceList(sources: sources, provider: .newsapi)
    list.attempts = attempts
    self.list = list
    self.failure = failure
  }

  package var requests: [SourceRequest] { asked.withLock { $0 } }

  package func sources(_ request: SourceRequest) async throws -> SourceList {
    asked.withLock { $0.append(request) }
    if let failure { throw failure }
    return list
  }
}
