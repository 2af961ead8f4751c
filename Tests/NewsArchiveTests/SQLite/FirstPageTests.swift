import CSQLite
import Foundation
import SQLKit
import SystemServices
import Testing

@testable import NewsArchive
@testable import NewsArchiveSQLite
@testable import NewsDomain

@Suite("An archive whose first page is damaged")
struct FirstPageTests {
  /// The data that must never be lost, as the archive returns it.
  private struct Marks: Equatable {
    var read: Set<ArticleID> = []
    var saved: [ArticleID: [String]] = [:]
    var mutes: [Mute] = []
    var follows: [String] = []
    var visits: [Visit?] = []
  }

  /// Damage: where it begins, and the bytes there.
  struct Damage: Sendable, CustomStringConvertible {
    let place: Int
    let bytes: [UInt8]

    var description: String { "\(bytes.count) bytes at \(place), \(bytes.prefix(4))" }
  }

  private static let now = ArchiveFolder.now
  private static let ids = articles.map(\.id)
  private static let articles = (0..<60).map { Article.told("Number \($0)", at: 1_700_000_000 + Double($0) * 60) }

  private let place = ArchiveFolder()

  /// Creates an archive with marks of every kind, all in its file.
  private func make() async throws {
    let archive = place.open()
    await archive.add(Self.articles, list: .local(.france), at: Self.now)
    _ = try await archive.mark(Array(Self.ids.prefix(20)), .read, at: Self.now)
    for (number, id) in Self.ids.suffix(20).enumerated() {
      _ = try await archive.mark([id], .save(label: number % 2 == 0 ? "climat" : "zebra"), at: Self.now)
    }
    _ = try await archive.addMute(text: "foot", isOfTitles: false, source: nil, until: nil, at: Self.now)
    _ = try await archive.addMute(text: nil, isOfTitles: false, source: "Paper", until: nil, at: Self.now)
    _ = try await archive.addFollow(FindRequest(text: "moon"), notifies: true, quiet: nil, at: Self.now)
    try await archive.keepVisit(to: .all, at: Self.now)
    try await archive.keepVisit(to: .list(.local(.france)), at: Self.now)
  }

  private func marks(in archive: DatabaseArchive) async throws -> Marks {
    var marks = Marks()
    for (id, state) in await archive.states(of: Self.ids) {
      if state.isRead { marks.read.insert(id) }
      if state.isSaved { marks.saved[id] = state.labels }
    }
    marks.mutes = try await archive.mutes()
    marks.follows = try await archive.follows().map { "\($0.follow)" }
    marks.visits = [try await archive.lastVisit(to: .all), try await archive.lastVisit(to: .list(.local(.france)))]
    return marks
  }

  /// Each byte of the header, then bytes and spans anywhere on the page, and all of it; the same ones in every run.
  private static let damages: [Damage] = {
    var state: UInt64 = 8
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let header = (0..<112).map { Damage(place: $0, bytes: [UInt8(random(256))]) }
    let bytes = (0..<40).map { _ in Damage(place: random(4096), bytes: [UInt8(random(256))]) }
    let zeros = (0..<40).map { _ in
      let (place, count) = (random(4000), 1 + random(600))
      return Damage(place: place, bytes: [UInt8](repeating: 0, count: min(count, 4096 - place)))
    }
    let known: [(Int, [UInt8])] = [
      (0, [0]), (15, [1]), (16, [0]), (16, [32]), (17, [1]), (18, [3]), (19, [9]), (20, [8]), (21, [0]),
      (28, [0, 0, 0, 3]),
      (28, [0, 9, 0, 0]), (32, [0, 0, 0, 9, 0, 0, 0, 1]), (44, [0, 0, 0, 7]), (52, [0, 0, 0, 9]), (56, [0, 0, 0, 2]),
      (60, [0xFF]), (60, [0, 0, 0, 0]), (60, [0, 0, 0, 2]), (63, [0]), (103, [0, 0]), (108, [0, 0, 0, 2]),
      (100, [UInt8](repeating: 0, count: 3996)), (0, [UInt8](repeating: 0, count: 4096)),
      (0, [UInt8](repeating: 0xA5, count: 4096)),
    ]
    return header + bytes + zeros + known.map { Damage(place: $0.0, bytes: $0.1) }
  }()

  /// The error of a file that claims to have another version, as such files do.
  private func refusal(of bytes: [UInt8]) -> NewsError? {
    guard bytes.starts(with: "SQLite format 3\0".utf8) else { return nil }
    let file = place.path.description
    let version = bytes[60..<64].reduce(0) { $0 << 8 | Int($1) }
    return switch version {
    case 1..<Schema.first: .archive(.unreleased(file: file, version: version))
    case (Schema.archive.version + 1)...1000: .archive(.newer(file: file))
    default: nil
    }
  }

