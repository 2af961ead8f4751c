import FoundationEssentials

/// Compares the current wording of an article with each earlier one.
package struct CompareRevisions: Sendable {
  private let archive: any ArticleArchive
  private let settings: LiveSettings?

  /// - Parameter settings: say why an article is not in the archive.
  package init(archive: any ArticleArchive, settings: LiveSettings? = nil) {
    self.archive = archive
    self.settings = settings
  }

  /// - Parameter number: the article's number in its list.
  /// - Returns: the changes, oldest first.
  /// - Throws: ``ArchiveError/notKept(item:because:)``, ``ArchiveError/unchanged(item:)``.
  package func callAsFunction(_ article: Article, number: Int) async throws -> [RevisionChange] {
    let revisions = try await archive.revisions(of: article.id)
    if revisions.isEmpty {
      throw NewsError.archive(.notKept(item: number, because: NotKept(article, in: settings)))
    }
    var changes: [RevisionChange] = []
    // A title or summary and the text of the page change at different times.
    var (wordsSince, textSince) = (revisions[0].seenAt, revisions[0].seenAt)
    for (before, after) in zip(revisions, revisions.dropFirst()) {
      let change = RevisionChange(from: before, to: after, wordsSince: wordsSince, textSince: textSince)
      if !before.hasWords(of: after) { wordsSince = after.seenAt }
      if before.text != after.text { textSince = after.seenAt }
      // A reader does not see a difference in white space alone.
      if !change.parts.isEmpty { changes.append(change) }
    }
    if changes.isEmpty { throw NewsError.archive(.unchanged(item: number)) }
    return changes
  }
}

/// The change of an article from one revision to the next.
package struct RevisionChange: Sendable, Equatable {
  /// When the old and the new wording were first seen.
  package let from: Date
  package let to: Date
  /// The parts that changed, with their words.
  package let parts: [(field: FindRequest.Field, words: [WordChange])]

  /// - Parameters:
  ///   - wordsSince: when the old title, summary and content were first seen.
  ///   - textSince: when the old text was first seen.
  init(from before: Revision, to after: Revision, wordsSince: Date? = nil, textSince: Date? = nil) {
    let texts: [(FindRequest.Field, String?, String?)] = [
      (.title, before.title, after.title), (.description, before.summary, after.summary),
      (.text, before.content, after.content),
    ]
    var parts = texts.compactMap { field, before, after -> (field: FindRequest.Field, words: [WordChange])? in
      guard before != after else { return nil }
      let words = WordChange.changes(from: before ?? "", to: after ?? "")
      return words.allSatisfy(\.isSame) ? nil : (field, words)
    }
    var since = parts.isEmpty ? nil : wordsSince
    // A text fetched for the first time is not a change.
    if let old = before.text, let new = after.text, old != new {
      let words = WordChange.changes(from: old, to: new)
      if !words.allSatisfy(\.isSame) {
        parts.append((.text, words))
        since = [since, textSince].compactMap(\.self).max()
      }
    }
    from = since ?? before.seenAt
    to = after.seenAt
    self.parts = parts
  }

  package static func == (one: Self, other: Self) -> Bool {
    one.from == other.from && one.to == other.to && one.parts.map(\.field) == other.parts.map(\.field)
      && one.parts.map(\.words) == other.parts.map(\.words)
  }
}

extension Revision {
  fileprivate func hasWords(of other: Revision) -> Bool {
    title == other.title && summary == other.summary && content == other.content
  }
}
