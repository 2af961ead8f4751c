/// Finds one source by its id or name.
package struct FindSource: Sendable {
  private let repository: any SourceRepository
  private let names: @Sendable (NewsSource) -> [String]

  /// - Parameter names: the names that a person may use for a source.
  package init(
    repository: any SourceRepository, names: @escaping @Sendable (NewsSource) -> [String] = { $0.names }
  ) {
    self.repository = repository
    self.names = names
  }

  /// - Parameters:
  ///   - text: an id, a name or, as ``NameForm/prefix``, the beginning of one.
  ///   - known: sources listed before. They are searched first, because a request may count against the quota; if all
  ///     sources had to be fetched, they are returned here.
  /// - Throws: ``NameError/unknownSource(_:nearest:)``, ``NameError/ambiguous(_:candidates:)``,
  ///   ``NameError/namesakes(_:candidates:)`` and the errors of the repository.
  package func callAsFunction(
    _ text: String, as form: NameForm = .prefix, known: inout [NewsSource]
  ) async throws -> NewsSource {
    if let source = try self.source(text, in: known) { return source }
    let sources = try await repository.sources(SourceRequest()).sources
    known = sources
    if let source = sources.first(where: { $0.id == text }) { return source }
    let index = NameIndex(sources.indices.map { ($0, names(sources[$0])) })
    switch index.match(text, as: form) {
    case .found(let position): return sources[position]
    case .ambiguous(let candidates): throw NewsError.name(.ambiguous(text, candidates: candidates))
    case .unknown(let nearest): throw NewsError.name(.unknownSource(text, nearest: nearest))
    }
  }

  /// The source with this id or, if none has it, with this name; `nil` if there is none. As they are written they go
  /// before those that only read alike.
  ///
  /// - Throws: ``NameError/namesakes(_:candidates:)``.
  private func source(_ text: String, in known: [NewsSource]) throws -> NewsSource? {
    if let source = known.first(where: { $0.id == text }) { return source }
    let wanted = FoldedName(text)
    let named = known.filter { $0.name == text }
    let found = named.isEmpty ? known.filter { wanted.means($0.id) || wanted.means($0.name) } : named
    guard Set(found.map(\.id)).count > 1 else {
      return found.first ?? known.first { names($0).contains { wanted.means($0) } }
    }
    throw NewsError.name(.namesakes(text, candidates: found.map { "\($0.name) (\($0.id))" }))
  }
}
