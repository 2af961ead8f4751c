import FoundationEssentials
import NewsDomain
import SQLKit

extension DatabaseArchive {
  package func export(to path: String) async throws -> Int {
    guard exists else { return try LineWriter.replace(path) { _ in 0 } }
    return try attempt { database in
      try LineWriter.replace(path) { writer in
        // One transaction, so that everything is from the same moment.
        try database.reading { try Exporter(database, writer).write() }
      }
    }
  }
}

/// Writes everything in the archive as lines, in an order that depends only on the content.
private struct Exporter {
  /// How many articles are written between two checks for cancellation.
  private static let portion = 1_000

  private let database: any ArchiveEngine
  private let writer: LineWriter

  init(_ database: any ArchiveEngine, _ writer: LineWriter) {
    self.database = database
    self.writer = writer
  }

  /// - Returns: the number of articles.
  func write() throws -> Int {
    let count = try writeArticles()
    try writeTexts()
    try writeVectors()
    try writeFronts()
    for former in try database.run(
      "SELECT id, story, merged FROM former_story ORDER BY id", [],
      {
        FormerStoryLine(
          id: StoryID(UInt64(bitPattern: $0.integer(0))).description,
          story: StoryID(UInt64(bitPattern: $0.integer(1))).description,
          mergedAt: ($0.date(2) ?? .distantPast).exactISO8601)
      })
    {
      try writer.write(former)
    }
    for visit in try database.run(
      "SELECT scope, at FROM visit WHERE scope NOT IN (?1, ?2) ORDER BY scope", Rounds.all.map { .text($0) },
      { VisitLine(scope: $0.text(0) ?? "", at: ($0.date(1) ?? .distantPast).exactISO8601) })
    {
      try writer.write(visit)
    }
    for mute in try database.mutes() {
      try writer.write(
        MuteLine(
          text: mute.text, in: mute.isOfTitles ? MuteLine.title : nil, source: mute.source,
          madeAt: mute.madeAt.exactISO8601, until: mute.until?.exactISO8601,
          story: mute.story?.id.description, storyTitle: mute.story?.title))
    }
    for (follow, _) in try database.follows() {
      try writer.write(
        FollowLine(
          search: FollowedSearch(follow.request), notifies: follow.notifies,
          quiet: follow.quiet?.text, madeAt: follow.madeAt.exactISO8601))
    }
    return count
  }

  private func writeArticles() throws -> Int {
    var count = 0
    try database.each("SELECT row FROM article ORDER BY row") { columns in
      let row = columns.integer(0)
      guard let archived = try database.archived(row) else { return true }
      try writer.write(
        ArticleLine(
          archived, aliases: try aliases(of: row), labels: archived.saved == nil ? [] : try database.labels(of: row),
          lists: try lists(of: row), revisions: archived.revised == nil ? [] : try revisions(of: row),
          feeds: archived.article.sharesPage ? try database.feeds(of: row) : [],
          story: try database.keptStory(of: row)))
      count += 1
      if count % Self.portion == 0, Task.isCancelled { throw NewsError.cancelled }
      return true
    }
    return count
  }

  private func writeTexts() throws {
    try database.each("SELECT text.row, id FROM text JOIN article ON article.row = text.row ORDER BY text.row") {
      columns in
      let row = columns.integer(0)
      guard let kept = try database.keptText(of: row) else { return true }
      var line = kept.line
      line.id = ArticleID(UInt64(bitPattern: columns.integer(1))).description
      line.seenAt = kept.seenAt.exactISO8601
      let former = try database.formerTexts(of: row)
      if !former.isEmpty {
        line.revisions = former.map { TextLine.Former(seenAt: $0.seenAt.exactISO8601, text: $0.plain) }
      }
      try writer.write(line)
      if Task.isCancelled { throw NewsError.cancelled }
      return true
    }
  }

  private func writeVectors() throws {
    try database.each("SELECT model, vectors FROM vector_block ORDER BY first") { columns in
      let block = VectorBlock(columns.blob(1))
      let ids = Dictionary(
        try database.run(
          "SELECT row, id FROM article WHERE row \(database.isOne(of: "?1"))", [.integers(block.vectors.map(\.row))]
        ) { ($0.integer(0), ArticleID(UInt64(bitPattern: $0.integer(1)))) }, uniquingKeysWith: { $1 })
      var line = VectorsLine(model: columns.text(0) ?? "", articles: [], vectors: Data())
      for (row, vector) in block.vectors {
        guard let id = ids[row] else { continue }
        line.articles.append(id.description)
        for word in vector.words {
          withUnsafeBytes(of: word.littleEndian) { line.vectors.append(contentsOf: $0) }
        }
      }
      if !line.articles.isEmpty { try writer.write(line) }
      return true
    }
  }

  private func aliases(of row: Int64) throws -> [ArticleID] {
    try database.run("SELECT id FROM alias WHERE row = ?1", [.integer(row)]) {
      ArticleID(UInt64(bitPattern: $0.integer(0)))
    }.sorted()
  }

  private func lists(of row: Int64) throws -> [ArchivedList] {
    try database.run(
      "SELECT name FROM listed JOIN list ON list.key = listed.list WHERE listed.row = ?1", [.integer(row)]
    ) { $0.text(0).flatMap { ArchivedList($0) } }.compactMap(\.self)
  }

  private func revisions(of row: Int64) throws -> [Revision] {
    try database.run(
      "SELECT seen, title, summary, content FROM revision WHERE row = ?1 ORDER BY seen", [.integer(row)]
    ) { Revision(seenAt: $0.date(0) ?? .distantPast, title: $0.text(1), summary: $0.text(2), content: $0.text(3)) }
  }

  private func writeFronts() throws {
    try database.each(
      """
      SELECT list.name, first, last, articles FROM front JOIN list ON list.key = front.list
      ORDER BY list.name, first, last, front.key
      """
    ) { columns in
      let ids = try Front.rows(columns.blob(3)).compactMap { row in
        try database.run("SELECT id FROM article WHERE row = ?1", [.integer(row)]) {
          ArticleID(UInt64(bitPattern: $0.integer(0))).description
        }.first
      }
      guard !ids.isEmpty, let list = columns.text(0) else { return true }
      try writer.write(
        FrontLine(
          list: list, first: (columns.date(1) ?? .distantPast).exactISO8601,
          last: (columns.date(2) ?? .distantPast).exactISO8601, articles: ids))
      return true
    }
  }
}
