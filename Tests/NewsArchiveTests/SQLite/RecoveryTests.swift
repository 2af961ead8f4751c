import CSQLite
import Foundation
import SQLKit
import Testing

@testable import NewsArchive
@testable import NewsArchiveSQLite
@testable import NewsDomain

@Suite("Recovering a damaged archive")
struct RecoveryTests {
  private static let count = 2_000
  private let place = ArchiveFolder()
  private let now = ArchiveFolder.now

  private var articles: [Article] {
    (0..<Self.count).map {
      Article.told(
        "Number \($0)", at: 1_700_000_000 + Double($0) * 60, summary: String(repeating: "words ", count: 40),
        source: "Source \($0 % 7)")
    }
  }

  /// An archive whose file is closed.
  ///
  /// - Parameter texts: how many articles have a text, which has changed once.
  private func make(texts: Int = 5) async throws {
    let archive = place.open()
    await archive.add(articles, list: .local(.france), at: now)
    _ = try await archive.mark(articles.prefix(300).map(\.id), .read, at: now)
    _ = try await archive.mark(articles.suffix(300).map(\.id), .save(label: "kept"), at: now)
    _ = try await archive.addMute(text: "foot", isOfTitles: false, source: nil, until: nil, at: now)
    try await archive.keepVisit(to: .all, at: now)
    for (number, article) in articles.prefix(texts).enumerated() {
      for turn in 0..<2 {
        let text = ArticleText.made(String(repeating: "text\(number) in turn \(turn). ", count: 50))
        try await archive.keepText(text, of: article.id, at: now.addingTimeInterval(Double(turn)))
      }
    }
    try place.settle()
  }

  /// Overwrites pages of a table, given by their position among its leaves.
  private func damage(_ table: String, at places: [Double]) throws {
    let leaves = try place.database().run(
      "SELECT pageno FROM dbstat WHERE name = ?1 AND pagetype = 'leaf' ORDER BY path", [.text(table)]
    ) { Int($0.integer(0)) }
    try overwrite(pages: places.map { leaves[min(Int(Double(leaves.count) * $0), leaves.count - 1)] })
  }

  private func overwrite(pages: [Int]) throws {
    var bytes = try place.bytes()
    for page in pages {
      bytes.replaceSubrange(((page - 1) * 4096)..<(page * 4096), with: [UInt8](repeating: 0xA5, count: 4096))
    }
    try place.folder.write(bytes, to: "archive.sqlite")
  }

  private func recovered() throws -> (count: Int, database: Database) {
    let database = try Database(path: nil)
    try database.register { supernews_register_fts5($0) }
    try Schema.archive.prepare(database)
    return (try Recovery.copy(from: place.path, to: database), database)
  }

  @Test("of a whole file everything is copied")
  func whole() async throws {
    try await make()
    let (count, database) = try recovered()
    #expect(count == Self.count)
    for table in RecoveredTable.all.map(\.name) {
      let sql = "SELECT count(*) FROM \(table)"
      #expect(try database.run(sql) { $0.integer(0) } == place.database().run(sql) { $0.integer(0) }, "\(table)")
    }
    try database.run(SQLiteEngine.indexCheck)
    #expect(try database.run("PRAGMA integrity_check") { $0.text(0) } == ["ok"])
  }

  @Test("if the names of the tables are lost, articles are found by their pages, with their sources and marks")
  func nameless() async throws {
    try await make()
    let names = try place.database().run(
      "SELECT pageno FROM dbstat WHERE name = 'sqlite_schema' AND pageno > 1", [], { Int($0.integer(0)) })
    try #require(!names.isEmpty)
    try overwrite(pages: names)
    let (count, database) = try recovered()
    #expect(count == Self.count)
    #expect(try database.run("SELECT count(*) FROM article WHERE read IS NOT NULL") { $0.integer(0) } == [300])
    #expect(try database.run("SELECT count(*) FROM article WHERE saved IS NOT NULL") { $0.integer(0) } == [300])
    #expect(try database.run("SELECT count(DISTINCT source) FROM article") { $0.integer(0) } == [7])
    try database.run(SQLiteEngine.indexCheck)
    #expect(try place.folder.names().filter { $0.contains("scanned") } == [])
  }

