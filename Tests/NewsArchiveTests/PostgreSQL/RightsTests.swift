import NewsDomain
import SQLKit
import TestSupport
import Testing

@testable import NewsArchive
@testable import NewsArchivePostgreSQL

/// The rights of each role on each relation and function, in full: anything missing from these tables fails.
@Suite(
  "Rights on a server", .enabled(if: PostgreSQLServer.folder != nil, "there is no server: scripts/test starts one"))
struct RightsTests {
  private let folder = TemporaryFolder()

  private func database(of user: String = "postgres") throws -> Database {
    try PostgreSQLServer.database(of: folder, as: user)
  }

  /// Relations with the rights of readers and collectors: r SELECT, a INSERT, w UPDATE, d DELETE; in brackets on some
  /// columns only.
  private static let relations: [String: (reader: String, collector: String)] = {
    var rights: [String: (String, String)] = [:]
    for name in [
      "source", "identity", "item", "words", "tag", "revision", "list", "listed", "front", "counter", "text",
      "text_revision", "story", "story_article", "story_term", "former_story", "ungrouped", "common_visit",
      "vector_block", "feed_item",
    ] {
      rights[name] = ("r", "rawd")
    }
    for name in ["text_block", "wanted"] { rights[name] = ("", "rawd") }
    rights["asking"] = ("", "")
    rights["collection"] = ("[r:due,gone]", "rawd")
    for name in ["version", "alias", "article", "label", "shared_label", "followed", "alert"] {
      rights[name] = ("r", "r")
    }
    let own = [
      "reader": "r[a:name,role]", "reader_mark": "r[a:id,read,saved,shown][w:read,saved,shown]",
      "reader_label": "r[a:id,label]",
      "reader_shared": "r[a:id,label,shared]", "reader_visit": "r[a:scope,at,arrival][w:at,arrival]",
      "reader_mute": "r[a:text,titles,source,made,until,story,story_title][w:until]",
      "reader_follow": "r[a:search,notifies,quiet,made,seen][w:search,notifies,quiet,seen]",
      "reader_followed": "r[a:follow,id,arrival,alerts][w:alerts]",
      "reader_alert": "r[a:follow,story,id,made][w:shown,sent]", "reader_counter": "r[a:name,value][w:value]",
    ]
    let views = [
      "own_mark": "reader_mark", "own_label": "reader_label", "own_shared": "reader_shared", "visit": "reader_visit",
      "mute": "reader_mute", "follow": "reader_follow", "own_followed": "reader_followed", "own_alert": "reader_alert",
      "own_counter": "reader_counter",
    ]
    for (name, text) in own { rights[name] = (text, text) }
    for (view, table) in views {
      let text = own[table] ?? ""
      let deletes =
        view == "own_mark" || view == "own_counter" ? text : text.replacing("r[", with: "rd[", maxReplacements: 1)
      rights[view] = (deletes, deletes)
    }
    return rights
  }()

  private static let functions: [String: (reader: Bool, collector: Bool)] = [
    "known_reader": (true, true), "own_reader": (true, true), "want": (true, true), "make_month": (false, true),
    "saved_rows": (false, true), "release_rows": (false, true), "take_statistics": (false, true),
    "readers": (false, true),
    "keep_reader": (false, true), "remove_reader": (false, true), "number_it": (false, false),
    "limit_labels": (false, false), "limit_mutes": (false, false), "limit_follows": (false, false),
    "remove_own": (false, false),
  ]

  @Test("readers, collectors and everybody have exactly the rights on relations that are listed")
  func relations() async throws {
    // Including partitions of a month.
    await PostgreSQLServer.archive(of: folder).add([.made("moon", "Moon")])
    let database = try database()
    let names = try database.run(
      """
      SELECT relname FROM pg_class WHERE relnamespace = 'supernews'::regnamespace AND relkind IN ('r', 'v', 'p', 'm', 'f')
      """
    ) { $0.text(0) ?? "" }
    #expect(names.count > 40)
    for name in names {
      let isPartition = ["identity_", "item_", "words_", "tag_"].contains { name.hasPrefix($0) }
      let expected = isPartition ? ("", "") : Self.relations[name] ?? ("unknown", "unknown")
      let (reader, collector) = (
        try rights("supernews_reader", name, database), try rights("supernews_collector", name, database)
      )
      #expect(reader == expected.0, "\(name) for readers")
      #expect(collector == expected.1, "\(name) for collectors")
      #expect(try rights("nobody", name, database) == "", "\(name) for everybody")
    }
    #expect(Set(Self.relations.keys).isSubset(of: names))
  }

