/// Finds one source by its id or name.
package struct FindSource: Sendable {
  private let repository: any SourceRepository

  package init(repository: any SourceRepository) {
    self.repository = repository
  }

  /// - Parameters:
  ///   - text: an id, a name, or the beginning of one.
  ///   - known: sources listed before. They are searched first, because a request may count against the quota; if all
  ///     sources had to be fetched, they are returned here.
  /// - Throws: ``NameError/unknownSource(_:nearest:)``, ``NameError/ambiguous(_:candidates:)`` and the errors of the
  ///   repository.
  package func callAsFunction(_ text: String, known: inout [NewsSource]) async throws -> NewsSource {
    let wanted = FoldedName(text)
    if let source = known.first(where: { FoldedName($0.id) == wanted || FoldedName($0.name) == wanted })
      ?? known.first(where: { $0.names.contains { FoldedName($0) == wanted } })
    {
      return source
    }
    let sources = try await repository.sources(SourceRequest()).sources
    known = sources
    let index = NameIndex(sources.indices.map { ($0, sources[$0].names) })
    switch index.match(text) {
    case .found(let position): return sources[position]
    case .ambiguous(let candidates): throw NewsError.name(.ambiguous(text, candidates: candidates))
    case .unknown(let nearest): throw NewsError.name(.unknownSource(text, nearest: nearest))
    }
  }
}