  @Test("the same if a page of names is damaged in its middle, from 2,000 bytes on, or a page of junk names all others")
  func partlyNameless() async throws {
    try await make()
    let names = try place.database().run(
      "SELECT pageno FROM dbstat WHERE name = 'sqlite_schema' AND pageno > 1", [], { Int($0.integer(0)) })
    var bytes = try place.bytes()
    for page in names {
      let end = page * 4096
      bytes.replaceSubrange((end - 2096)..<end, with: [UInt8](repeating: 0xA5, count: 2096))
    }
    // A page at the end of the file that claims all others as children, including itself.
    let count = bytes.count / 4096
    var junk = [UInt8](repeating: 0, count: 4096)
    let cells = min(count, 600)
    junk.replaceSubrange(0..<12, with: [5, 0, 0, UInt8(cells >> 8), UInt8(cells & 0xFF), 0, 0, 0, 0, 0, 0, 2])
    for cell in 0..<cells {
      let spot = 1300 + 4 * cell
      junk[12 + 2 * cell] = UInt8(spot >> 8)
      junk[13 + 2 * cell] = UInt8(spot & 0xFF)
      junk.replaceSubrange(spot..<(spot + 4), with: [0, 0, UInt8((cell + 2) >> 8), UInt8((cell + 2) & 0xFF)])
    }
    try place.folder.write(bytes + junk, to: "archive.sqlite")
    #expect(try recovered().count == Self.count)
  }

  @Test("the same if the upper pages of the articles are lost as well")
  func headless() async throws {
    try await make()
    let pages = try place.database().run(
      "SELECT pageno FROM dbstat WHERE name = 'sqlite_schema' AND pageno > 1 OR name = 'article' AND pagetype = 'internal'",
      []
    ) { Int($0.integer(0)) }
    try overwrite(pages: pages)
    #expect(try recovered().count == Self.count)
  }

  @Test("what was removed stays removed")
  func removed() async throws {
    try await make()
    try place.database().execute(
      "DELETE FROM article WHERE row % 2 = 0 OR row < (SELECT row FROM article LIMIT 1 OFFSET 1000)")
    let left = try place.database().run("SELECT count(*) FROM article") { Int($0.integer(0)) }
    try place.settle()
    let names = try place.database().run(
      "SELECT pageno FROM dbstat WHERE name = 'sqlite_schema' AND pageno > 1", [], { Int($0.integer(0)) })
    try overwrite(pages: names)
    let count = try recovered().count
    #expect([count] == left)
  }

