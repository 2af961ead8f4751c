/// Finds one medium by its id or name.
package struct FindSource: Sendable {
  private let repository: any SourceRepository

  package init(repository: any SourceRepository) {
    self.repository = repository
  }

  /// - Parameters:
  ///   - text: an id, a name, or the beginning of one.
  ///   - known: media listed before, looked through first since asking may cost quota; what was asked for
  ///     is known afterwards.
  /// - Throws: ``NewsError/unknownSource(_:nearest:)``, ``NewsError/ambiguous(_:candidates:)`` and what the
  ///   repository throws.
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
    case .ambiguous(let candidates): throw NewsError.ambiguous(text, candidates: candidates)
    case .unknown(let nearest): throw NewsError.unknownSource(text, nearest: nearest)
    }
  }
}
