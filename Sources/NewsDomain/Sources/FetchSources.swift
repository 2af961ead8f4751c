/// Fetches the sources that fit a request, and searches their names and ids.
package struct FetchSources: Sendable {
  private let repository: any SourceRepository
  private let names: @Sendable (NewsSource) -> [String]

  /// - Parameter names: the names that a person may use for a source.
  package init(
    repository: any SourceRepository, names: @escaping @Sendable (NewsSource) -> [String] = { $0.names }
  ) {
    self.repository = repository
    self.names = names
  }

  /// - Throws: ``NewsError``.
  package func callAsFunction(_ request: SourceRequest) async throws -> SourceList {
    var list = try await repository.sources(request)
    if let text = request.text, !text.trimmed.isEmpty {
      let wanted = FoldedName(text.trimmed)
      list.sources.removeAll { source in !names(source).contains { FoldedName($0).contains(wanted) } }
    }
    return list
  }
}

/// Returns the sources whose headlines can be requested.
package protocol SourceRepository: Sendable {
  /// The sources of the requested category, language and country. The repository ignores the request's text.
  ///
  /// - Throws: ``NewsError``.
  func sources(_ request: SourceRequest) async throws -> SourceList
}
