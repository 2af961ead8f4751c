import FoundationEssentials
import NewsDomain
import SQLKit

/// Adds the entries of a file within transactions. What the archive has already is merged with what the file says, so
/// that the same file can be read twice.
final class Importer {
  var result = ArchiveImport()
  let now: Date
  /// The database that the keys below belong to. Weak, because a damaged file must be closed before it is replaced.
  private weak var database: (any ArchiveEngine)?
  private var sources: [String: Int64] = [:]
  private var lists: [ArchivedList: Int64] = [:]
  /// The key of the last front that the archive had before.
  private var lastFront: Int64?
  /// The number of changes of other sessions that the keys are of.
  private var version: Int64 = 0

  /// Whether only what belongs to the reader is added.
  let isOfMarks: Bool

  init(at now: Date, marksOnly isOfMarks: Bool = false) {
    self.now = now
    self.isOfMarks = isOfMarks
  }

  /// Begins a transaction. The keys are looked up again if another session has changed the file, as it may have deleted
  /// them, or if it is another file after a damage.
  func begin(_ database: any ArchiveEngine) throws {
    let version = try database.version()
    if database !== self.database || version != self.version {
      if database !== self.database { lastFront = nil }
      self.database = database
      self.version = version
      sources = [:]
      lists = [:]
    }
    if lastFront == nil {
      lastFront = try database.run("SELECT coalesce(max(key), 0) FROM front") { $0.integer(0) }.first ?? 0
    }
  }

  func add(_ entry: ImportEntry, to database: any ArchiveEngine) throws {
    switch entry {
    case .article(let article) where isOfMarks: try addMarks(of: article, to: database)
    case .front where isOfMarks, .text where isOfMarks, .formerStory where isOfMarks: break
    case .article(let article): try add(article, to: database)
    case .front(let line): try add(line, to: database)
    case .visit(let line): try add(line, to: database)
    case .mute(let line): try add(line, to: database)
    case .follow(let line): try add(line, to: database)
    case .text(let line): try add(line, to: database)
    case .formerStory(let line): try add(line, to: database)
    }
  }

  // MARK: - Articles

  private func add(_ imported: ImportedArticle, to database: any ArchiveEngine) throws {
    let row: Int64
    if let known = try knownRow(of: imported, in: database) {
      row = try merge(imported, into: known, of: database)
      result.known += 1
    } else {
      row = try insert(imported, into: database)
      result.added += 1
    }
    if let story = imported.story {
      // Only what belongs to no story yet: what this archive has found out stays.
      try database.run(
        "UPDATE ungrouped SET story = ?2 WHERE row = ?1 AND story IS NULL",
        [.integer(row), .integer(Int64(bitPattern: story.value))])
    }
    for alias in imported.aliases { try database.keep(alias: alias, of: row) }
    for list in imported.lists {
      try database.run(
        "INSERT INTO listed (list, row) VALUES (?1, ?2) ON CONFLICT DO NOTHING",
        [.integer(try key(of: list, in: database)), .integer(row)])
    }
    for label in imported.labels {
      try database.keep(label: label, of: row)
    }
  }

  /// Adds the reader's marks of an article that the archive has.
  private func addMarks(of imported: ImportedArticle, to database: any ArchiveEngine) throws {
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
    for label in imported.labels { try database.keep(label: label, of: row) }
  }

  private func knownRow(of imported: ImportedArticle, in database: any ArchiveEngine) throws -> Int64? {
    let ids = [imported.article.id] + imported.aliases
    let rows = try database.rows(of: ids)
    return ids.lazy.compactMap { rows[$0] }.first
  }

  private func insert(_ imported: ImportedArticle, into database: any ArchiveEngine) throws -> Int64 {
    let firstSeen = imported.firstSeen ?? now
    let row = try RowNumber.free(
      imported.row, for: imported.article.publishedAt, firstSeen: firstSeen, now: now, in: database)
    let archived = ArchivedArticle(
      // Imported articles are never new.
      row: row, arrival: 0, firstSeen: firstSeen, lastSeen: imported.lastSeen ?? firstSeen, read: imported.read,
      shown: imported.shown, saved: imported.saved, revised: imported.revised, origin: imported.origin,
      speaker: imported.speaker, terms: imported.terms, source: try key(of: imported.article.source, in: database),
      article: imported.article)
    try database.insert([
      NewRow(archived: archived, words: database.indexedWords(of: imported.article, imported.terms))
    ])
    try add(imported.revisions, to: row, of: database)
    return row
  }

