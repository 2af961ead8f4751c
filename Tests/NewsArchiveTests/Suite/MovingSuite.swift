import CSQLite
import SQLKit
import TestSupport
import Testing

@testable import NewsArchive
@testable import NewsArchivePostgreSQL
@testable import NewsArchiveSQLite

@Suite("Articles that get another row")
struct MovingSuite {
  private let folder = TemporaryFolder()

  @Test("each table that names articles by their rows names the new row")
  func tables() throws {
    let database = try Database(path: nil)
    try database.register { supernews_register_fts5($0) }
    try Schema.archive.prepare(database)
    let all = try database.run(
      """
      SELECT t.name FROM sqlite_master AS t, pragma_table_info(t.name) AS c
      WHERE t.type = 'table' AND t.sql NOT LIKE 'CREATE VIRTUAL%' AND c.name = 'row'
      """
    ) { $0.text(0) ?? "" }
    #expect(Set(all) == Set(SQLiteEngine(database, at: nil).dialect.tablesOfRows))
  }

  @Test("on a server as well", .enabled(if: PostgreSQLServer.folder != nil))
  func serverTables() throws {
    let database = try PostgreSQLServer.engine(of: folder, as: "cora")
    let all = try database.run(
      """
      SELECT relname FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
      WHERE relnamespace = 'supernews'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition AND attname = 'row'
      """
    ) { $0.text(0) ?? "" }
    #expect(Set(all) == Set(database.dialect.tablesOfRows))
  }
}
