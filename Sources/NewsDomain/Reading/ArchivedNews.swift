import FoundationEssentials

/// Answers from the archive if a repository cannot be asked.
package struct ArchivedNews: NewsRepository {
  private let base: any NewsRepository
  private let archive: any ArticleArchive
  private let isOffline: Bool
  private let trace: (@Sendable (String) -> Void)?

  /// - Parameters:
  ///   - isOffline: whether the reader has turned off the network.
  ///   - trace: receives a line for each answer from the archive.
  package init(
    _ base: any NewsRepository, archive: any ArticleArchive, isOffline: Bool,
    trace: (@Sendable (String) -> Void)? = nil
  ) {
    self.base = base
    self.archive = archive
    self.isOffline = isOffline
    self.trace = trace
  }

  package func headlines(_ request: HeadlineRequest, _ freshness: Freshness) async throws -> NewsPage {
    let page: NewsPage
    do {
      page = try await base.headlines(request, freshness)
    } catch let error as NewsError where error.mayBeAnsweredFromArchive {
      guard let kept = try await self.page(request, StoredReason(error)) else { throw error }
      return kept
    }
    // The reader's own news, even if it is old, says more than the sample edition.
    if page.origin.provider == .sample, let error = page.attempts.lastFailure,
      let kept = try await self.page(request, isOffline ? .offline : StoredReason(error))
    {
      return kept.after(page.attempts)
    }
    note(page)
    return page
  }

  /// Says that a list was read, and its provider not asked.
  private func note(_ page: NewsPage) {
    guard page.origin.stored == .recent || page.origin.stored == .renewing, let receivedAt = page.origin.receivedAt
    else { return }
    trace?("< archive, \(page.articles.count) articles, received at \(receivedAt.iso8601)")
  }

  package func search(_ request: SearchRequest, _ freshness: Freshness) async throws -> NewsPage {
    if isOffline, let found = try await find(request, .offline) {
      if !found.articles.isEmpty { return found }
      // The reader may want the sample edition then.
      let page = try? await base.search(request, freshness)
      return page.flatMap { $0.articles.isEmpty ? nil : $0 } ?? found
    }
    let page: NewsPage
    do {
      page = try await base.search(request, freshness)
    } catch let error as NewsError where error.mayBeAnsweredFromArchive && request.service == nil {
      guard let found = try await find(request, StoredReason(error)), !found.articles.isEmpty || isOffline else {
        throw error
      }
      return found
    }
    if case .failure(let error)? = page.origin.stored, request.service == nil,
      let found = try await find(request, .failure(error)), !found.articles.isEmpty
    {
      return found.after(page.attempts)
    }
    note(page)
    return page
  }

  /// The list as last seen; `nil` if it was never seen.
  private func page(_ request: HeadlineRequest, _ reason: StoredReason) async throws -> NewsPage? {
    guard let front = try? await archive.front(of: ArchivedList(request), in: .distantPast ... .distantFuture) else {
      if Task.isCancelled { throw NewsError.cancelled }
      return nil
    }
    trace?("< archive, \(front.articles.count) articles, seen at \(front.seenAt.iso8601)")
    return NewsPage(
      articles: request.paging.slice(of: front.articles), total: front.articles.count,
      provider: front.articles.first?.provider ?? .feeds, receivedAt: front.seenAt, stored: reason)
  }

  /// - Returns: `nil` if the archive cannot be used, or the text wants no word: without one it would list everything.
  private func find(_ request: SearchRequest, _ reason: StoredReason) async throws -> NewsPage? {
    let request = FindRequest(request)
    guard request.text.isEmpty || request.search.wanted != nil else { return nil }
    do {
      var page = try await archive.find(request)
      trace?("< archive, \(page.articles.count) articles")
      page.origin.stored = reason
      // The list is as old as its oldest article.
      page.origin.receivedAt = page.articles.compactMap { $0.provenance?.origin.receivedAt }.min()
      return page
    } catch NewsError.archive(.nothingToFind), NewsError.archive(.unusable), NewsError.archive(.newer),
      NewsError.archive(.unreleased)
    {
      return nil
    }
  }
}

/// Answers from the archive where one of the reader's feeds cannot be read.
package struct ArchivedFeeds: FeedReader {
  private let base: any FeedReader
  private let archive: any ArticleArchive

  package init(_ base: any FeedReader, archive: any ArticleArchive) {
    self.base = base
    self.archive = archive
  }

  package func read(_ feed: OwnFeed, _ freshness: Freshness) async throws -> NewsPage {
    let list = ArchivedList.source(id: feed.id)
    do {
      return try await base.read(feed, freshness)
    } catch let error as NewsError where error.mayBeAnsweredFromArchive {
      guard let front = try? await archive.front(of: list, in: .distantPast ... .distantFuture) else {
        throw error
      }
      return NewsPage(
        articles: front.articles, total: front.articles.count, provider: .feeds, receivedAt: front.seenAt,
        stored: StoredReason(error))
    }
  }

  package func check(_ place: String) async throws -> CheckedFeed {
    try await base.check(place)
  }

  package func discover(_ address: String, choice: Int?) async throws -> FoundFeed {
    try await base.discover(address, choice: choice)
  }

  package func readings(of feeds: [OwnFeed]) async -> [String: FeedReading] {
    await base.readings(of: feeds)
  }

  package func moves(of feeds: [OwnFeed]) async -> [String: String] { await base.moves(of: feeds) }

  package func titles(of feeds: [OwnFeed]) async -> [String: String] { await base.titles(of: feeds) }
}

extension NewsError {
  /// Whether the archive may answer instead: not if the request itself was wrong or was cancelled, or if only the
  /// reader can solve the problem.
  var mayBeAnsweredFromArchive: Bool {
    switch self {
    case .network, .service(.rateLimited), .service(.quotaExhausted), .shortage, .feed(.unreadable): true
    case .withoutSample(let error): error.mayBeAnsweredFromArchive
    default: false
    }
  }
}

extension StoredReason {
  fileprivate init(_ error: NewsError) {
    switch error {
    case .network(.offline): self = .offline
    case .withoutSample(let error): self = StoredReason(error)
    default: self = .failure(error)
    }
  }
}

extension [Attempt] {
  /// The error of the last service that failed.
  fileprivate var lastFailure: NewsError? {
    for case .failed(let error) in reversed().map(\.outcome) { return error }
    return nil
  }
}

extension FindRequest {
  /// The search of the archive that replaces one of a service.
  init(_ search: SearchRequest) {
    self.init(
      text: search.text,
      fields: search.fields.map { field in
        switch field {
        case .title: .title
        case .description: .description
        case .content: .text
        }
      },
      filter: Filter(
        language: search.edition.language?.code, admitsUnknownLanguage: true, sources: search.sources),
      domains: search.domains, dates: search.dates, order: search.order == .published ? .published : .relevancy,
      paging: search.paging)
  }
}