  private func rights(_ role: String, _ relation: String, _ database: Database) throws -> String {
    let kinds = [
      ("r", "SELECT"), ("a", "INSERT"), ("w", "UPDATE"), ("d", "DELETE"), ("T", "TRUNCATE"), ("R", "REFERENCES"),
      ("g", "TRIGGER"),
    ]
    var text = ""
    for (letter, kind) in kinds
    where try database.run(
      "SELECT has_table_privilege('\(role)', 'supernews.\(relation)', '\(kind)')", [], { $0.integer(0) != 0 }) == [true]
    {
      text += letter
    }
    let whole = text
    for (letter, kind) in kinds where !whole.contains(letter) && !["DELETE", "TRUNCATE", "TRIGGER"].contains(kind) {
      let columns = try database.run(
        """
        SELECT attname FROM pg_attribute WHERE attrelid = 'supernews.\(relation)'::regclass AND attnum > 0
          AND NOT attisdropped AND has_column_privilege('\(role)', attrelid, attnum, '\(kind)') ORDER BY attnum
        """
      ) { $0.text(0) ?? "" }
      if !columns.isEmpty { text += "[\(letter):\(columns.joined(separator: ","))]" }
    }
    return text
  }

  @Test("readers, collectors and everybody may run exactly the functions that are listed")
  func functions() throws {
    let database = try database()
    let names = try database.run("SELECT proname FROM pg_proc WHERE pronamespace = 'supernews'::regnamespace") {
      $0.text(0) ?? ""
    }
    #expect(Set(names) == Set(Self.functions.keys))
    for (name, expected) in Self.functions {
      for (role, isExpected) in [
        ("supernews_reader", expected.reader), ("supernews_collector", expected.collector), ("nobody", false),
      ] {
        let may = try database.run(
          """
          SELECT has_function_privilege('\(role)', oid, 'EXECUTE') FROM pg_proc
          WHERE pronamespace = 'supernews'::regnamespace AND proname = '\(name)'
          """
        ) { $0.integer(0) != 0 }
        #expect(may == [isExpected], "\(role) \(name)")
      }
    }
  }

  /// Conditions by which a reader tries to find out whether another one has a label or a mark, or how many.
  static let questions = [
    "reader_label WHERE label = 'secret'", "reader_label WHERE id = ID", "reader_label WHERE label LIKE 'sec%'",
    "reader_label WHERE label >= 'secret' AND label <= 'secret'", "reader_mark WHERE id = ID",
    "reader_mark WHERE id BETWEEN ID AND ID", "reader_mark WHERE saved IS NOT NULL", "reader_mark WHERE read = 1",
    "own_mark JOIN identity USING (id) WHERE identity.id = ID", "label WHERE label = 'secret'",
    "reader_mute WHERE text = 'secret'", "reader_follow WHERE search LIKE '%secret%'",
    "reader_visit WHERE scope = 'all'",
    "reader_mark WHERE reader = 'anna'", "reader_label WHERE reader = 'anna'",
  ]

  @Test("no plan tells a reader what another one has")
  func plans() async throws {
    let articles = (0..<300).map { Article.made("moon\($0)", "Moon \($0)") }
    let id = String(Int64(bitPattern: articles[7].id.value))
    // As many rows in separate databases, so that only their content differs.
    func plans(_ label: String, _ marked: Article) async throws -> [[String]] {
      let folder = TemporaryFolder()
      await PostgreSQLServer.archive(of: folder).add(articles)
      let anna = PostgreSQLServer.archive(of: folder, as: "anna")
      _ = try await anna.mark(articles[10..<210].map(\.id), .save(label: "other"), at: .hour(2))
      _ = try await anna.mark(articles[210..<260].map(\.id), .save(label: label), at: .hour(2))
      _ = try await anna.mark([marked.id], .read, at: .hour(2))
      _ = try await anna.addMute(text: label, isOfTitles: false, source: nil, until: nil, at: .hour(2))
      try PostgreSQLServer.administer("VACUUM ANALYZE", on: "t" + folder.path.filter { $0.isNumber })
      let ben = try PostgreSQLServer.database(of: folder, as: "ben")
      _ = try ben.register()
      #expect(try ben.run("SELECT 1 FROM pg_stats WHERE schemaname = 'supernews' AND tablename LIKE 'reader%'").isEmpty)
      return try Self.questions.map { question in
        var plans = [question]
        for off in ["", "enable_seqscan", "enable_indexscan", "enable_bitmapscan"] {
          try ben.execute("BEGIN")
          if !off.isEmpty { try ben.execute("SET LOCAL \(off) = off") }
          let sql = "EXPLAIN (ANALYZE, TIMING OFF, SUMMARY OFF) SELECT 1 FROM " + question.replacing("ID", with: id)
          plans += try ben.run(sql) { $0.text(0) ?? "" }
          try ben.execute("ROLLBACK")
        }
        return plans
      }
    }
    let without = try await plans("nothin", articles[8])
    let with = try await plans("secret", articles[7])
    #expect(with.allSatisfy { $0.count > 8 })
    for (one, other) in zip(with, without) { #expect(one == other) }
  }
}
