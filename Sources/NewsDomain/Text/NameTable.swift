/// Names and the indices of the things they mean: the part of ``NameIndex`` that is the same for all kinds of things.
package struct NameTable: Sendable {
  package enum Match: Sendable {
    case found(Int)
    case ambiguous([String])
    case unknown(nearest: String?)
  }

  private struct Entry: Sendable {
    let folded: FoldedName
    let name: String
    let place: Int
  }

  /// The most names that fit into a message; one more is returned to show that there are more.
  private static let mostCandidates = 6

  private let entries: [Entry]
  private let exact: [FoldedName: Int]

  /// - Parameter names: each name with the index of its thing. If two things share a name, it means the first.
  package init(_ names: [(name: String, place: Int)]) {
    entries = names.map { Entry(folded: FoldedName($0.name), name: $0.name, place: $0.place) }
    exact = Dictionary(entries.map { ($0.folded, $0.place) }, uniquingKeysWith: { first, _ in first })
  }

  /// - Parameter generation: when the thing at an index was added.
  package func match(_ text: String, generation: (Int) -> Int) -> Match {
    let folded = FoldedName(text)
    if let place = exact[folded] { return .found(place) }
    var candidates: [Entry] = []
    var seen: Set<Int> = []
    if !folded.text.isEmpty {
      for entry in entries where entry.folded.hasPrefix(folded) && seen.insert(entry.place).inserted {
        candidates.append(entry)
      }
    }
    let eldest = candidates.map { generation($0.place) }.min()
    let old = candidates.filter { generation($0.place) == eldest }
    switch old.count {
    case 1: return .found(old[0].place)
    case 2...: return .ambiguous(candidates.prefix(Self.mostCandidates + 1).map(\.name))
    default: return .unknown(nearest: nearest(to: text))
    }
  }

  /// The index of the thing with exactly this name.
  package func exactly(_ text: String) -> Int? { exact[FoldedName(text)] }

  package func nearest(to text: String) -> String? {
    let folded = FoldedName(text)
    guard folded.text.utf8.count <= 64 else { return nil }
    // Only typing errors, not other words: at most one letter in three may differ.
    let most = min(3, max(1, folded.text.count / 3))
    var best: (distance: Int, name: String)?
    for entry in entries where entry.folded.text.count > 2 {
      let distance = EditDistance.between(folded.text, entry.folded.text, atMost: most)
      if let distance, distance < best?.distance ?? .max { best = (distance, entry.name) }
    }
    return best?.name
  }
}
