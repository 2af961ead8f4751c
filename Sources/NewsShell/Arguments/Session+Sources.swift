import NewsDomain

extension Session {
  /// The known source that a text names by its id, its name or the beginning of one; `nil` if none does.
  ///
  /// - Throws: `NewsError.name(.ambiguous)`.
  func source(named text: String) throws -> NewsSource? {
    let index = NameIndex(knownSources.indices.map { ($0, knownSources[$0].names) })
    switch index.match(text) {
    case .found(let position): return knownSources[position]
    case .ambiguous(let candidates): throw NewsError.name(.ambiguous(text, candidates: candidates))
    case .unknown: return nil
    }
  }
}
