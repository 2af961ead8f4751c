import FoundationEssentials
import NewsDomain
import SQLKit

extension DatabaseArchive {
  /// The most articles that are grouped at once, so that other sessions wait for at most some 100 ms.
  private static let portion = 2_000
  /// Articles beside those asked for that are grouped with them, if they are of the same days.
  private static let mostOthers = 40
  private static let daysOfOthers = 3 * 86_400.0
  /// How often a grouping is done again if other sessions change the stories meanwhile.
  private static let mostTries = 3

  package func memberships(of ids: [ArticleID]) async -> [ArticleID: StoryMembership] {
    do {
      return try read(otherwise: [:]) { _ in try grouped(ids) }
    } catch {
      if let problem = problem(error) { report(problem) }
      return [:]
    }
  }

  /// The stories of articles, which are grouped first if they belong to none.
  ///
  /// - Throws: `NewsError`.
  private func grouped(_ ids: [ArticleID]) throws -> [ArticleID: StoryMembership] {
    let rows = try groupedRows(of: ids)
    return try attempt { database in
      try database.reading {
        var stories: [Int64: StoryMembership] = [:]
        return try rows.reduce(into: [:]) { memberships, entry in
          guard let key = try database.story(of: entry.row) else { return }
          let known = try stories[key] ?? database.membership(of: key)
          stories[key] = known
          memberships[entry.id] = known
        }
      }
    }
  }

  /// The rows of those articles that the archive has. Those that belong to no story yet are grouped.
  ///
  /// - Throws: `NewsError`.
  func groupedRows(of ids: [ArticleID]) throws -> [(id: ArticleID, row: Int64)] {
    let (rows, new) = try attempt { database in
      try database.reading {
        let rows: [(id: ArticleID, row: Int64)]
        if database.isPostgreSQL {
          let found = try database.rows(ofItems: ids)
          rows = ids.compactMap { id in found[id].map { (id: id, row: $0) } }
        } else {
          rows = try ids.compactMap { id in try database.row(of: id).map { (id: id, row: $0) } }
        }
        return (rows, try database.ungrouped(of: rows.map(\.row)))
      }
    }
    // Readers of a server leave that to collectors.
    if let first = new.min(), let last = new.max(), try attempt({ try $0.mayCollect() }) {
      let day = Int64(Self.daysOfOthers)
      let others = try attempt { try $0.ungroupedRows(in: (first - day)...(last + day), most: Self.mostOthers) }
      try group(Array(Set(new + others)).sorted())
    }
    return rows
  }

  package func groupAll(in span: ClosedRange<Date>, _ report: @Sendable (Int, Int) -> Void) async throws {
    guard exists else { return }
    let rows = RowNumber.at(span.lowerBound)...max(RowNumber.at(span.lowerBound), RowNumber.at(span.upperBound))
    guard try attempt({ try $0.mayCollect() }) else { return }
    let ungrouped = try attempt { try $0.ungroupedRows(in: rows, most: .max) }
    var index: KeptIndex?
    for start in stride(from: 0, to: ungrouped.count, by: Self.portion) {
      report(start, ungrouped.count)
      if Task.isCancelled { throw NewsError.cancelled }
      index = try group(
        Array(ungrouped[start..<min(start + Self.portion, ungrouped.count)]), with: index, of: ungrouped)
    }
    report(ungrouped.count, ungrouped.count)
  }

  /// Stories as they were read, to be used as long as nobody else changes them.
  private struct KeptIndex {
    let index: StoryIndex
    let database: Database
    var version: Int64
  }

  /// Groups articles.
  ///
  /// - Parameters:
  ///   - kept: what the grouping before this one has read.
  ///   - all: the rows of all articles that will be grouped with it.
  @discardableResult
  private func group(_ rows: [Int64], with kept: KeptIndex? = nil, of all: [Int64]? = nil) throws -> KeptIndex? {
    var kept = kept
    for _ in 0..<Self.mostTries {
      let result = try attempt { database -> KeptIndex? in
        let version = try database.storyVersion()
        if kept?.database !== database || kept?.version != version { kept = nil }
        let current =
          kept
          ?? KeptIndex(
            index: StoryIndex(store: DatabaseStoryStore(database, for: all ?? rows)), database: database,
            version: version
          )
        let articles = try database.ungroupedArticles(rows, terms)
        let stories = try GroupStories(current.index).grouped(articles)
        let changes = current.index.takeChanges()
        return try database.transaction {
          // Another session has been faster: what it has done counts.
          guard try database.storyVersion() == version else { return nil }
          try database.write(
            changes, of: current.index, zip(articles, stories).map { ($0, $1.joined, $1.story) }, at: clock.now)
          return KeptIndex(index: current.index, database: database, version: version &+ 1)
        }
      }
      if let result { return result }
      kept = nil
    }
    return nil
  }
}

extension Database {
  func membership(of key: Int64) throws -> StoryMembership? {
    guard let id = try storyID(of: key) else { return nil }
    let count = try run("SELECT count(*) FROM telling WHERE story = ?1", [.integer(key)]) { Int($0.integer(0)) }.first
    var membership = StoryMembership(story: id, count: count ?? 0, voices: [])
    try each(
      """
      SELECT source.name, source.id, source.link, article.link, related, terms FROM telling
      JOIN article ON article.row = telling.row LEFT JOIN source ON source.key = article.source
      WHERE telling.story = ?1 ORDER BY telling.row LIMIT \(ReadStory.mostArticles)
      """, [.integer(key)]
    ) { columns in
      let article = Article(
        source: Article.Source(id: columns.text(1), name: columns.text(0), link: columns.text(2)),
        link: columns.text(3), related: RelatedArticles.list(columns.text(4)), provider: .feeds)
      membership.voices += StoryVoice.voices(of: article, seenIn: Terms(columns.text(5) ?? "").countries)
      return true
    }
    return membership
  }
}

