import NewsDomain

/// Stands in for a provider that needs the network, where that is not wanted.
public struct OfflineRepository: NewsRepository, SourceRepository {
  public init() {}

  public func headlines(_ request: HeadlineRequest) async throws -> NewsPage { throw NewsError.offline }

  public func sources(_ request: SourceRequest) async throws -> SourceList { throw NewsError.offline }
}
