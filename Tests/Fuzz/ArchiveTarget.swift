import CSQLite
import FoundationEssentials
import NewsLanguage
import SQLKit

@testable import NewsArchive
@testable import NewsArchiveSQLite

/// Reads any bytes as content of an archive: as a compressed text, as words, as an article to search, and as the
/// search.
enum ArchiveTarget {
  /// As many rows as make `relevancy` estimate instead of count.
  private static let commonRows = 10_100

  // Unsafe is right: the fuzzer tries one input after the other, on one thread.
  nonisolated(unsafe) private static let database: Database? = {
    guard let database = try? Database(path: nil) else { return nil }
    do {
      try database.register(supernews_register_fts5)
      try database.execute(
        "CREATE VIRTUAL TABLE entry USING fts5(title, summary, content = '', tokenize = 'supernews')")
      try database.execute("BEGIN")
      for row in 0..<commonRows {
        try database.run("INSERT INTO entry VALUES (?1, ?2)", [.text("common \(row)"), .text("words of a row")])
      }
      try database.execute("COMMIT")
      return database
    } catch {
      return nil
    }
  }()

  static func run(_ bytes: UnsafeBufferPointer<UInt8>) -> Int32 {
    let data = Data(bytes)
    if let plain = Compression.plain(data) { precondition(plain.count <= Compression.limit || data.first == 0) }
    precondition(Compression.plain(Compression.compressed(data)) == data)

    let text = String(decoding: bytes, as: UTF8.self)
    for isQuery in [false, true] {
      for word in TextWord.words(of: text, isQuery: isQuery) {
        precondition(!word.text.isEmpty && word.range.upperBound <= text.utf8.count)
      }
    }
    search(text)
    return 0
  }

  /// Lists all lines but the last, and searches for the last.
  private static func search(_ text: String) {
    guard let database else { preconditionFailure("no database") }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let query = lines.last else { return }
    _ = try? database.execute("SAVEPOINT input")
    for line in lines.dropLast().prefix(20) {
      _ = try? database.run("INSERT INTO entry VALUES (?1, ?2)", [.text(line), .text(text)])
    }
    for rank in ["relevancy(entry, 4.0, 1.0)", "relevancy(entry, 4.0, 1.0, 'entry')", "relevancy(entry, 'none')"] {
      // A search that FTS5 does not understand fails.
      let scores = try? database.run(
        "SELECT \(rank) FROM entry WHERE entry MATCH ?1 LIMIT 50", [.text(query)], { $0.real(0) })
      for score in scores ?? [] { precondition(score.isFinite) }
    }
    _ = try? database.execute("ROLLBACK TO input")
    _ = try? database.execute("RELEASE input")
  }
}
