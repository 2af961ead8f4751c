import TestSupport

@testable import NewsDomain
@testable import NewsProviders
@testable import NewsShell
@testable import SQLKit
@testable import SystemServices

/// The files that the program stores in its folders, if this folder is its home.
extension TemporaryFolder {
  private var config: String { path + "/.config/supernews" }
  private var cache: String { path + "/.cache/supernews" }

  var settings: FileSettingsRepository {
    FileSettingsRepository(path: FilePath(config + "/config"), standard: .english, known: SettingTable.stored)
  }

  /// Gives every article its own row: made-up headlines are too similar.
  func unfoldLists() throws {
    try settings.apply([.init(FoldSetting.self, false)])
  }

  /// The names of the files in the folders of the settings and of the store.
  func keptNames() throws -> [String] {
    try [config, cache].flatMap { try FileManager.default.contentsOfDirectory(atPath: $0) }
  }

  /// The faults that SQLite finds in the store; `ok` if there are none.
  func storeFaults() throws -> [String?] {
    try database().run("PRAGMA integrity_check") { $0.text(0) }
  }

  /// Makes every answer in the store and every list older.
  func age(by seconds: Int) throws {
    let values = [Database.Value.integer(Int64(seconds))]
    for table in ["answer", "source_list"] {
      try database().run("UPDATE \(table) SET received = received - ?1", values)
    }
    for lists in try lists { try lists.run("UPDATE kept_list SET received = received - ?1", values) }
  }

  /// Ends the pauses of addresses that were not to be fetched for a while.
  func endPauses() throws {
    try database().run("DELETE FROM pause")
  }

  /// Assigns the stored answers and lists of one address to another.
  func moveAnswers(of place: String, to other: String) throws {
    let values: [Database.Value] = [.text(place), .text(other)]
    try database().run("UPDATE answer SET url = replace(url, ?1, ?2)", values)
    for lists in try lists { try lists.run("UPDATE kept_list SET address = replace(address, ?1, ?2)", values) }
  }

  /// The number of responses stored unchanged.
  func answerCount() throws -> Int { try count("answer") }

  /// The number of requests whose lists are stored.
  func requestListCount() throws -> Int {
    try lists.reduce(0) { count, lists in
      let found = try lists.run("SELECT count(*) FROM kept_list") { Int($0.integer(0)) }
      return count + (found.first ?? 0)
    }
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

  /// The existing files with lists, opened directly.
  private var lists: [Database] {
    get throws {
      try [path + "/.local/share/supernews/archive.sqlite", cache + "/lists.sqlite"]
        .filter(FileManager.default.fileExists).map { try Database(path: FilePath($0)) }
    }
  }

  /// Opens the store directly, without the program's own code.
  private func database() throws -> Database {
    try Database(path: FilePath(cache + "/store.sqlite"))
  }
}
