import FoundationEssentials
import NewsArchive
import NewsDomain
import SQLKit

extension PostgreSQLEngine: SharedArchive {
  func register() throws -> Bool { try database.register() }

  func readers() throws -> [ArchiveReader] {
    try run("SELECT name, state, saved, read, labels, follows, mutes FROM readers()") { row in
      let login: ArchiveReader.Login =
        switch row.integer(1) {
        case 0: .own
        case 1: .other
        default: .missing
        }
      return ArchiveReader(
        name: row.text(0) ?? "", login: login,
        marks: MarkCounts(
          saved: Int(row.integer(2)), read: Int(row.integer(3)), labels: Int(row.integer(4)),
          follows: Int(row.integer(5)), mutes: Int(row.integer(6))))
    }
  }

  func keepReader(_ name: String?) throws -> Int { try changedReaders("SELECT keep_reader(?1::text::name)", name) }

  func removeReader(_ name: String) throws -> Int { try changedReaders("SELECT remove_reader(?1::text::name)", name) }

  private func changedReaders(_ sql: String, _ name: String?) throws -> Int {
    try run(sql, [.text(name)]) { Int($0.integer(0)) }.first ?? 0
  }

  func want(_ list: ArchivedList, at now: Date) throws {
    try run("SELECT want(?1, ?2)", [.text(list.description), .date(now)])
  }

  func wantedLists(since: Date, most: Int) throws -> [ArchivedList] {
    try run(
      "DELETE FROM wanted WHERE list IN (SELECT list FROM wanted WHERE at <= ?1 FOR UPDATE SKIP LOCKED)",
      [.date(since)])
    return try run(
      "SELECT list FROM wanted WHERE at > ?1 ORDER BY at DESC, list LIMIT ?2", [.date(since), .integer(Int64(most))]
    ) { $0.text(0).flatMap { ArchivedList($0) } }.compactMap(\.self)
  }

  func takeStatistics() throws { try run("SELECT take_statistics()") }
}
