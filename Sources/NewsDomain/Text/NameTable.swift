/// How much of a name has to be typed.
package enum NameForm: Sendable {
  /// A prefix that only one thing has, as at a prompt.
  case prefix
  /// The whole name, as in a script, which goes on to mean the same when other names begin like it.
  case whole
}

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
  private static let maxCandidates = 6

  private let entries: [Entry]
  private let exact: [FoldedName: Int]

  /// - Parameter names: each name with the index of its thing. If two things share a name, it means the first.
  package init(_ names: [(name: String, place: Int)]) {
    entries = names.map { Entry(folded: FoldedName($0.name), name: $0.name, place: $0.place) }
    exact = Dictionary(entries.map { ($0.folded, $0.place) }, uniquingKeysWith: { first, _ in first })
  }

  package func match(_ text: String, as form: NameForm) -> Match {
    let folded = FoldedName(text)
    if let place = exact[folded] { return .found(place) }
    let candidates = entries(beginningWith: folded)
    switch candidates.count {
    case 1 where form == .prefix: return .found(candidates[0].place)
    case 2...: return .ambiguous(candidates.prefix(Self.maxCandidates + 1).map(\.name))
    default: return .unknown(nearest: nearest(to: text))
    }
  }

  /// The first name of each thing that begins with a text.
  private func entries(beginningWith folded: FoldedName) -> [Entry] {
    guard !folded.text.isEmpty else { return [] }
    var seen: Set<Int> = []
    return entries.filter { $0.folded.hasPrefix(folded) && seen.insert($0.place).inserted }
  }

  /// The index of the thing with exactly this name.
  package func exactly(_ text: String) -> Int? { exact[FoldedName(text)] }

  /// The only name that begins with the text, or else the one with the most similar spelling; `nil` if none is close.
  package func nearest(to text: String) -> String? {
    let folded = FoldedName(text)
    guard folded.text.utf8.count <= 64 else { return nil }
    let begun = entries(beginningWith: folded)
    if begun.count == 1 { return begun[0].name }
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
