import FoundationEssentials
import NewsDomain
import SQLKit

extension DatabaseArchive {
  /// The most articles grouped at once, so that other sessions wait for at most some 100 ms.
  private static let portion = 2_000
  /// The most further articles of the same days that are grouped along with those asked for.
  private static let maxOthers = 40
  private static let daysOfOthers = 3 * 86_400.0
  /// How often a grouping is repeated if other sessions change the stories meanwhile.
  private static let maxTries = 3

  package func memberships(of ids: [ArticleID]) async -> [ArticleID: StoryMembership] {
    do {
      return try read(otherwise: [:]) { _ in try grouped(ids) }
    } catch {
      if let problem = problem(error) { report(problem) }
      return [:]
    }
  }

  /// The stories of articles, which are grouped first if they have none.
  ///
  /// - Throws: `NewsError`.
  private func grouped(_ ids: [ArticleID]) throws -> [ArticleID: StoryMembership] {
    let rows = try groupedRows(of: ids)
    return try attempt { database in
      try database.reading {
        let memberships = try database.memberships(of: rows.map(\.row))
        return rows.reduce(into: [:]) { $0[$1.id] = memberships[$1.row] }
      }
    }
  }

  /// The rows of the articles that the archive has. Those without a story are grouped.
  ///
  /// - Throws: `NewsError`.
  func groupedRows(of ids: [ArticleID]) throws -> [(id: ArticleID, row: Int64)] {
    let (rows, new) = try attempt { database in
      try database.reading {
        let found = try database.rows(of: ids)
        let rows = ids.compactMap { id in found[id].map { (id: id, row: $0) } }
        return (rows, try database.ungrouped(of: rows.map(\.row)))
      }
    }
    // On a server, readers leave that to collectors.
    if let first = new.min(), let last = new.max(), try attempt({ try $0.mayCollect() }) {
      let day = Int64(Self.daysOfOthers)
      let others = try attempt { try $0.ungroupedRows(in: (first - day)...(last + day), most: Self.maxOthers) }
      try group(Array(Set(new + others)).sorted())
    }
    return rows
  }

  package func groupAll(in span: ClosedRange<Date>, _ report: @Sendable (Int, Int) -> Void) async throws {
    guard exists else { return }
    let rows = RowNumber.at(span.lowerBound)...max(RowNumber.at(span.lowerBound), RowNumber.at(span.upperBound))
    guard try attempt({ try $0.mayCollect() }) else { return }
    var before: [Int64] = []
    // Repeated until nothing is left: another session may have added some meanwhile, and left grouping to this one.
    while case let ungrouped = try attempt({ try $0.ungroupedRows(in: rows, most: .max) }), ungrouped != before {
      before = ungrouped
      var index: KeptIndex?
      for start in stride(from: 0, to: ungrouped.count, by: Self.portion) {
        report(start, ungrouped.count)
        if Task.isCancelled { throw NewsError.cancelled }
        let portion = ungrouped[start..<min(start + Self.portion, ungrouped.count)]
        index = try group(Array(portion), with: index, of: ungrouped)
      }
      report(ungrouped.count, ungrouped.count)
    }
  }

  /// Stories as they were read, usable as long as nobody else changes them.
  struct KeptIndex {
    let index: StoryIndex
    let database: any ArchiveEngine
    var version: Int64
  }

  /// Groups articles.
  ///
  /// - Parameters:
  ///   - kept: what the previous grouping has read.
  ///   - all: the rows of all articles that will be grouped with it.
  @discardableResult
  func group(_ rows: [Int64], with kept: KeptIndex? = nil, of all: [Int64]? = nil) throws -> KeptIndex? {
    try changeStories(near: all ?? rows, with: kept) { database, index in
      let articles = try database.ungroupedArticles(rows, terms)
      let stories = try GroupStories(index).grouped(articles)
      return zip(articles, stories).map { ($0, $1.joined, $1.story) }
    }
  }

  /// Changes stories, and does so again if other sessions change them meanwhile.
  ///
  /// - Parameters:
  ///   - rows: those of the articles whose stories may change.
  ///   - kept: what a previous change has read.
  ///   - change: returns the articles that were grouped: see ``ArchiveEngine/write(_:of:_:at:)``.
  @discardableResult
  func changeStories(
    near rows: [Int64], with kept: KeptIndex? = nil,
    _ change: (any ArchiveEngine, StoryIndex) throws -> [(article: UngroupedArticle, joined: Int64, story: Int64)]
  ) throws -> KeptIndex? {
    var kept = kept
    for _ in 0..<Self.maxTries {
      let result = try attempt { database -> KeptIndex? in
        try database.changeStories {
          let version = try database.storyVersion()
          if kept?.database !== database || kept?.version != version { kept = nil }
          let current =
            kept
            ?? KeptIndex(
              index: StoryIndex(store: DatabaseStoryStore(database, for: rows, terms)), database: database,
              version: version)
          return (current, try change(database, current.index))
        } _: { current, articles in
          // Another session was faster: its result counts.
          guard try database.storyVersion() == current.version else { return nil }
          let changes = current.index.takeChanges()
          if articles.isEmpty && changes.isEmpty { return current }
          try database.write(changes, of: current.index, articles, at: clock.now)
          return KeptIndex(index: current.index, database: database, version: current.version &+ 1)
        }
      }
      if let result { return result }
      kept = nil
    }
    return nil
  }
}

