import NewsDomain
import NewsPresentation

extension Session {
  /// The known source with an id or name or, at a prompt, the beginning of one; `nil` if there is none.
  ///
  /// - Throws: `NewsError.name(.ambiguous)`.
  func source(named text: String, as form: NameForm) throws -> NewsSource? {
    let index = NameIndex(knownSources.indices.map { ($0, knownSources[$0].allNames) })
    switch index.match(text, as: form) {
    case .found(let position): return knownSources[position]
    case .ambiguous(let candidates): throw NewsError.name(.ambiguous(text, candidates: candidates))
    case .unknown: return nil
    }
  }
}
