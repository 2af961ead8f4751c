import FoundationEssentials
import NewsDomain
import SQLKit

extension Importer {
  /// Adds articles as a set, merging those that the archive has with the file's version.
  func add(_ articles: [ImportedArticle], to database: any ArchiveEngine) throws {
    let articles = try withOwnIDs(articles, in: database)
    var set = try ArticleSet(articles.map { [$0.article.id] + $0.aliases }, in: database)
    set.takeRows(try insert(set.new.map { articles[$0] }, into: database))
    for place in set.known {
      let row = set.rows[place]
      set.move(row, to: try merge(articles[place], into: row, of: database))
    }
    result.added += set.new.count
    result.known += set.known.count
    try database.keep(aliases: set.newAliases)
    try database.keep(zip(articles, set.rows).flatMap { imported, row in imported.items.map { ($0, row) } })
    var listed: [(Int64, Int64)] = []
    for (imported, row) in zip(articles, set.rows) {
      for list in imported.lists { listed.append((try key(of: list, in: database), row)) }
      for label in imported.labels { try database.keep(label: label, of: [row]) }
    }
    try database.insert(listed, into: "listed (list, row)", conflict: "DO NOTHING")
    // Only articles without a story: this archive's own groups stay.
    for place in set.known {
      guard let story = articles[place].story else { continue }
      try database.run(
        "UPDATE ungrouped SET story = ?2 WHERE row = ?1 AND story IS NULL",
        [.integer(set.rows[place]), .integer(Int64(bitPattern: story.value))])
    }
    try database.insert(
      set.new.compactMap { place in
        articles[place].story.map { (set.rows[place], Int64(bitPattern: $0.value)) }
      }, into: "ungrouped (row, story)", conflict: "(row) DO UPDATE SET story = excluded.story")
  }

  /// The articles without ids under which the archive has something else: a file could rewrite any article otherwise.
  private func withOwnIDs(
    _ articles: [ImportedArticle], in database: any ArchiveEngine
  ) throws -> [ImportedArticle] {
    let unproven = articles.flatMap(\.unprovenIDs)
    guard !unproven.isEmpty else { return articles }
    let rows = try database.rows(of: unproven)
    let known = try database.archived(Array(Set(rows.values)))
    let byRow = Dictionary(known.map { ($0.row, $0.article) }, uniquingKeysWith: { first, _ in first })
    return articles.map { imported in
      var imported = imported
      imported.giveUp(
        imported.unprovenIDs.filter { id in rows[id].flatMap { byRow[$0] }.map { !imported.isSame(as: $0) } ?? false })
      return imported
    }
  }

  /// Adds the reader's marks on an article that the archive has.
  func addMarks(of imported: ImportedArticle, to database: any ArchiveEngine) throws {
    guard imported.read != nil || imported.shown != nil || imported.saved != nil || !imported.labels.isEmpty else {
      return
    }
    guard let row = try knownRow(of: imported, in: database), let known = try database.archived(row) else {
      return result.missing += 1
    }
    result.known += 1
    let (read, saved) = (Self.earliest(known.read, imported.read), Self.earliest(known.saved, imported.saved))
    let shown = Self.earliest(known.shown, imported.shown)
    if read != known.read || shown != known.shown || saved != known.saved {
      try database.setMarks(of: row, read: read, shown: shown, saved: saved)
    }
    for label in imported.labels { try database.keep(label: label, of: [row]) }
  }

  private func knownRow(of imported: ImportedArticle, in database: any ArchiveEngine) throws -> Int64? {
    let imported = try withOwnIDs([imported], in: database).first ?? imported
    let ids = [imported.article.id] + imported.aliases
    let rows = try database.rows(of: ids)
    return ids.lazy.compactMap { rows[$0] }.first
  }