  private func add(_ revisions: [Revision], to row: Int64, of database: any ArchiveEngine) throws {
    for revision in revisions {
      try database.run(
        "INSERT INTO revision (row, seen, title, summary, content) VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT DO NOTHING",
        [
          .integer(row), .date(revision.seenAt), .text(revision.title), .text(revision.summary),
          .text(revision.content),
        ])
    }
  }

  /// - Returns: its row, which is another one if its date was another's.
  private func merge(_ imported: ImportedArticle, into row: Int64, of database: any ArchiveEngine) throws -> Int64 {
    guard let known = try database.archived(row) else { return row }
    let article = imported.article
    if known.article.id != article.id { try database.keep(alias: article.id, of: row) }
    var merged = known
    merged.firstSeen = min(known.firstSeen, imported.firstSeen ?? known.firstSeen)
    merged.lastSeen = max(known.lastSeen, imported.lastSeen ?? known.lastSeen)
    merged.read = Self.earliest(known.read, imported.read)
    merged.shown = Self.earliest(known.shown, imported.shown)
    merged.saved = Self.earliest(known.saved, imported.saved)
    let (speaker, before) = (imported.speaker ?? .others, known.speaker ?? .others)
    if speaker > before, article.hasWords, known.origin != imported.origin {
      try reword(&merged, as: imported, known, database)
    } else if speaker >= before {
      merged.origin = known.origin ?? imported.origin
      if speaker > before { try database.keep(speaker, of: row) }
      try mergeWords(of: imported, into: &merged, known, database)
      merged.article.fillGaps(of: article)
    }
    let isLearned = article.linkWay != nil && known.article.link.flatMap(WebLink.init)?.isOpaque == true
    if merged.article.link == nil || isLearned {
      (merged.article.link, merged.article.givenLink) = (article.link, article.givenLink)
      merged.article.linkWay = article.linkWay
    }
    let isUnknown =
      speaker == before && known.article.source == Article.Source() && article.source != Article.Source()
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

  /// Gives a row the words that its source says, and the history of these. The words before were another's.
  private func reword(
    _ merged: inout ArchivedArticle, as imported: ImportedArticle, _ known: ArchivedArticle,
    _ database: any ArchiveEngine
  ) throws {
    merged.row = try database.reword(
      merged, from: known, as: imported.article, terms: imported.terms, origin: imported.origin,
      isCompared: false)
    try add(imported.revisions, to: merged.row, of: database)
    guard let now = try database.archived(merged.row) else { return }
    (merged.article, merged.terms, merged.origin) = (now.article, now.terms, now.origin)
    merged.revised = imported.revised
  }

  private static func earliest(_ one: Date?, _ other: Date?) -> Date? {
    [one, other].compactMap(\.self).min()
  }

  /// Merges title, summary and text. Words of another origin, or without times, are no change: they only fill gaps.
  private func mergeWords(
    of imported: ImportedArticle, into merged: inout ArchivedArticle, _ known: ArchivedArticle,
    _ database: any ArchiveEngine
  ) throws {
    let (article, before) = (imported.article, known.article)
    guard let lastSeen = imported.lastSeen, let firstSeen = imported.firstSeen,
      known.origin == nil || imported.origin == nil || known.origin == imported.origin
    else {
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
    try add(new.before.filter { !revisions.contains($0) }, to: known.row, of: database)
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
    if imported.article.language != nil, merged.terms.words.contains(Terms.unknownLanguage) {
      merged.terms.remove(Terms.unknownLanguage)
      for word in languages { merged.terms.insert(word) }
    }
  }

  // MARK: - Lists, visits, mutes and follows

  private func add(_ line: FrontLine, to database: any ArchiveEngine) throws {
    guard let list = ArchivedList(line.list), let first = Date(iso8601: line.first),
      let last = Date(iso8601: line.last),
      // One that is to come would be the last one seen, for ever.
      first <= last, last <= now.addingTimeInterval(RowNumber.longestAhead)
    else { return result.skipped += 1 }
    let rows = try line.articles.compactMap { id in try ArticleID(text: id).flatMap { try database.row(of: $0) } }
    guard !rows.isEmpty else { return }
    let key = try key(of: list, in: database)
    // What the archive knows of that time stays.
    let isKnown = try !database.run(
      "SELECT 1 FROM front WHERE list = ?1 AND last >= ?2 AND first <= ?3 AND key <= ?4 LIMIT 1",
      [.integer(key), .date(first), .date(last), .integer(lastFront ?? 0)]
    ).isEmpty
    guard !isKnown else { return }
    try database.run(
      "INSERT INTO front (list, first, last, articles) VALUES (?1, ?2, ?3, ?4)",
      [.integer(key), .date(first), .date(last), .blob(Front.data(rows))])
  }

  private func add(_ line: VisitLine, to database: any ArchiveEngine) throws {
    guard let at = Date(iso8601: line.at), at <= now.addingTimeInterval(RowNumber.longestAhead) else {
      return result.skipped += 1
    }
    guard try database.run("SELECT 1 FROM visit WHERE scope = ?1", [.text(line.scope)]).isEmpty else { return }
    try database.keepVisit(to: line.scope, at: at)
  }

  private func add(_ line: MuteLine, to database: any ArchiveEngine) throws {
    let story = line.story.flatMap(ArticleID.init(text:))
    guard let made = Date(iso8601: line.madeAt), line.text != nil || line.source != nil || story != nil else {
      return result.skipped += 1
    }
    let isOfTitles = line.in == MuteLine.title
    let mutes = try database.mutes()
    let isKnown = mutes.contains { mute in
      mute.text == line.text && mute.isOfTitles == isOfTitles && mute.source == line.source
        && mute.story?.id == story.map(StoryID.init)
        && (mute.madeAt == made || !mute.isExpired(at: now))
    }
    guard !isKnown else { return }
    // Numbers are given anew: one from outside may be the last there is.
    try database.mendNumbers(of: .mute)
    try database.run(
      """
      INSERT INTO mute (text, titles, source, made, until, story, story_title)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
      """,
      [
        .text(line.text), .integer(isOfTitles ? 1 : 0), .text(line.source), .date(made),
        .date(line.until.flatMap(Date.init(iso8601:))), story.map(Database.Value.id) ?? .null,
        .text(story == nil ? nil : line.storyTitle ?? ""),
      ])
  }

  private func add(_ line: FollowLine, to database: any ArchiveEngine) throws {
    let follows = try database.follows()
    guard let made = Date(iso8601: line.madeAt) else { return result.skipped += 1 }
    guard follows.count < Follow.most, !follows.contains(where: { FollowedSearch($0.follow.request) == line.search })
    else { return }
    try database.mendNumbers(of: .follow)
    try database.run(
      "INSERT INTO follow (search, notifies, quiet, made, seen) VALUES (?1, ?2, ?3, ?4, ?5)",
      [
        .text(line.search.line), .integer(line.notifies ? 1 : 0),
        .text(line.quiet.flatMap(QuietHours.init)?.text), .date(made), .integer(try database.comparedArrival()),
      ])
  }

  private func add(_ line: FormerStoryLine, to database: any ArchiveEngine) throws {
    guard let id = ArticleID(text: line.id), let story = ArticleID(text: line.story), id != story,
      let merged = Date(iso8601: line.mergedAt)
    else { return result.skipped += 1 }
    try database.run(
      "INSERT INTO former_story (id, story, merged) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING",
      [.id(id), .id(story), .date(merged)])
  }

  // MARK: - Keys

  private func key(of list: ArchivedList, in database: any ArchiveEngine) throws -> Int64 {
    if let key = lists[list] { return key }
    let key = try database.key(of: list)
    lists[list] = key
    return key
  }

  private func key(of source: Article.Source, in database: any ArchiveEngine) throws -> Int64 {
    let name = [source.id, source.name, source.link].map { $0 ?? "" }.joined(separator: "\n")
    if let key = sources[name] { return key }
    let key = try database.key(of: source)
    sources[name] = key
    return key
  }
}

extension Article {
  /// Takes what it lacks beside its words.
  fileprivate mutating func fillGaps(of article: Article) {
    author = author ?? article.author
    imageLink = imageLink ?? article.imageLink
    publishedAt = publishedAt ?? article.publishedAt
    country = country ?? article.country
    place = place ?? article.place
    if related.isEmpty { related = article.related }
  }
}

extension ArchivedArticle {
  /// Whether its times, or its origin, are not those of the row as it was.
  fileprivate func hasOtherTimes(than known: ArchivedArticle) -> Bool {
    firstSeen != known.firstSeen || lastSeen != known.lastSeen || read != known.read || shown != known.shown
      || saved != known.saved
      || revised != known.revised || origin != known.origin
  }
}