  @Test("no mark is lost, whatever stands on the first page, and the archive goes on")
  func everyDamage() async throws {
    try await make()
    try place.settle()
    let sound = try place.bytes()
    let expected = try await marks(in: place.open())
    #expect(expected.read.count == 20 && expected.saved.count == 20 && expected.mutes.count == 2)
    #expect(expected.follows.count == 1 && expected.visits.allSatisfy { $0 != nil })
    try #require(Self.damages.count >= 200)
    for damage in Self.damages {
      var bytes = sound
      bytes.replaceSubrange(damage.place..<(damage.place + damage.bytes.count), with: damage.bytes)
      for name in try place.folder.names() { FileSystem.remove(FilePath(place.file(name))) }
      try place.folder.write(bytes, to: "archive.sqlite")
      let archive = place.open()
      if let refusal = refusal(of: bytes) {
        // It is left alone.
        await #expect(throws: refusal, "\(damage)") { try await archive.mutes() }
        #expect(try place.bytes() == bytes, "\(damage)")
        continue
      }
      let found = try await marks(in: archive)
      #expect(found == expected, "\(damage)")
      // It can be written to, and is intact. How the page itself is divided matters only to a new table.
      _ = try await archive.mark([Self.ids[30]], .read, at: Self.now)
      #expect(await archive.states(of: [Self.ids[30]])[Self.ids[30]]?.isRead == true, "\(damage)")
      if !(101..<108).contains(damage.place) { #expect(try await archive.check().faults.isEmpty, "\(damage)") }
    }
  }

  @Test("nor are those that only the log has", arguments: [false, true], [false, true])
  func log(isPageLost: Bool, isPageLogged: Bool) async throws {
    let writer = place.open()
    await writer.add(Self.articles, list: .local(.france), at: Self.now)
    try place.settle()
    // The first page changes only with the size of the file.
    _ = try await writer.mark(Array(Self.ids.prefix(7)), .read, at: Self.now)
    if isPageLogged { await writer.add((0..<500).map { .told("More \($0)") }, at: Self.now) }
    let expected = try await marks(in: writer)
    #expect(expected.read.count == 7)
    // As an interrupted session leaves them.
    let log = try place.bytes("archive.sqlite-wal")
    try #require(!log.isEmpty)
    var bytes = try place.bytes()
    bytes.replaceSubrange(0..<(isPageLost ? 4096 : 1), with: [UInt8](repeating: 0, count: isPageLost ? 4096 : 1))
    let other = ArchiveFolder()
    try other.folder.write(bytes, to: "archive.sqlite")
    try other.folder.write(log, to: "archive.sqlite-wal")
    #expect(try await marks(in: other.open()) == expected)
    #expect(try other.folder.names().filter { $0.contains("scanned") || $0.contains("recovering") } == [])
  }

  @Test("an archive whose tables only the log has yet is sound")
  func justMade() async throws {
    let first = place.open()
    await first.add(Self.articles, at: Self.now)
    for _ in 0..<3 {
      let other = place.open()
      #expect(try await other.facts(now: Self.now).articles == 60)
      #expect(other.takeProblems().isEmpty)
    }
    #expect(try place.folder.names().filter { $0.contains("damaged") } == [])
  }

  @Test("a sound archive is opened as it is, also by several sessions at once")
  func sound() async throws {
    try await make()
    let archives = (0..<3).map { _ in place.open() }
    for archive in archives {
      await archive.add([.told("More of \(ObjectIdentifier(archive).hashValue)")], at: Self.now)
      _ = try await archive.compact()
      #expect(archive.takeProblems().isEmpty)
    }
    #expect(try place.folder.names().filter { $0.contains("damaged") } == [])
  }

  @Test("the number of names that a file must have is that of a new one")
  func names() throws {
    let database = try Database(path: nil)
    try database.register { supernews_register_fts5($0) }
    try Schema.archive.prepare(database)
    #expect(try database.run("SELECT count(*) FROM sqlite_master") { Int($0.integer(0)) } == [Schema.archiveNames])
  }

  @Test("without the pages of names, labels, mutes, follows and visits are told by what they look like")
  func nameless() async throws {
    try await make()
    try place.settle()
    let expected = try await marks(in: place.open())
    let names = try place.database().run(
      "SELECT pageno FROM dbstat WHERE name = 'sqlite_schema' AND pageno > 1", [], { Int($0.integer(0)) })
    var bytes = try place.bytes()
    for page in [1] + names {
      bytes.replaceSubrange(((page - 1) * 4096)..<(page * 4096), with: [UInt8](repeating: 0, count: 4096))
    }
    let other = ArchiveFolder()
    try other.folder.write(bytes, to: "archive.sqlite")
    #expect(try await marks(in: other.open()) == expected)
  }
}