extension ArchiveEngine {
  /// The stories of rows, if they belong to one.
  fileprivate func memberships(of rows: [Int64]) throws -> [Int64: StoryMembership] {
    let keys = try stories(of: rows)
    let wanted = Value.integers(Array(Set(keys.values)))
    var stories = Dictionary(
      try run(
        """
        SELECT key, id, (SELECT count(*) FROM story_article WHERE story = key) FROM story WHERE key \(isOne(of: "?1"))
        """, [wanted]
      ) {
        let story = StoryID(UInt64(bitPattern: $0.integer(1)))
        return ($0.integer(0), StoryMembership(story: story, count: Int($0.integer(2)), sources: []))
      }, uniquingKeysWith: { first, _ in first })
    try each(
      """
      SELECT story, source.name, source.id, source.link, article.link, related, terms FROM (
        SELECT story, row, row_number() OVER (PARTITION BY story ORDER BY row) AS place FROM story_article
        WHERE story \(isOne(of: "?1"))) AS told
      JOIN article ON article.row = told.row LEFT JOIN source ON source.key = article.source
      WHERE place <= \(ReadStory.maxArticles) ORDER BY story, told.row
      """, [wanted]
    ) { columns in
      var article = Article(
        source: Article.Source(id: columns.text(2), name: columns.text(1), link: columns.text(3)),
        link: columns.text(4), provider: .feeds)
      article.related = RelatedArticles.list(columns.text(5))
      if let country = FilterTerms(columns.text(6) ?? "").home {
        article.provenance = Provenance(Origin(.feeds), feed: .init(country: country), attribution: .source)
      }
      stories[columns.integer(0)]?.sources += StorySource.sources(of: article)
      return true
    }
    return keys.compactMapValues { stories[$0] }
  }

  /// Stories by their current or former ids, in the same order; unknown ones are left out.
  func stories(_ ids: [StoryID], most: Int) throws -> [ArchivedStory] {
    var keys = try storyKeys(of: ids)
    let present = try ids.map { keys[$0] == nil ? try presentID(of: $0) : $0 }
    keys.merge(try storyKeys(of: present.filter { keys[$0] == nil })) { first, _ in first }
    let wanted = Value.integers(Array(Set(keys.values)))
    var told: [Int64: (rows: [Int64], count: Int)] = [:]
    try each(
      """
      SELECT story, row, number FROM (
        SELECT story, row, row_number() OVER (PARTITION BY story ORDER BY row) AS place,
          count(*) OVER (PARTITION BY story) AS number
        FROM story_article WHERE story \(isOne(of: "?1"))) AS told
      WHERE place <= ?2 ORDER BY story, row
      """, [wanted, .integer(Int64(most))]
    ) { columns in
      told[columns.integer(0), default: ([], Int(columns.integer(2)))].rows.append(columns.integer(1))
      return true
    }
    let articles = Dictionary(
      try archived(told.values.flatMap(\.rows)).map { ($0.row, $0) }, uniquingKeysWith: { first, _ in first })
    let former = try formerIDs(of: present)
    return present.compactMap { id in
      guard let coverage = keys[id].flatMap({ told[$0] }) else { return nil }
      let entries = coverage.rows.compactMap { articles[$0] }.map {
        ArchivedStory.Entry(article: $0.article, countries: $0.terms.countries)
      }
      return entries.isEmpty
        ? nil : ArchivedStory(id: id, formerIDs: former[id] ?? [], entries: entries, count: coverage.count)
    }
  }
}

extension FilterTerms {
  /// The countries of lists among the terms.
  var countries: [Country] {
    words.filter { $0.hasPrefix("c") && $0.utf8.count == 3 }.compactMap { Country(code: String($0.dropFirst())) }
  }

