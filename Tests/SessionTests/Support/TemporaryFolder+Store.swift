import TestSupport

@testable import NewsDomain
@testable import NewsProviders
@testable import NewsShell
@testable import SQLKit
@testable import SystemServices

/// The files that the program keeps in its folders, if this folder is its home.
extension TemporaryFolder {
  private var config: String { path + "/.config/supernews" }
  private var cache: String { path + "/.cache/supernews" }

  var settings: FileSettingsRepository {
    FileSettingsRepository(path: FilePath(config + "/config"), standard: .english)
  }

  /// Sets that every article is a row of its own: made-up headlines are too much alike.
  func unfoldLists() throws {
    try settings.apply([.fold(false)])
  }

  /// The names of the files in the folders of the settings and of the store.
  func keptNames() throws -> [String] {
    try [config, cache].flatMap { try FileManager.default.contentsOfDirectory(atPath: $0) }
  }

  /// The faults that SQLite finds in the store; `ok` if there are none.
  func storeFaults() throws -> [String?] {
    try database().run("PRAGMA integrity_check") { $0.text(0) }
  }

  /// Makes every answer in the store and every list in the archive older.
  func age(by seconds: Int) throws {
    try database().run("UPDATE answer SET received = received - ?1", [.integer(Int64(seconds))])
    try archive?.run("UPDATE kept_list SET received = received - ?1", [.integer(Int64(seconds))])
  }

  /// Ends the pauses of addresses that were not to be asked for a while.
  func endPauses() throws {
    try database().run("DELETE FROM pause")
  }

  /// Assigns the stored answers and lists of one address to another.
  func moveAnswers(of place: String, to other: String) throws {
    let values: [Database.Value] = [.text(place), .text(other)]
    try database().run("UPDATE answer SET url = replace(url, ?1, ?2)", values)
    try archive?.run("UPDATE kept_list SET question = replace(question, ?1, ?2)", values)
  }

  /// The number of answers in the store.
  func answerCount() throws -> Int {
    try count("answer")
  }

  /// The number of requests that the store has counted.
  func requestCount() throws -> Int {
    try count("request")
  }

  /// Counts this many more searches, as if made just now with a key.
  func countSearches(_ count: Int, with key: String) throws {
    let database = try database()
    let now = Database.Value.date(Date())
    let account = Database.Value.text(NewsAPIAccount.tag(of: key))
    for _ in 0..<count {
      try database.run("INSERT INTO request (sent, account, kind) VALUES (?1, ?2, 'search')", [now, account])
    }
  }

  private func count(_ table: String) throws -> Int {
    try database().run("SELECT count(*) FROM \(table)") { Int($0.integer(0)) }.first ?? 0
  }

  /// The archive, opened directly; `nil` if there is none.
  private var archive: Database? {
    get throws {
      let path = path + "/.local/share/supernews/archive.sqlite"
      return FileManager.default.fileExists(atPath: path) ? try Database(path: FilePath(path)) : nil
    }
  }

  /// Opens the store directly, without the program's own code.
  private func database() throws -> Database {
    try Database(path: FilePath(cache + "/store.sqlite"))
  }
}
