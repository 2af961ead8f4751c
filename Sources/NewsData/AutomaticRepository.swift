import NewsDomain

/// NewsAPI where there is a key, the sample edition where there is none.
public struct AutomaticRepository: NewsRepository, SourceRepository {
  private let newsAPI: NewsAPIRepository
  private let sample: SampleRepository
  private let keys: any KeyRepository

  public init(newsAPI: NewsAPIRepository, sample: SampleRepository, keys: any KeyRepository) {
    self.newsAPI = newsAPI
    self.sample = sample
    self.keys = keys
  }

  public func headlines(_ request: HeadlineRequest) async throws -> NewsPage {
    keys.key == nil ? try await sample.headlines(request) : try await newsAPI.headlines(request)
  }

  public func sources(_ request: SourceRequest) async throws -> SourceList {
    keys.key == nil ? await sample.sources(request) : try await newsAPI.sources(request)
  }
}
