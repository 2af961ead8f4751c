/// Finds a thing by any of its names: exactly, then by a unique prefix, without regard to case or accents.
package struct NameIndex<Value: Hashable & Sendable>: Sendable {
  package enum Match: Sendable {
    case found(Value)
    /// Several things begin like this; their preferred names.
    case ambiguous([String])
    /// Nothing does; the known name that is spelled most like it.
    case unknown(nearest: String?)

    /// What was found, if anything was.
    package var value: Value? {
      if case .found(let value) = self { value } else { nil }
    }
  }

  private struct Entry: Sendable {
    let folded: FoldedName
    let name: String
    let value: Value
  }

  /// As many as a message has room for, and one that shows there are more.
  private static var mostCandidates: Int { 6 }

  private let entries: [Entry]
  private let exact: [FoldedName: Value]
  private let generation: @Sendable (Value) -> Int

  /// - Parameters:
  ///   - values: things with their names, the preferred one first. Where two share a name, the first keeps it.
  ///   - generation: when a thing came to be. A beginning that means one thing goes on meaning it when younger
  ///     ones begin alike.
  package init(
    _ values: [(value: Value, names: [String])], generation: @escaping @Sendable (Value) -> Int = { _ in 0 }
  ) {
    self.generation = generation
    entries = values.flatMap { value, names in
      names.map { Entry(folded: FoldedName($0), name: $0, value: value) }
    }
    exact = Dictionary(entries.map { ($0.folded, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  package func match(_ text: some StringProtocol) -> Match {
    let folded = FoldedName(text)
    if let value = exact[folded] { return .found(value) }
    var candidates: [Entry] = []
    var seen: Set<Value> = []
    if !folded.text.isEmpty {
      for entry in entries where entry.folded.hasPrefix(folded) && seen.insert(entry.value).inserted {
        candidates.append(entry)
      }
    }
    let eldest = candidates.map { generation($0.value) }.min()
    let old = candidates.filter { generation($0.value) == eldest }
    switch old.count {
    case 1: return .found(old[0].value)
    case 2...: return .ambiguous(candidates.prefix(Self.mostCandidates + 1).map(\.name))
    default: return .unknown(nearest: nearest(to: text))
    }
  }

  /// The known name that is spelled most like a text.
  package func nearest(to text: some StringProtocol) -> String? {
    let folded = FoldedName(text)
    guard folded.text.utf8.count <= 64 else { return nil }
    // A slip of the finger, not another word: at most one in three letters differs.
    let most = min(3, max(1, folded.text.count / 3))
    var best: (distance: Int, name: String)?
    for entry in entries where entry.folded.text.count > 2 {
      let distance = EditDistance.between(folded.text, entry.folded.text, atMost: most)
      if let distance, distance < best?.distance ?? .max { best = (distance, entry.name) }
    }
    return best?.name
  }
}
