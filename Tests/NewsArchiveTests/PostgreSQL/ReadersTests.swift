import NewsDomain
import SQLKit
import TestSupport
import Testing

@testable import NewsArchive
@testable import NewsArchivePostgreSQL
@testable import NewsArchiveSQLite

@Suite(
  "Readers of one server", .enabled(if: PostgreSQLServer.folder != nil, "there is no server: scripts/test starts one"))
struct ReadersTests {
  private let folder = TemporaryFolder()

  private func archive(of user: String) -> DatabaseArchive { PostgreSQLServer.archive(of: folder, as: user) }

  private func database(of user: String) throws -> Database {
    try PostgreSQLServer.database(of: folder, as: user)
  }

  private let moon = Article.made("moon", "Moon")
  private let sea = Article.made("sea", "Sea", hour: 1)

  @Test("what a collector adds is everyone's, and what a reader marks is the reader's alone")
  func own() async throws {
    let (cora, anna, ben) = (archive(of: "cora"), archive(of: "anna"), archive(of: "ben"))
    await cora.add([moon, sea], in: .local(.france), isFront: true)
    #expect(try await anna.keys("moon") == ["moon"])
    #expect(try await anna.mark([moon.id], .save(label: "climate"), at: .hour(2)).isEmpty)
    #expect(try await anna.mark([moon.id], .read, at: .hour(2)).isEmpty)
    _ = try await anna.addMute(text: "sea", isOfTitles: false, source: nil, until: nil, at: .hour(2))
    _ = try await anna.addFollow(FindRequest(text: "moon"), notifies: true, quiet: nil, at: .hour(2))
    try await anna.keepVisit(to: .all, at: .hour(2))
    #expect(await anna.state(of: moon)?.labels == ["climate"])
    for other in [ben, cora] {
      #expect(await other.state(of: moon)?.isRead == false)
      #expect(await other.state(of: moon)?.isSaved == false)
      #expect(await other.state(of: moon)?.shared.map(\.description) == [])
      #expect(try await other.labels().isEmpty)
      #expect(try await other.mutes().isEmpty)
      #expect(try await other.follows().isEmpty)
      #expect(try await other.lastVisit(to: .all) == nil)
      #expect(try await other.find(FindRequest(.saved(label: nil))).articles.isEmpty)
      #expect(await other.muted([sea], at: .hour(3)).isEmpty)
    }
    // Numbers are assigned for each reader.
    #expect(try await ben.addMute(text: "fog", isOfTitles: false, source: nil, until: nil, at: .hour(2)).number == 1)
    #expect(try await anna.addMute(text: "fog", isOfTitles: false, source: nil, until: nil, at: .hour(2)).number == 2)
  }

  @Test("a reader who waits is told when others add something, and a wait that is cancelled ends")
  func waiting() async throws {
    let (cora, anna) = (archive(of: "cora"), archive(of: "anna"))
    _ = try await anna.labels()
    let told = Task { await anna.waitForArrivals() }
    let own = Task { await cora.waitForArrivals() }
    let cancelled = Task { await archive(of: "ben").waitForArrivals() }
    // Again and again, as the wait may begin only after the first ones.
    let adding = Task {
      for number in 0..<200 where !Task.isCancelled {
        await cora.add([Article.made("moon\(number)", "Moon \(number)")])
        try? await Task.sleep(for: .milliseconds(50))
      }
    }
    #expect(await told.value)
    adding.cancel()
    await adding.value
    // Nobody is notified of their own additions: this wait is still going on.
    own.cancel()
    #expect(await !own.value)
    cancelled.cancel()
    _ = await cancelled.value
    #expect(await !DatabaseArchive(path: nil).waitForArrivals())
  }

  @Test("a list under a shared label is seen by all, with the name of who added what")
  func shared() async throws {
    let (cora, anna, ben) = (archive(of: "cora"), archive(of: "anna"), archive(of: "ben"))
    await cora.add([moon, sea])
    _ = try await anna.mark([moon.id], .save(label: "climate", isShared: true), at: .hour(2))
    _ = try await anna.mark([sea.id], .save(label: "climate"), at: .hour(3))
    #expect(await ben.state(of: moon)?.shared.map(\.description) == ["climate (anna)"])
    #expect(await ben.state(of: moon)?.isSaved == false)
    #expect(await ben.state(of: sea)?.shared.map(\.description) == [])
    #expect(try await ben.labels() == [LabelCount(label: "climate", count: 1)])
    #expect(try await ben.find(FindRequest(.saved(label: "climate"))).keys == ["moon"])
    #expect(try await anna.find(FindRequest(.saved(label: "climate"))).keys == ["sea", "moon"])
    _ = try await ben.mark([sea.id], .save(label: "climate", isShared: true), at: .hour(4))
    #expect(await anna.state(of: sea)?.shared.map(\.description) == ["climate (ben)"])
    _ = try await anna.mark([moon.id], .unsave, at: .hour(5))
    #expect(await ben.state(of: moon)?.shared.map(\.description) == [])
  }