  /// The country that the source's own feed states.
  var home: Country? {
    words.first { $0.hasPrefix("h") && $0.utf8.count == 3 }.flatMap { Country(code: String($0.dropFirst())) }
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
          SELECT story_article.row FROM story_article JOIN article ON article.row = story_article.row
          WHERE story_article.row BETWEEN ?1 AND ?2 AND read IS NULL AND story_article.story IN (
            SELECT story_article.story FROM article JOIN story_article ON story_article.row = article.row
            WHERE article.row BETWEEN ?1 AND ?2 AND read IS NOT NULL) \(lists)
          ORDER BY story_article.row DESC LIMIT ?3
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
    in span: ClosedRange<Date>, of articles: SoughtArticles?, least: Int, languages: ReaderLanguages?
  ) async throws -> [StoryCount] {
    try read(otherwise: []) { database in
      try database.reading {
        var values: [Database.Value] = [
          .integer(RowNumber.at(span.lowerBound)), .integer(RowNumber.at(span.upperBound)), .integer(Int64(least)),
        ]
        if let articles {
          let rows = Array(try database.rows(of: Array(articles.ids)).values)
          values += [.integers(rows), .integer(Int64(articles.least))]
        }
        let isSought =
          articles == nil
          ? ""
          : """
          AND story_article.story IN (
            SELECT story FROM story_article WHERE row \(database.isOne(of: "?4")) GROUP BY story HAVING count(*) >= ?5)
          """
        if let languages { values.append(.texts(languages.codes)) }
        let isReadable =
          languages == nil
          ? "1"
          : """
          EXISTS (
            SELECT 1 FROM story_article JOIN article ON article.row = story_article.row WHERE story_article.story = large.key
              AND (article.language IS NULL OR article.language \(database.isOne(of: "?\(values.count)"))))
          """
        return try database.run(
          """
          WITH large AS (
            SELECT story_article.story AS key, count(*) AS number, count(DISTINCT article.source) AS sources,
              max(story_article.row) AS latest
            FROM story_article JOIN article ON article.row = story_article.row
            WHERE story_article.row BETWEEN ?1 AND ?2 \(isSought)
            GROUP BY story_article.story HAVING count(*) >= ?3)
          SELECT story.id, large.number, \(isReadable) FROM large JOIN story ON story.key = large.key
          \(least > 1 ? Self.ofSeveralSources : "")
          ORDER BY large.sources DESC, large.number DESC, large.latest DESC, large.key DESC
          """, values
        ) {
          StoryCount(
            story: StoryID(UInt64(bitPattern: $0.integer(0))), count: Int($0.integer(1)),
            isReadable: $0.integer(2) != 0)
        }
      }
    }
  }

  /// Several articles of one source are not a story. Other sources may be there as related articles.
  private static let ofSeveralSources = """
    WHERE EXISTS (
      SELECT 1 FROM story_article JOIN article ON article.row = story_article.row JOIN source ON source.key = article.source
      WHERE story_article.story = large.key GROUP BY story_article.story
      HAVING count(DISTINCT coalesce(source.name, source.id, CAST(source.key AS TEXT))) > 1
        OR count(article.related) > 0)
    """

  package func stories(_ ids: [StoryID], most: Int) async throws -> [ArchivedStory] {
    try read(otherwise: []) { database in try database.reading { try database.stories(ids, most: most) } }
  }

  package func likeness(of one: Article, and other: Article) async throws -> Likeness {
    let now = clock.now
    func read(_ article: Article, _ key: Int64) -> UngroupedArticle {
      UngroupedArticle(
        key: key, id: article.id, terms: terms.terms(of: article), publishedAt: article.publishedAt ?? now,
        voice: article.voice)
    }
    let (first, second) = (read(one, 0), read(other, 1))
    guard exists else { return try GroupStories(StoryIndex()).likeness(of: first, and: second) }
    return try attempt { database in
      try database.reading {
        let rows = [first, second].map { RowNumber.at($0.publishedAt) }
        let index = StoryIndex(store: DatabaseStoryStore(database, for: rows))
        var likeness = try GroupStories(index).likeness(of: first, and: second)
        let vectors = try [one, other].compactMap { try database.vector(of: $0.id) }
        if vectors.count == 2, vectors[0].model == vectors[1].model {
          likeness.meaning = Double(vectors[0].vector.similarity(to: vectors[1].vector))
        }
        return likeness
      }
    }
  }

  package func articles(in span: ClosedRange<Date>) async throws -> [(article: Article, story: StoryID?)] {
    try read(otherwise: []) { database in
      try database.reading {
        let rows = try database.run(
          """
          SELECT article.row, story.id FROM article LEFT JOIN story_article ON story_article.row = article.row
          LEFT JOIN story ON story.key = story_article.story WHERE article.row BETWEEN ?1 AND ?2 ORDER BY article.row
          """, [.integer(RowNumber.at(span.lowerBound)), .integer(RowNumber.at(span.upperBound))]
        ) { ($0.integer(0), $0.isNull(1) ? nil : StoryID(UInt64(bitPattern: $0.integer(1)))) }
        let stories = Dictionary(rows, uniquingKeysWith: { first, _ in first })
        return try database.archived(rows.map(\.0)).map { ($0.article, stories[$0.row] ?? nil) }
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
