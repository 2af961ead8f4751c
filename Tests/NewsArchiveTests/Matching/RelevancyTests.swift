import CSQLite
import Testing

@Suite("Relevancy in FTS5")
struct RelevancyTests {
  /// A database in memory with a table of 30,000 rows: each has the word "every", every second one "second", and so on.
  /// One row number is far from all others.
  private final class Rows {
    let database: OpaquePointer

    init() throws {
      var opened: OpaquePointer?
      try #require(sqlite3_open(":memory:", &opened) == SQLITE_OK)
      database = try #require(opened)
      try #require(supernews_register_fts5(database) == SQLITE_OK)
      try run("CREATE VIRTUAL TABLE entry USING fts5(title, text, content = '', tokenize = 'supernews')")
      try run(
        """
        WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 30000)
        INSERT INTO entry (rowid, title, text) SELECT iif(n = 1, 1, n * 1000000),
          'every' || iif(n % 2, ' second', '') || iif(n % 8 = 0, ' eighth', '') || iif(n % 900 = 0, ' Ärger', ''),
          'every' || iif(n % 700 = 0, ' rare', '') || iif(n % 350 = 0, ' rare 中国', '') || iif(n % 3, ' one more', '')
        FROM number
        """)
    }

    deinit {
      sqlite3_close(database)
    }

    func run(_ sql: String) throws {
      try #require(
        sqlite3_exec(database, sql, nil, nil, nil) == SQLITE_OK, "\(String(cString: sqlite3_errmsg(database)))")
    }

    /// The results of a function for each row that matches.
    func scores(_ function: String, _ match: String) throws -> [Double] {
      var prepared: OpaquePointer?
      let sql = "SELECT \(function) FROM entry WHERE entry MATCH ?1 ORDER BY rowid"
      try #require(sqlite3_prepare_v2(database, sql, -1, &prepared, nil) == SQLITE_OK)
      let statement = try #require(prepared)
      defer { sqlite3_finalize(statement) }
      try #require(supernews_bind_text(statement, 1, match) == SQLITE_OK)
      var scores: [Double] = []
      while sqlite3_step(statement) == SQLITE_ROW { scores.append(sqlite3_column_double(statement, 0)) }
      return scores
    }
  }

  private func difference(_ some: [Double], _ others: [Double]) -> Double {
    zip(some, others).map { abs($0 - $1) }.max() ?? 0
  }

  @Test(
    "words of few rows rank as bm25 ranks them",
    arguments: ["rare", "eighth", "arger OR rare", "rare NOT eighth", "\"rare rare\"", "text: rare", "中国", "rar*"])
  func rareWords(match: String) throws {
    let rows = try Rows()
    for weights in ["", ", 4.0", ", 4.0, 0.5"] {
      let expected = try rows.scores("bm25(entry\(weights))", match)
      #expect(!expected.isEmpty)
      for name in ["", ", 'entry'"] {
        let scores = try rows.scores("relevancy(entry\(weights)\(name))", match)
        #expect(scores.count == expected.count)
        #expect(difference(scores, expected) < 1e-9)
      }
    }
  }

  @Test(
    "words of many rows rank nearly as bm25 ranks them, whatever the row numbers are",
    arguments: ["every", "second", "one", "\"one more\"", "second rare", "every OR arger"])
  func commonWords(match: String) throws {
    let rows = try Rows()
    let expected = try rows.scores("bm25(entry, 4.0)", match)
    let scores = try rows.scores("relevancy(entry, 4.0)", match)
    #expect(scores.count == expected.count)
    #expect(difference(scores, expected) < 0.02)
  }

  @Test("with several tables the name of one is needed to estimate, and all rows are counted without it")
  func severalTables() throws {
    let rows = try Rows()
    try rows.run("CREATE VIRTUAL TABLE other USING fts5(text)")
    let expected = try rows.scores("bm25(entry)", "second")
    #expect(difference(try rows.scores("relevancy(entry)", "second"), expected) < 1e-9)
    #expect(difference(try rows.scores("relevancy(entry, 'missing')", "second"), expected) < 1e-9)
    #expect(difference(try rows.scores("relevancy(entry, 'entry')", "second"), expected) < 0.02)
  }

  @Test("the tokenizer takes no arguments")
  func arguments() throws {
    let rows = try Rows()
    let sql = "CREATE VIRTUAL TABLE other USING fts5(text, tokenize = 'supernews plain')"
    #expect(sqlite3_exec(rows.database, sql, nil, nil, nil) == SQLITE_ERROR)
  }
}
