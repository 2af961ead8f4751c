/// Fetches the sources that fit a request, and searches their names and ids.
package struct FetchSources: Sendable {
  private let repository: any SourceRepository

  package init(repository: any SourceRepository) {
    self.repository = repository
  }

  /// - Throws: ``NewsError``.
  package func callAsFunction(_ request: SourceRequest) async throws -> SourceList {
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