  @Test("what somebody has saved is not removed by others")
  func kept() async throws {
    let (cora, anna) = (archive(of: "cora"), archive(of: "anna"))
    await cora.add([moon, sea])
    _ = try await anna.mark([moon.id], .save(label: nil), at: .hour(2))
    #expect(try await cora.forget(.unsaved) == Forgotten(count: 1, kept: 1))
    #expect(try await anna.keys(FindRequest(.saved(label: nil))) == ["moon"])
    _ = try await cora.forget(.all)
    #expect(try await anna.keys(FindRequest(.saved(label: nil))) == ["moon"])
    _ = try await anna.mark([moon.id], .unsave, at: .hour(3))
    #expect(try await cora.forget(.unsaved).count == 1)
    #expect(try await cora.check().faults.isEmpty)
  }

  @Test("a reader adds nothing, but says which list is wanted, without a name")
  func wanted() async throws {
    let (cora, anna) = (archive(of: "cora"), archive(of: "anna"))
    await anna.add([moon], in: .category(.sports, .japan), isFront: true)
    await anna.add(Delivery([moon], list: .local(.france), isFront: false, at: .hour(1)))
    #expect(anna.takeProblems().isEmpty)
    #expect(try await cora.keys(FindRequest(text: "moon")).isEmpty)
    #expect(try await cora.wantedLists(at: .hour(1)) == [.category(.sports, .japan), .local(.france)])
    #expect(try await cora.wantedLists(at: .hour(100)).isEmpty)
    try await anna.keepText(.made("The moon rose."), of: moon.id, at: .hour(1))
    await cora.add([moon])
    try await anna.keepText(.made("The moon rose."), of: moon.id, at: .hour(1))
    #expect(try await cora.text(of: moon.id) == nil)
    #expect(await anna.memberships(of: [moon.id]).isEmpty)
    _ = await cora.memberships(of: [moon.id])
    #expect(await anna.memberships(of: [moon.id]).count == 1)
    #expect(anna.takeProblems().isEmpty)
  }