  /// - Returns: their rows.
  private func insert(_ articles: [ImportedArticle], into database: any ArchiveEngine) throws -> [Int64] {
    guard !articles.isEmpty else { return [] }
    let rows = try RowNumber.free(
      from: articles.map {
        RowNumber.start($0.row, for: $0.article.publishedAt, firstSeen: $0.firstSeen ?? now, now: now)
      }, in: database)
    try database.insert(
      zip(articles, rows).map { imported, row in
        let firstSeen = imported.firstSeen ?? now
        var archived = ArchivedArticle(
          // Imported articles are never new.
          row: row, arrival: 0, firstSeen: firstSeen, lastSeen: imported.lastSeen ?? firstSeen, terms: imported.terms,
          source: try key(of: imported.article.source, in: database), article: imported.article)
        (archived.read, archived.shown, archived.saved) = (imported.read, imported.shown, imported.saved)
        (archived.revised, archived.origin) = (imported.revised, imported.origin)
        archived.attribution = imported.attribution
        return NewRow(archived: archived, words: imported.words)
      })
    for (imported, row) in zip(articles, rows) {
      for revision in imported.revisions { try database.keep(revision, of: row) }
    }
    return rows
  }

  /// - Returns: its row. The row follows from the date, and changes if that now comes from somebody else.
  private func merge(_ imported: ImportedArticle, into row: Int64, of database: any ArchiveEngine) throws -> Int64 {
    guard let known = try database.archived(row) else { return row }
    let article = imported.article
    var merged = known
    merged.firstSeen = min(known.firstSeen, imported.firstSeen ?? known.firstSeen)
    merged.lastSeen = max(known.lastSeen, imported.lastSeen ?? known.lastSeen)
    merged.read = Self.earliest(known.read, imported.read)
    merged.shown = Self.earliest(known.shown, imported.shown)
    merged.saved = Self.earliest(known.saved, imported.saved)
    let (attribution, before) = (imported.attribution ?? .others, known.attribution ?? .others)
    if attribution > before, article.hasWords, !Self.isSame(known.origin, imported.origin) {
      try reword(&merged, as: imported, known, database)
    } else if attribution >= before {
      merged.origin = known.origin ?? imported.origin
      if attribution > before { try database.keep(attribution, of: row) }
      try mergeWords(of: imported, into: &merged, known, database)
      merged.article.fillGaps(of: article)
    }
    let isLearned = article.linkWay != nil && known.article.link.flatMap(WebLink.init)?.isOpaque == true
    if merged.article.link == nil || isLearned {
      (merged.article.link, merged.article.givenLink) = (article.link, article.givenLink)
      merged.article.linkWay = article.linkWay
    }
    let isUnknown =
      attribution == before && known.article.source == Article.Source() && article.source != Article.Source()
    mergeTerms(of: imported, into: &merged, withSource: isUnknown)
    let row = merged.row
    try database.update(merged, from: known, language: article.language)
    if isUnknown {
      try database.run(
        "UPDATE \(database.dialect.articles) SET source = ?2 WHERE row = ?1",
        [.integer(row), .integer(try key(of: article.source, in: database))])
    }
    if merged.hasOtherTimes(than: known) {
      try database.run(
        """
        UPDATE \(database.dialect.articles) SET first_seen = ?2, last_seen = ?3, revised = ?4, origin = ?5 WHERE row = ?1
        """,
        [
          .integer(row), .date(merged.firstSeen), .date(merged.lastSeen), .date(merged.revised), .text(merged.origin),
        ])
      if merged.read != known.read || merged.shown != known.shown || merged.saved != known.saved {
        try database.setMarks(of: row, read: merged.read, shown: merged.shown, saved: merged.saved)
      }
    }
    return row
  }

  /// Gives a row its source's words, with their history. The words before were somebody else's.
  private func reword(
    _ merged: inout ArchivedArticle, as imported: ImportedArticle, _ known: ArchivedArticle,
    _ database: any ArchiveEngine
  ) throws {
    merged.row = try database.reword(
      merged, from: known, as: imported.article, terms: imported.terms, origin: imported.origin,
      isCompared: false)
    for revision in imported.revisions { try database.keep(revision, of: merged.row) }
    guard let now = try database.archived(merged.row) else { return }
    (merged.article, merged.terms, merged.origin) = (now.article, now.terms, now.origin)
    merged.revised = imported.revised
  }

