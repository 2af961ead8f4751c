import Synchronization
import TestSupport

/// A reader with a separate home, whose only provider is a NewsAPI that a test changes.
final class Reader: Sendable {
  let home = TemporaryFolder()
  let news: ChangingNews
  let server: LoopbackServer
  /// How far the clock of the server is ahead of that of the reader, in seconds.
  let ahead = Mutex<TimeInterval>(0)

  init() throws {
    let news = ChangingNews()
    self.news = news
    server = try LoopbackServer { news.answer($0) }
    try home.unfoldLists()
  }

  /// The program as this reader would run it.
  ///
  /// - Parameter now: `nil` for the clock of the machine.
  func program(at now: Date?, _ environment: [String: String] = [:]) -> Program {
    var own = ["NEWSAPI_KEY": "k", "SUPERNEWS_NEWSAPI_URL": server.url]
    news.clock = now.map { $0.addingTimeInterval(ahead.withLock(\.self)) }
    own["SUPERNEWS_NOW"] = now.map { String(Int($0.timeIntervalSince1970)) }
    return Program(home: home, environment: own.merging(environment) { _, new in new })
  }

  func run(_ arguments: [String], at now: Date? = nil) async throws -> Program.Result {
    try await program(at: now).run(["--provider", "newsapi"] + arguments)
  }

  /// The JSON output of each command of a script.
  func steps(_ script: String, at now: Date? = nil, _ arguments: [String] = []) async throws -> [Step] {
    try await run(arguments + ["-F", "json", "-c", script], at: now).steps()
  }

  /// The output of a script for a person.
  func text(_ script: String, at now: Date? = nil, _ arguments: [String] = []) async throws -> String {
    try await run(arguments + ["-c", script], at: now).output
  }

  /// Deletes everything that only the cache remembers.
  func forgetCache() throws {
    try FileManager.default.removeItem(atPath: home.path + "/.cache")
  }
}

extension TemporaryFolder {
  /// The archive's file, if this folder is the home of its reader.
  static let archive = ".local/share/supernews/archive.sqlite"

  /// Overwrites bytes of the archive's file.
  func overwriteArchive(at offset: Int, with bytes: [UInt8]) throws {
    var file = [UInt8](try Data(contentsOf: URL(filePath: path + "/" + Self.archive)))
    file.replaceSubrange(offset..<(offset + bytes.count), with: bytes)
    try write(file, to: Self.archive)
  }

  var archiveSize: Int {
    (try? Data(contentsOf: URL(filePath: path + "/" + Self.archive)).count) ?? 0
  }
}

extension Date {
  /// A time of a reader's days: `day` counts from the first one, `hour` in UTC.
  static func day(_ day: Int, _ hour: Double = 8) -> Date {
    // The beginning of 21 November 2026.
    Date(timeIntervalSince1970: 1_795_219_200 + Double(day) * 86_400 + hour * 3600)
  }
}
