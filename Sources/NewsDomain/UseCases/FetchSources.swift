/// The media there are, narrowed and searched.
public struct FetchSources: Sendable {
  private let repository: any SourceRepository

  public init(repository: any SourceRepository) {
    self.repository = repository
  }

  /// - Throws: ``NewsError``.
  public func callAsFunction(_ request: SourceRequest) async throws -> SourceList {
    var list = try await repository.sources(request)
    if let text = request.text, !text.trimmed.isEmpty {
      let wanted = FoldedName(text.trimmed)
      list.sources.removeAll { source in
        !FoldedName(source.name).contains(wanted) && !FoldedName(source.id).contains(wanted)
      }
    }
    return list
  }
}
