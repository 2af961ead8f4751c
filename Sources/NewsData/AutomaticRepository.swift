import NewsDomain

/// NewsAPI where there is a key, the sample edition where there is none; off the network what is stored of
/// NewsAPI, and the sample edition where nothing is.
public struct AutomaticRepository: NewsRepository, SourceRepository {
  private let newsAPI: NewsAPIRepository
  private let sample: SampleRepository
  private let keys: any KeyRepository
  private let isOffline: Bool

  public init(newsAPI: NewsAPIRepository, sample: SampleRepository, keys: any KeyRepository, isOffline: Bool) {
    self.isOffline = isOffline
    self.newsAPI = newsAPI
    self.sample = sample
    self.keys = keys
  }

  public func headlines(_ request: HeadlineRequest, _ freshness: Freshness) async throws -> NewsPage {
    try await choose { try await $0.headlines(request, freshness) }
  }

  public func search(_ request: SearchRequest, _ freshness: Freshness) async throws -> NewsPage {
    try await choose { try await $0.search(request, freshness) }
  }

  public func sources(_ request: SourceRequest) async throws -> SourceList {
    try await choose { try await $0.sources(request) }
  }

  private func choose<Answer>(_ ask: (any NewsRepository & SourceRepository) async throws -> Answer) async throws
    -> Answer
  {
    guard isOffline || keys.key != nil else { return try await ask(sample) }
    do {
      return try await ask(newsAPI)
    } catch NewsError.offline {
      // Nothing of it is stored.
      return try await ask(sample)
    }
  }
}
