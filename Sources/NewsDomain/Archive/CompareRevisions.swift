import FoundationEssentials

/// Compares the words of an article now with those of each time before.
package struct CompareRevisions: Sendable {
  private let archive: any ArticleArchive

  package init(archive: any ArticleArchive) {
    self.archive = archive
  }

  /// - Parameter number: the article's number in its list.
  /// - Returns: the changes, oldest first.
  /// - Throws: ``ArchiveError/notKept(item:)``, ``ArchiveError/unchanged(item:)``.
  package func callAsFunction(_ article: Article, number: Int) async throws -> [RevisionChange] {
    let revisions = try await archive.revisions(of: article.id)
    if revisions.isEmpty { throw NewsError.archive(.notKept(item: number)) }
    // Revisions that differ only in their blanks are no changes to a reader.
    let changes = zip(revisions, revisions.dropFirst()).map { RevisionChange(from: $0, to: $1) }
      .filter { !$0.parts.isEmpty }
    if changes.isEmpty { throw NewsError.archive(.unchanged(item: number)) }
    return changes
  }
}

/// The change of an article from one revision to the next.
package struct RevisionChange: Sendable, Equatable {
  /// When the words before and after were seen first.
  package let from: Date
  package let to: Date
  /// The parts that changed, with their words.
  package let parts: [(field: FindRequest.Field, words: [WordChange])]

  init(from before: Revision, to after: Revision) {
    from = before.seenAt
    to = after.seenAt
    let texts: [(FindRequest.Field, String?, String?)] = [
      (.title, before.title, after.title), (.description, before.summary, after.summary),
      (.text, before.content, after.content),
    ]
    var parts = texts.compactMap { field, before, after -> (field: FindRequest.Field, words: [WordChange])? in
      guard before != after else { return nil }
      let words = WordChange.changes(from: before ?? "", to: after ?? "")
      return words.allSatisfy(\.isSame) ? nil : (field, words)
    }
    // A text that was fetched for the first time is no change.
    if let old = before.text, let new = after.text, old != new {
      let words = WordChange.changes(from: old, to: new)
      if !words.allSatisfy(\.isSame) { parts.append((.text, words)) }
    }
    self.parts = parts
  }

  package static func == (one: Self, other: Self) -> Bool {
    one.from == other.from && one.to == other.to && one.parts.map(\.field) == other.parts.map(\.field)
      && one.parts.map(\.words) == other.parts.map(\.words)
  }
}

/// Neighbouring words that two texts share, or that only one of them has.
package enum WordChange: Sendable, Equatable {
  case same(String)
  case removed(String)
  case added(String)

  fileprivate var isSame: Bool {
    if case .same = self { true } else { false }
  }

  /// The most words that are compared one by one; the middle of longer texts counts as changed.
  private static let most = 2_000

  /// The changes from one text to another, in the order of reading. Texts without blanks, such as Chinese ones, are
  /// compared character by character.
  package static func changes(from before: String, to after: String) -> [WordChange] {
    let (old, new) = (pieces(of: before), pieces(of: after))
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    var changes: [WordChange] = []
    append(shared(old[..<start], new[..<start]), &changes) { .same($0) }
    let (oldMiddle, newMiddle) = (old[start..<(old.count - end)], new[start..<(new.count - end)])
    if oldMiddle.count > most || newMiddle.count > most {
      append(oldMiddle.map(\.text), &changes) { .removed($0) }
      append(newMiddle.map(\.text), &changes) { .added($0) }
    } else {
      compare(Array(oldMiddle), Array(newMiddle), &changes)
    }
    append(shared(old.suffix(end), new.suffix(end)), &changes) { .same($0) }
    return changes
  }

  /// A word with the blanks after it, which do not count when words are compared.
  private struct Piece: Equatable {
    let word: Substring
    let text: Substring

    static func == (one: Self, other: Self) -> Bool { one.word == other.word }
  }

  /// The texts of pieces that are equal. Only one of the texts may have blanks there, at the end of the other.
  private static func shared(_ old: some Sequence<Piece>, _ new: some Sequence<Piece>) -> [Substring] {
    zip(old, new).map { $1.text.count > $1.word.count ? $1.text : $0.text }
  }

  /// Words with the blanks after them, and single characters of scripts that put no blanks between words.
  private static func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    var rest = text[...]
    while let first = rest.first {
      var end = rest.index(after: rest.startIndex)
      if !first.standsAlone, !first.isWhitespace {
        while end < rest.endIndex, !rest[end].isWhitespace, !rest[end].standsAlone { end = rest.index(after: end) }
      }
      let word = rest[..<end]
      while end < rest.endIndex, rest[end].isWhitespace { end = rest.index(after: end) }
      pieces.append(Piece(word: word, text: rest[..<end]))
      rest = rest[end...]
    }
    return pieces
  }

  /// The longest common sequence, by the table of lengths.
  private static func compare(_ old: [Piece], _ new: [Piece], _ changes: inout [WordChange]) {
    let width = new.count + 1
    var lengths = [UInt16](repeating: 0, count: (old.count + 1) * width)
    for row in old.indices.reversed() {
      for column in new.indices.reversed() {
        lengths[row * width + column] =
          old[row] == new[column]
          ? lengths[(row + 1) * width + column + 1] + 1
          : max(lengths[(row + 1) * width + column], lengths[row * width + column + 1])
      }
    }
    var (row, column) = (0, 0)
    while row < old.count || column < new.count {
      if row < old.count, column < new.count, old[row] == new[column] {
        append(shared([old[row]], [new[column]]), &changes) { .same($0) }
        (row, column) = (row + 1, column + 1)
      } else if row < old.count,
        column == new.count || lengths[(row + 1) * width + column] >= lengths[row * width + column + 1]
      {
        append([old[row].text], &changes) { .removed($0) }
        row += 1
      } else {
        append([new[column].text], &changes) { .added($0) }
        column += 1
      }
    }
  }

  /// Adds pieces; those after another of the same kind are joined to it.
  private static func append(
    _ pieces: some Sequence<Substring>, _ changes: inout [WordChange], as make: (String) -> WordChange
  ) {
    let text = pieces.joined()
    guard !text.isEmpty else { return }
    switch (changes.last, make(text)) {
    case (.same(let before)?, .same): changes[changes.count - 1] = .same(before + text)
    case (.removed(let before)?, .removed): changes[changes.count - 1] = .removed(before + text)
    case (.added(let before)?, .added): changes[changes.count - 1] = .added(before + text)
    case (_, let change): changes.append(change)
    }
  }
}
