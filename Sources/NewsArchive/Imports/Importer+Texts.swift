import FoundationEssentials
import NewsDomain
import SQLKit

extension Importer {
  /// Adds the text of an article, which precedes it in the file.
  func add(_ line: TextLine, to database: any ArchiveEngine) throws {
    guard var text = line.text.map(ImportedText.blocks), !text.blocks.isEmpty,
      let id = line.id.flatMap(ArticleID.init(text:)),
      let row = try database.row(of: id)
    else { return result.skipped += 1 }
    // Nothing was fetched or seen in the future; such a text would be kept for ever.
    text.fetchedAt = min(text.fetchedAt, now)
    let seen = min(line.seenAt.flatMap { Date(iso8601: $0) } ?? text.fetchedAt, now)
    let former = (line.revisions ?? []).compactMap { former in
      Date(iso8601: former.seenAt).map { FormerText(seenAt: min($0, now), plain: ImportedText.passage(former.text)) }
    }
    guard let kept = try database.keptText(of: row) else {
      try database.keep(text, of: row, since: seen)
      for one in former { try database.keep(one, of: row) }
      return
    }
    let known = TextHistory(text: kept.text, seenAt: kept.seenAt, former: try database.formerTexts(of: row))
    let merged = known.merged(with: TextHistory(text: text, seenAt: seen, former: former))
    guard merged != known else { return }
    if merged.former != known.former {
      try database.run("DELETE FROM text_revision WHERE row = ?1", [.integer(row)])
      for one in merged.former { try database.keep(one, of: row) }
    }
    try database.keep(merged.text, of: row, since: merged.seenAt)
  }
}

/// The text of an article as one archive knows it: the current one, and earlier ones.
struct TextHistory: Equatable {
  var text: ArticleText
  /// Since when the current text was seen.
  var seenAt: Date
  /// The earlier texts, oldest first.
  var former: [FormerText]

  /// Merges the texts that two archives know. Merging them again changes nothing.
  func merged(with other: TextHistory) -> TextHistory {
    let isSame = text.blocks.words == other.text.blocks.words
    if !isSame, !text.isChange(of: other.text) { return moreComplete(other) }
    func history(_ plain: String, _ one: TextHistory) -> WordHistory {
      WordHistory(
        before: one.former.map { Self.revision($0.plain, $0.seenAt) }, present: Self.revision(plain, one.seenAt),
        lastSeen: one.text.fetchedAt)
    }
    // Texts that differ only in white space count as equal.
    let words = history(text.plain, self).merged(with: history(isSame ? text.plain : other.text.plain, other))
    let former = words.before.map { FormerText(seenAt: $0.seenAt, plain: $0.content ?? "") }
    return TextHistory(
      text: other.text.fetchedAt > text.fetchedAt ? other.text : text, seenAt: words.present.seenAt,
      former: former.sorted { $0.seenAt < $1.seenAt })
  }

  /// The more complete of two versions of the same text, with its history.
  private func moreComplete(_ other: TextHistory) -> TextHistory {
    let isReplaced =
      other.text.mayReplace(text) && (!text.mayReplace(other.text) || other.text.fetchedAt > text.fetchedAt)
    var merged = isReplaced ? other : self
    for former in (isReplaced ? self : other).former
    where former.seenAt < merged.seenAt && !merged.former.contains(where: { $0.seenAt == former.seenAt }) {
      merged.former.append(former)
    }
    merged.former.sort { $0.seenAt < $1.seenAt }
    return merged
  }

  private static func revision(_ plain: String, _ seenAt: Date) -> Revision {
    Revision(seenAt: seenAt, title: nil, summary: nil, content: plain)
  }
}
