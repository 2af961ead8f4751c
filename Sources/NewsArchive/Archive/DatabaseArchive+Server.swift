import FoundationEssentials
import NewsDomain
import SQLKit

/// Adding to a server, where each statement is a way there and back: what is new is copied at once.
extension DatabaseArchive {
  /// The most articles of one transaction, so that other collectors wait no longer than for that.
  private static let portion = 500

  /// - Throws: `NewsError`; what was added before stays.
  func addToServer(_ articles: [Article], _ sighting: Sighting) throws {
    guard try attempt({ try $0.mayCollect() }) else { return try want(sighting) }
    var rows: [Int64] = []
    for start in stride(from: 0, to: articles.count, by: Self.portion) {
      let portion = Array(articles[start..<min(start + Self.portion, articles.count)])
      // What can be done without the others is done before they have to wait.
      let bulk = ServerBulk(portion, of: sighting)
      let (found, new) = try write { database in try bulk.add(to: database) }
      rows += found
      added += new
      if Task.isCancelled { throw NewsError.cancelled }
    }
    guard sighting.isFront, let list = sighting.list, !rows.isEmpty else { return }
    try write { database in try database.addFront(of: list, rows, at: sighting.at) }
  }

  /// A reader only asks for a list, without a name: collectors fetch it. The reader loses nothing if that fails, as while
  /// another one holds the row of the list.
  private func want(_ sighting: Sighting) throws {
    guard let list = sighting.list else { return }
    try attempt { database in
      do {
        try database.run("SELECT want(?1, ?2)", [.text(list.description), .date(sighting.at)])
      } catch let failure as Database.Failure where failure.isBusy {}
    }
  }
}

extension DatabaseArchive {
  /// Takes statistics of a server's tables after many articles have come: without them the server plans as for small ones.
  func takeStatistics() {
    guard store.isServer, (try? attempt({ try $0.mayCollect() })) == true else { return }
    // It helps only what comes next, so that its failure is none of the work before.
    _ = try? attempt { try $0.run("SELECT take_statistics()") }
  }

  package func readers() async throws -> [ArchiveReader] {
    guard store.isServer else { throw NewsError.archive(.notOnServer) }
    return try attempt { try $0.readers() }
  }

  package func keepReader(_ name: String?) async throws -> Int {
    let count = try changedReaders("SELECT keep_reader(?1::text::name)", name)
    if let name, count == 0 { throw NewsError.archive(.noSuchReader(name)) }
    return count
  }

  package func removeReader(_ name: String) async throws {
    if try changedReaders("SELECT remove_reader(?1::text::name)", name) == 0 {
      throw NewsError.archive(.noSuchReader(name))
    }
  }

  private func changedReaders(_ sql: String, _ name: String?) throws -> Int {
    guard store.isServer else { throw NewsError.archive(.notOnServer) }
    return try attempt { try $0.run(sql, [.text(name)]) { Int($0.integer(0)) }.first ?? 0 }
  }
}

extension DatabaseArchive {
  package func waitForArrivals() async -> Bool {
    while store.isServer, !Task.isCancelled {
      guard let (isTold, input) = try? attempt({ try $0.arrivals() }), let isTold else { return false }
      if isTold { return true }
      guard let input, await input.wait() else { return false }
    }
    return false
  }
}

extension Database {
  /// Whether other sessions have added articles since the last call, `nil` if that is not told; and what to wait for if
  /// they have not.
  fileprivate func arrivals() throws -> (isTold: Bool?, input: DescriptorInput?) {
    guard case .postgresql(let connection) = engine,
      let isTold = try connection.takeNotifications(on: Self.arrivals)
    else { return (nil, nil) }
    return (isTold, isTold ? nil : connection.input)
  }
}

/// Articles that are added to a server in one transaction.
private struct ServerBulk {
  private struct Entry {
    let article: Article
    let terms: Terms
    let vector: WordVector
  }

  private let entries: [Entry]
  private let sighting: Sighting

  init(_ articles: [Article], of sighting: Sighting) {
    self.sighting = sighting
    entries = articles.map { article in
      let terms = ArticleAdder.terms(of: article, in: sighting.list)
      return Entry(
        article: article, terms: terms,
        vector: WordVector(title: article.title, summary: article.summary, content: article.content, terms: terms))
    }
  }