  @Test("a file of hostile pages ends in time, whatever they say", arguments: [UInt64(1), 2, 3, 4])
  func hostile(seed: UInt64) async throws {
    try await make(texts: 1)
    var bytes = try place.bytes()
    var state = seed
    func random() -> UInt8 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(state >> 56)
    }
    for page in stride(from: 4096, to: bytes.count, by: 4096) {
      // Pages of all kinds that lead to each other and to themselves.
      bytes[page] = [0x02, 0x05, 0x0D][Int(random()) % 3]
      for place in 1..<200 { bytes[page + place] = random() }
      bytes.replaceSubrange((page + 8)..<(page + 12), with: [0, 0, random() & 1, random()])
    }
    bytes.replaceSubrange(32..<40, with: [0, 0, 0, 3, 0xFF, 0xFF, 0xFF, 0xFF])
    try place.folder.write(bytes, to: "archive.sqlite")
    #expect(try recovered().count <= Self.count)
  }

  static let damages: [[Double]] = [[0], [0.5], [1], [0, 1], [0.2, 0.4, 0.6, 0.8], [0, 0.3, 0.31, 0.7, 1]]

  @Test("only the articles of damaged pages are lost", arguments: damages)
  func articles(places: [Double]) async throws {
    try await make()
    try damage("article", at: places)
    let (count, database) = try recovered()
    #expect(count < Self.count)
    #expect(count >= Self.count - places.count * 20)
    try database.run(SQLiteEngine.indexCheck)
    // The data of a lost article must not become another's, which may get its row.
    for table in ["alias", "label", "revision", "listed", "text", "text_revision", "text_block"] {
      let orphans = "SELECT count(*) FROM \(table) WHERE row NOT IN (SELECT row FROM article)"
      #expect(try database.run(orphans) { $0.integer(0) } == [0], "\(table)")
    }
    let lost = Int64(Self.count - count)
    #expect(try database.run("SELECT count(*) FROM label") { $0.integer(0) >= 300 - lost } == [true])
  }

  @Test("the archive sets the damaged file aside, tells it, and goes on", arguments: [0.0, 0.5, 1])
  func goesOn(at share: Double) async throws {
    try await make()
    try damage("article", at: [share])
    let archive = place.open()
    let facts = try await archive.facts(now: now)
    #expect(facts.articles >= Self.count - 20)
    #expect(facts.mutes == 1)
    guard case .damaged(_, let aside?, let recovered)? = archive.takeProblems().first else {
      return #expect(Bool(false), "no problem was told")
    }
    #expect(recovered == facts.articles)
    #expect(FileManager.default.fileExists(atPath: aside))
    #expect(try await archive.check().faults.isEmpty)
    await archive.add([.told("After")], at: now)
    #expect(try await archive.find(FindRequest(text: "after")).articles.count == 1)
  }

  @Test("another session that has the damaged file open goes on with the new one")
  func otherSession() async throws {
    try await make()
    let other = place.open()
    await other.add([.told("First")], at: now)
    try place.settle()
    try damage("article", at: [0.5])
    let archive = place.open()
    _ = try await archive.facts(now: now)
    await archive.add([.told("Second")], at: now)
    await other.add([.told("Third")], at: now)
    await archive.add([.told("Fourth")], at: now)
    let last = place.open()
    for word in ["first", "second", "third", "fourth"] {
      #expect(try await last.find(FindRequest(text: word)).articles.count == 1, "\(word)")
    }
    #expect(try await last.check().faults.isEmpty)
    #expect(other.takeProblems().isEmpty)
  }

  @Test("an index that is damaged alone is a fault, and is made anew by compacting")
  func index() async throws {
    try await make()
    try place.database().execute("UPDATE words_data SET block = zeroblob(40) WHERE id > 10")
    let archive = place.open()
    #expect(try await !archive.check().faults.isEmpty)
    _ = try await archive.compact()
    #expect(try await archive.check().faults.isEmpty)
    #expect(try await archive.find(FindRequest(text: "number")).total == Self.count)
    #expect(archive.takeProblems().isEmpty)
  }

  @Test("texts are copied with their words, and only those of damaged pages are lost", arguments: [nil, 0.0, 0.5, 1])
  func texts(place damaged: Double?) async throws {
    try await make(texts: 100)
    if let damaged { try damage("text", at: [damaged]) }
    let (count, database) = try recovered()
    #expect(count == Self.count)
    let texts = try database.run("SELECT row FROM text ORDER BY row") { $0.integer(0) }
    #expect(damaged == nil ? texts.count == 100 : (60..<100).contains(texts.count))
    #expect(try SQLiteEngine(database, at: nil).faultsOfTextIndex().isEmpty)
    let found = try database.run("SELECT rowid FROM text_words WHERE text_words MATCH 'turn' ORDER BY rowid") {
      $0.integer(0)
    }
    #expect(found == texts)
  }

  @Test("an index of texts that is damaged alone is a fault, and is made anew by compacting")
  func textIndex() async throws {
    try await make(texts: 100)
    try place.database().execute("UPDATE text_words_data SET block = zeroblob(40) WHERE id > 10")
    let archive = place.open()
    #expect(try await !archive.check().faults.isEmpty)
    _ = try await archive.compact()
    #expect(try await archive.check().faults.isEmpty)
    #expect(try await archive.find(FindRequest(text: "turn")).total == 100)
    #expect(try await archive.find(FindRequest(text: "text7")).total == 1)
    #expect(archive.takeProblems().isEmpty)
  }

  @Test("articles whose source cannot be read have an unknown one")
  func sources() async throws {
    try await make()
    try damage("source", at: [0])
    let (count, database) = try recovered()
    #expect(count == Self.count)
    let names = try database.run("SELECT DISTINCT source.name FROM article JOIN source ON source.key = source") {
      $0.text(0)
    }
    #expect(names == [nil])
  }

  @Test("a file without its first page has lost nothing")
  func firstPage() async throws {
    try await make()
    try overwrite(pages: [1])
    #expect(try recovered().count == Self.count)
    let archive = place.open()
    await archive.add([.told("After")], at: now)
    #expect(try await archive.facts(now: now).articles == Self.count + 1)
    #expect(try await archive.mutes().count == 1)
    guard case .damaged(_, _?, Self.count)? = archive.takeProblems().first else {
      return #expect(Bool(false), "no problem was told")
    }
  }

  @Test("a file that was cut off, or is no database, makes no trouble", arguments: [0, 100, 4096, 50_000])
  func cutOff(length: Int) async throws {
    try await make()
    try place.folder.write(try place.bytes().prefix(length), to: "archive.sqlite")
    _ = try recovered()
    let archive = place.open()
    await archive.add([.told("After")], at: now)
    #expect(try await archive.find(FindRequest(text: "after")).articles.count == 1)
  }

  @Test("random damage never stops the recovery")
  func random() async throws {
    try await make()
    let bytes = try place.bytes()
    for _ in 0..<20 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...200) {
        damaged[Int.random(in: 4096..<damaged.count)] = UInt8.random(in: 0...255)
      }
      try place.folder.write(damaged, to: "archive.sqlite")
      let (count, database) = try recovered()
      #expect(count <= Self.count)
      try database.run(SQLiteEngine.indexCheck)
    }
  }
}