  private static func earliest(_ one: Date?, _ other: Date?) -> Date? {
    [one, other].compactMap(\.self).min()
  }

  /// Whether two origins are the same; earlier ones are hosts alone.
  private static func isSame(_ one: String?, _ other: String?) -> Bool {
    guard let one, let other else { return one == other }
    func host(_ origin: String) -> Substring { origin.prefix { $0 != "#" } }
    return one == other || (!one.has("#") || !other.has("#")) && host(one) == host(other)
  }

  /// Merges title, summary and text. Words of another origin, or without times, are not a change: they only fill gaps.
  private func mergeWords(
    of imported: ImportedArticle, into merged: inout ArchivedArticle, _ known: ArchivedArticle,
    _ database: any ArchiveEngine
  ) throws {
    let (article, before) = (imported.article, known.article)
    guard let lastSeen = imported.lastSeen, let firstSeen = imported.firstSeen,
      known.origin == nil || imported.origin == nil || Self.isSame(known.origin, imported.origin)
    else {
      // As when articles are added: see ArticleAdder.
      guard (known.attribution ?? .others) != .others || Self.isSame(known.origin, imported.origin) else { return }
      merged.article.title = before.title ?? article.title
      merged.article.summary = before.summary ?? article.summary
      merged.article.content = before.content ?? article.content
      return
    }
    let revisions = try database.run(
      "SELECT seen, title, summary, content FROM revision WHERE row = ?1", [.integer(known.row)]
    ) { Revision(seenAt: $0.date(0) ?? .distantPast, title: $0.text(1), summary: $0.text(2), content: $0.text(3)) }
    let history = WordHistory(
      before: revisions,
      present: Revision(
        seenAt: known.revised ?? known.firstSeen, title: before.title, summary: before.summary, content: before.content),
      lastSeen: known.lastSeen)
    let new = history.merged(
      with: WordHistory(
        before: imported.revisions,
        present: Revision(
          seenAt: imported.revised ?? firstSeen, title: article.title, summary: article.summary,
          content: article.content),
        lastSeen: lastSeen))
    for revision in new.before where !revisions.contains(revision) { try database.keep(revision, of: known.row) }
    merged.article.title = new.present.title
    merged.article.summary = new.present.summary
    merged.article.content = new.present.content
    merged.revised = new.before.isEmpty ? known.revised ?? imported.revised : new.present.seenAt
  }

  private func mergeTerms(of imported: ImportedArticle, into merged: inout ArchivedArticle, withSource: Bool) {
    let languages = imported.terms.words.filter { $0.hasPrefix("l") }
    for word in imported.terms.words where !languages.contains(word) && (withSource || !word.hasPrefix("s")) {
      merged.terms.insert(word)
    }
    if imported.article.language != nil, merged.terms.words.contains(FilterTerms.unknownLanguage) {
      merged.terms.remove(FilterTerms.unknownLanguage)
      for word in languages { merged.terms.insert(word) }
    }
  }
}

extension Article {
  /// Fills gaps apart from its words.
  fileprivate mutating func fillGaps(of article: Article) {
    author = author ?? article.author
    imageLink = imageLink ?? article.imageLink
    publishedAt = publishedAt ?? article.publishedAt
    country = country ?? article.country
    place = place ?? article.place
    duration = duration ?? article.duration
    if related.isEmpty { related = article.related }
  }
}

extension ArchivedArticle {
  /// Whether its times or its origin differ from those of the row.
  fileprivate func hasOtherTimes(than known: ArchivedArticle) -> Bool {
    firstSeen != known.firstSeen || lastSeen != known.lastSeen || read != known.read || shown != known.shown
      || saved != known.saved
      || revised != known.revised || origin != known.origin
  }
}