  @Test("a role without rights is told so")
  func nobody() async throws {
    let nobody = archive(of: "nobody")
    let name = PostgreSQLStore(PostgreSQLServer.address(of: folder, as: "nobody")).name
    await #expect(throws: NewsError.archive(.refused(server: name, .rights(role: "nobody")))) {
      try await nobody.keys("moon")
    }
    await nobody.add([moon])
    #expect(nobody.takeProblems().count == 1)
    await archive(of: "cora").add([moon])
    await #expect(throws: NewsError.self) { try await archive(of: "anna").forget(.before(.hour(1))) }
  }

  // MARK: - By SQL

  /// Statements by which a reader tries to read or change another's data, or everyone's.
  static let attempts = [
    "UPDATE reader_mark SET reader = 'ben'", "INSERT INTO reader_mark (reader, id, read) VALUES ('anna', 1, 1)",
    "INSERT INTO reader_label (reader, id, label) VALUES ('anna', 1, 'x')", "UPDATE counter SET value = 0",
    "DELETE FROM item", "UPDATE item SET title = 'x'",
    "INSERT INTO words (row, month, part, vector) VALUES (1, 2, 3, '')",
    "ALTER TABLE reader_mark DISABLE ROW LEVEL SECURITY", "DROP POLICY own ON reader_mark", "TRUNCATE reader_mark",
    "SET ROLE anna", "SET SESSION AUTHORIZATION anna", "SELECT make_month(203001)", "DELETE FROM wanted",
    "CREATE TABLE supernews.mine (x int)", "DELETE FROM own_mark", "DELETE FROM reader_label",
    "DELETE FROM reader_mute",
    "UPDATE own_mark SET id = 7", "INSERT INTO own_mark (id, saved) VALUES (1001, 1)",
    "INSERT INTO own_mark (reader, id) VALUES ('anna', 1)", "SELECT * FROM wanted", "SELECT feed FROM collection",
    "SELECT saved_rows(ARRAY[1])", "SELECT release_rows(ARRAY[1])", "SELECT take_statistics()",
    "SELECT * FROM readers()",
    "SELECT keep_reader('anna')", "SELECT keep_reader(NULL)", "SELECT remove_reader('anna')", "SELECT remove_own()",
    "UPDATE reader SET role = 1", "DELETE FROM reader", "INSERT INTO reader VALUES ('carl', 1)",
    "LOCK TABLE wanted IN ACCESS EXCLUSIVE MODE", "LOCK TABLE reader_mark IN ROW EXCLUSIVE MODE",
    "LOCK TABLE reader_label IN ACCESS EXCLUSIVE MODE", "LOCK TABLE counter IN ROW SHARE MODE",
    "LOCK TABLE mute IN ACCESS EXCLUSIVE MODE", "LOCK TABLE version IN SHARE MODE",
    "SELECT value FROM counter WHERE name = 'arrival' FOR UPDATE", "SELECT feed FROM collection FOR UPDATE",
    "SELECT list FROM wanted FOR UPDATE", "SELECT id FROM identity FOR KEY SHARE",
    "CREATE OR REPLACE FUNCTION supernews.number_it() RETURNS trigger LANGUAGE sql AS ''",
    "COPY reader_mark TO '/tmp/x'", "GRANT supernews_collector TO ben",
  ]

  @Test("statements that change what is another's are refused", arguments: attempts)
  func refused(sql: String) async throws {
    await archive(of: "cora").add([moon])
    _ = try await archive(of: "anna").mark([moon.id], .save(label: "climate"), at: .hour(2))
    let ben = try database(of: "ben")
    _ = try await archive(of: "ben").mark([moon.id], .read, at: .hour(2))
    #expect(throws: Database.Failure.self) { try ben.execute(sql) }
    #expect(await archive(of: "anna").state(of: moon)?.labels == ["climate"])
    #expect(await archive(of: "anna").state(of: moon)?.isRead == false)
  }

  @Test("statements find nothing that is another's, and change nothing of it")
  func unseen() async throws {
    await archive(of: "cora").add([moon])
    let anna = archive(of: "anna")
    _ = try await anna.mark([moon.id], .save(label: "climate"), at: .hour(2))
    _ = try await anna.addMute(text: "sea", isOfTitles: false, source: nil, until: nil, at: .hour(2))
    _ = try await anna.addFollow(FindRequest(text: "moon"), notifies: true, quiet: nil, at: .hour(2))
    try await anna.keepVisit(to: .all, at: .hour(2))
    for user in ["ben", "cora"] {
      let other = try database(of: user)
      for table in ["mark", "label", "mute", "follow", "visit"] {
        #expect(try other.run("SELECT 1 FROM reader_\(table)").isEmpty, "\(table)")
      }
      for view in ["own_label", "mute", "follow", "visit"] {
        try other.run("DELETE FROM \(view)")
        #expect(other.changeCount == 0)
      }
      // A reader's claims about the session are ignored.
      try other.execute("SET supernews.reader = 'anna'; SET application_name = 'anna'")
      #expect(try other.run("SELECT 1 FROM reader_mark").isEmpty)
    }
    #expect(await anna.state(of: moon)?.labels == ["climate"])
    #expect(try await anna.mutes().count == 1)
    #expect(try await anna.follows().count == 1)
  }

  @Test("hostile texts go in and come out as they are")
  func hostile() async throws {
    let texts = [
      "'; DROP TABLE item; --", "\\'", "$1 $$ $x$", "\\N", "a\tb\\tc\r\nd", "?1 ?2", "{1,2}", "'\":*&|!<->()'",
      "\u{1F469}\u{200D}\u{1F680}",
      "\\x41", "\u{202E}abc", "%s %n", "\u{FFFD}", "a'b''c\\d",
    ]
    let cora = archive(of: "cora")
    let articles = texts.enumerated().map { number, text in
      Article.made("\(number)", text, summary: text, content: text, source: .init(id: text, name: text))
    }
    await cora.add(articles, in: .source(id: texts[0]), isFront: true)
    #expect(cora.takeProblems().isEmpty)
    for (number, article) in articles.enumerated() {
      let found = try await cora.article(ArticleIDPrefix(article.id.description)!)
      #expect(found.title == texts[number])
      #expect(found.summary == texts[number])
      #expect(found.source.name == texts[number])
      _ = try await cora.mark([article.id], .save(label: texts[number]), at: .hour(2))
      _ = try await cora.addMute(
        text: texts[number], isOfTitles: false, source: texts[number], until: nil, at: .hour(2))
      do { _ = try await cora.find(FindRequest(text: texts[number])) } catch NewsError.archive(.nothingToFind) {}
    }
    #expect(Set(try await cora.labels().map(\.label)) == Set(texts))
    #expect(try await cora.mutes().map(\.text) == texts)
    #expect(try await cora.check().faults.isEmpty)
  }
}
