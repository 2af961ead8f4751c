import FoundationEssentials
import NewsDomain
import SQLKit

/// Adds the entries of a file within transactions. Entries that the archive already has are merged with the file's, so
/// that the same file can be read twice.
final class Importer {
  var result = ArchiveImport()
  let now: Date
  /// The database that the keys below belong to. Weak, because a damaged file must be closed before it is replaced.
  private weak var database: (any ArchiveEngine)?
  private var sources: [String: Int64] = [:]
  private var lists: [ArchivedList: Int64] = [:]
  /// The key of the last front page that the archive had before.
  private var lastFront: Int64?
  /// The version of the database, as changed by other sessions, for which the keys are valid.
  private var version: Int64 = 0

  /// Whether only the reader's own data is added.
  let isOfMarks: Bool

  init(at now: Date, marksOnly isOfMarks: Bool = false) {
    self.now = now
    self.isOfMarks = isOfMarks
  }

  /// Begins a transaction. The keys are looked up again if another session has changed the file, as it may have deleted
  /// them, or if the file was replaced after damage.
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

  /// Adds the first of some entries in one transaction: articles as a set, others one by one.
  ///
  /// - Returns: how many were added.
  func addFirst(of entries: ArraySlice<ImportEntry>, to database: any ArchiveEngine) throws -> Int {
    var articles: [ImportedArticle] = []
    if !isOfMarks {
      for entry in entries.prefix(database.portion) {
        guard case .article(let article) = entry else { break }
        articles.append(article)
      }
    }
    if articles.isEmpty, let first = entries.first {
      try add(first, to: database)
      return 1
    }
    try add(articles, to: database)
    return articles.count
  }

  private func add(_ entry: ImportEntry, to database: any ArchiveEngine) throws {
    switch entry {
    case .article(let article): try addMarks(of: article, to: database)
    case .front where isOfMarks, .text where isOfMarks, .formerStory where isOfMarks,
      .vectors where isOfMarks:
      break
    case .front(let line): try add(line, to: database)
    case .visit(let line): try add(line, to: database)
    case .mute(let line): try add(line, to: database)
    case .follow(let line): try add(line, to: database)
    case .text(let line): try add(line, to: database)
    case .formerStory(let line): try add(line, to: database)
    case .vectors(let line): try add(line, to: database)
    }
  }

  // MARK: - Lists, visits, mutes and follows

  private func add(_ line: FrontLine, to database: any ArchiveEngine) throws {
    guard let list = ArchivedList(line.list), let first = Date(iso8601: line.first),
      let last = Date(iso8601: line.last),
      // A future one would be the last one seen, for ever.
      first <= last, last <= now.addingTimeInterval(RowNumber.longestAhead)
    else { return result.skipped += 1 }
    let rows = try line.articles.compactMap { id in try ArticleID(text: id).flatMap { try database.row(of: $0) } }
    guard !rows.isEmpty else { return }
    let key = try key(of: list, in: database)
    // The archive's own record of that time stays.
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
    // Earlier exports have the rounds of their archive, which this one has not had.
    guard !Rounds.all.contains(line.scope),
      try database.run("SELECT 1 FROM visit WHERE scope = ?1", [.text(line.scope)]).isEmpty
    else { return }
    try database.keepVisit(to: line.scope, at: at)
  }

  private func add(_ line: MuteLine, to database: any ArchiveEngine) throws {
    let story = line.story.flatMap(ArticleID.init(text:))
    guard let made = Date(iso8601: line.madeAt), line.text != nil || line.source != nil || story != nil,
      [line.text, line.source].allSatisfy({ ($0?.unicodeScalars.count ?? 0) <= Mute.longest })
    else { return result.skipped += 1 }
    let isOfTitles = line.in == MuteLine.title
    let mutes = try database.mutes()
    let isKnown = mutes.contains { mute in
      mute.text == line.text && mute.isOfTitles == isOfTitles && mute.source == line.source
        && mute.story?.id == story.map(StoryID.init)
        && (mute.madeAt == made || !mute.isExpired(at: now))
    }
    guard !isKnown, mutes.count < Mute.most else { return }
    // Numbers are assigned again: one from outside may be the greatest possible.
    try database.run(
      """
      INSERT INTO mute (text, titles, source, made, until, story, story_title)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
      """,
      [
        .text(line.text), .integer(isOfTitles ? 1 : 0), .text(line.source), .date(made),
        .date(line.until.flatMap(Date.init(iso8601:))), story.map(Database.Value.id) ?? .null,
        .text(story == nil ? nil : ImportedText.line(line.storyTitle ?? "")),
      ])
  }

  private func add(_ line: FollowLine, to database: any ArchiveEngine) throws {
    let follows = try database.follows()
    guard let made = Date(iso8601: line.madeAt), line.search.isWhole,
      (line.search.line?.unicodeScalars.count ?? 0) <= Follow.longest
    else { return result.skipped += 1 }
    guard follows.count < Follow.most, !follows.contains(where: { FollowedSearch($0.follow.request) == line.search })
    else { return }
    if follows.isEmpty {
      // Without follows nothing was compared, and what has arrived is not new for this one.
      try database.lockFollows()
      try database.keepComparedArrival(try database.counter("arrival"))
    }
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

  func key(of list: ArchivedList, in database: any ArchiveEngine) throws -> Int64 {
    if let key = lists[list] { return key }
    let key = try database.key(of: list)
    lists[list] = key
    return key
  }

  func key(of source: Article.Source, in database: any ArchiveEngine) throws -> Int64 {
    let name = [source.id, source.name, source.link].map { $0 ?? "" }.joined(separator: "\n")
    if let key = sources[name] { return key }
    let key = try database.key(of: source)
    sources[name] = key
    return key
  }
}