  /// - Returns: the rows of all articles, in their order, and how many of them are new.
  func add(to database: Database) throws -> (rows: [Int64], new: Int) {
    let known = try knownRows(in: database)
    var rows = [Int64](repeating: 0, count: entries.count)
    var new: [(index: Int, id: ArticleID)] = []
    var copies: [(index: Int, of: Int)] = []
    var first: [ArticleID: Int] = [:]
    let adder = try ArticleAdder(database, list: sighting.list, at: sighting.at)
    for (index, entry) in entries.enumerated() {
      let ids = [entry.article.id] + entry.article.aliases
      if let row = ids.lazy.compactMap({ known[$0] }).first {
        rows[index] = row
      } else if let earlier = ids.lazy.compactMap({ first[$0] }).first {
        copies.append((index, earlier))
      } else {
        for id in ids { first[id] = index }
        new.append((index, entry.article.id))
      }
    }
    try insert(new.map(\.index), &rows, adder, database)
    for (index, earlier) in copies { rows[index] = rows[earlier] }
    let added = Set(new.map(\.index))
    // Only what was there before, or stands here twice, may have changed.
    for (index, entry) in entries.enumerated() where !added.contains(index) {
      rows[index] = try adder.add(entry.article)
    }
    return (rows, new.count)
  }

  private func knownRows(in database: Database) throws -> [ArticleID: Int64] {
    try database.rows(ofItems: entries.flatMap { [$0.article.id] + $0.article.aliases })
  }

  private func insert(
    _ indices: [Int], _ rows: inout [Int64], _ adder: ArticleAdder, _ database: Database
  ) throws {
    guard !indices.isEmpty else { return }
    let now = sighting.at
    let month = Month.number(of: now)
    try database.makeMonth(month)
    let free = try RowNumber.free(for: indices.map { entries[$0].article.publishedAt }, now: now, in: database)
    let last = try database.takeArrivals(indices.count)
    let list = try sighting.list.map { try database.key(of: $0) }
    var bulk = Bulk()
    var aliases: [(ArticleID, Int64)] = []
    for (place, index) in indices.enumerated() {
      let (entry, row) = (entries[index], free[place])
      rows[index] = row
      let arrival = Int(last) - indices.count + 1 + place
      let archived = ArchivedArticle(
        row: row, arrival: arrival, firstSeen: now, lastSeen: now, origin: adder.host(of: entry.article),
        speaker: entry.article.speaker, terms: entry.terms, article: entry.article)
      let values = database.itemValues(archived, source: try adder.source(entry.article.source), month: month)
      bulk.append(archived, values, entry.vector, month: month, list: list)
      aliases += entry.article.aliases.map { ($0, row) }
    }
    try bulk.copy(to: database)
    for (alias, row) in aliases { try database.keep(alias: alias, of: row) }
  }

  /// The lines of the tables that new articles stand in.
  private struct Bulk {
    private var items = CopyText()
    private var identities = CopyText()
    private var words = CopyText()
    private var tags = CopyText()
    private var ungrouped = CopyText()
    private var listed = CopyText()

    mutating func append(
      _ archived: ArchivedArticle, _ values: [Database.Value], _ vector: WordVector, month: Int, list: Int64?
    ) {
      let (row, month) = (Database.Value.integer(archived.row), Database.Value.integer(Int64(month)))
      items.append(values)
      identities.append([.id(archived.article.id), row, month])
      for (part, text) in vector.parts.enumerated() { words.append([row, month, .integer(Int64(part)), .text(text)]) }
      for term in archived.terms.words { tags.append([.text(term), row, month]) }
      ungrouped.append([row])
      if let list { listed.append([.integer(list), row]) }
    }

    func copy(to database: Database) throws {
      for (table, lines) in [
        ("item (\(Database.itemColumns))", items), ("identity (id, row, month)", identities),
        ("words (row, month, part, vector)", words), ("tag (term, row, month)", tags), ("ungrouped (row)", ungrouped),
        ("listed (list, row)", listed),
      ] where !lines.isEmpty {
        try database.copy("COPY \(table) FROM STDIN", lines)
      }
    }
  }
}