extension Terms {
  /// The countries among the words.
  var countries: [Country] {
    words.filter { $0.hasPrefix("c") && $0.utf8.count == 3 }.compactMap { Country(code: String($0.dropFirst())) }
  }
}

// MARK: - Reading

extension DatabaseArchive {
  package func newsOfReadStories(
    in span: ClosedRange<Date>, of scope: ReadingScope, limit: Int
  ) async throws -> [Article] {
    try read(otherwise: []) { database in
      try database.reading {
        let (lists, values) = try database.condition(on: scope, from: 4)
        let rows = try database.run(
          """
          SELECT telling.row FROM telling JOIN article ON article.row = telling.row
          WHERE telling.row BETWEEN ?1 AND ?2 AND read IS NULL AND telling.story IN (
            SELECT telling.story FROM article JOIN telling ON telling.row = article.row
            WHERE article.row BETWEEN ?1 AND ?2 AND read IS NOT NULL) \(lists)
          ORDER BY telling.row DESC LIMIT ?3
          """,
          [
            .integer(RowNumber.at(span.lowerBound)), .integer(RowNumber.at(span.upperBound)), .integer(Int64(limit)),
          ] + values
        ) { $0.integer(0) }
        return try database.archived(rows).map(\.article)
      }
    }
  }

  package func stories(
    in span: ClosedRange<Date>, of articles: Set<ArticleID>?, least: Int
  ) async throws -> [StoryCount] {
    try read(otherwise: []) { database in
      try database.reading {
        var counts: [Int64: (count: Int, last: Int64)] = [:]
        let wanted = try articles.map { ids in Set(try ids.compactMap { try database.row(of: $0) }) }
        try database.each(
          "SELECT row, story FROM telling WHERE row BETWEEN ?1 AND ?2",
          [.integer(RowNumber.at(span.lowerBound)), .integer(RowNumber.at(span.upperBound))]
        ) { columns in
          let (row, story) = (columns.integer(0), columns.integer(1))
          if wanted?.contains(row) ?? true {
            let known = counts[story] ?? (0, row)
            counts[story] = (known.count + 1, max(known.last, row))
          }
          return true
        }
        let sorted = counts.filter { $0.value.count >= least }.sorted {
          ($1.value.count, $1.value.last, $1.key) < ($0.value.count, $0.value.last, $0.key)
        }
        return try sorted.compactMap { key, value in
          try database.storyID(of: key).map { StoryCount(story: $0, count: value.count) }
        }
      }
    }
  }

  package func story(_ id: StoryID, most: Int) async throws -> ArchivedStory? {
    try read(otherwise: nil) { database in
      try database.reading {
        let id = try database.presentID(of: id)
        guard let key = try database.storyKey(of: id) else { return nil }
        let rows = try database.run("SELECT row FROM telling WHERE story = ?1 ORDER BY row", [.integer(key)]) {
          $0.integer(0)
        }
        let entries = try database.archived(Array(rows.prefix(most))).map {
          ArchivedStory.Entry(article: $0.article, countries: $0.terms.countries)
        }
        guard !entries.isEmpty else { return nil }
        return ArchivedStory(id: id, formerIDs: try database.formerIDs(of: id), entries: entries, count: rows.count)
      }
    }
  }

  package func articles(in span: ClosedRange<Date>) async throws -> [(article: Article, story: StoryID?)] {
    try read(otherwise: []) { database in
      try database.reading {
        var stories: [Int64: StoryID] = [:]
        var found: [(article: Article, story: StoryID?)] = []
        try database.each(
          """
          SELECT article.row, telling.story, story.id FROM article LEFT JOIN telling ON telling.row = article.row
          LEFT JOIN story ON story.key = telling.story WHERE article.row BETWEEN ?1 AND ?2 ORDER BY article.row
          """, [.integer(RowNumber.at(span.lowerBound)), .integer(RowNumber.at(span.upperBound))]
        ) { columns in
          guard let archived = try database.archived(columns.integer(0)) else { return true }
          let key = columns.integer(1)
          let id = columns.isNull(2) ? nil : stories[key] ?? StoryID(UInt64(bitPattern: columns.integer(2)))
          if let id { stories[key] = id }
          found.append((archived.article, id))
          return true
        }
        return found
      }
    }
  }
}

extension DatabaseArchive {
  package func headlines(
    in span: ClosedRange<Date>, of scope: ReadingScope, after mark: Int64?, limit: Int
  ) async throws -> (headlines: [DatedHeadline], last: Int64?) {
    try read(otherwise: ([], nil)) { database in
      var last: Int64?
      let (lists, values) = try database.condition(on: scope, from: 5)
      let headlines = try database.run(
        """
        SELECT row, article.id, title, language, coalesce(source.name, source.id) FROM article
        LEFT JOIN source ON source.key = article.source
        WHERE row BETWEEN ?1 AND ?2 AND row > ?3 \(lists) ORDER BY row LIMIT ?4
        """,
        [
          .integer(RowNumber.at(span.lowerBound)), .integer(RowNumber.at(span.upperBound)), .integer(mark ?? -1),
          .integer(Int64(limit)),
        ] + values
      ) { columns in
        last = columns.integer(0)
        return DatedHeadline(
          id: ArticleID(UInt64(bitPattern: columns.integer(1))), title: columns.text(2) ?? "",
          publishedAt: Date(row: columns.integer(0)), language: columns.text(3), source: columns.text(4))
      }
      return (headlines, headlines.count < limit ? nil : last)
    }
  }
}
