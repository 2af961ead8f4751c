import FoundationEssentials
import NewsDomain
import SQLKit
import TestSupport
import Testing

@testable import NewsArchive
@testable import NewsArchivePostgreSQL
@testable import NewsArchiveSQLite

/// Whose marks a name stands for, when roles come and go.
@Suite(
  "The register of readers", .enabled(if: PostgreSQLServer.folder != nil, "there is no server: scripts/test starts one")
)
final class RegisterTests {
  private let folder = TemporaryFolder()
  /// Roles belong to the whole server, on which other tests run.
  private let name: String
  private let other: String

  init() throws {
    let digits = folder.path.filter { $0.isNumber }
    (name, other) = ("reader_\(digits)", "second_\(digits)")
    try make(name)
  }

  deinit {
    for role in [name, other] {
      try? PostgreSQLServer.administer("DROP ROLE IF EXISTS \"\(role)\"")
    }
  }

  private func make(_ role: String) throws {
    try PostgreSQLServer.administer("CREATE ROLE \"\(role)\" LOGIN IN ROLE supernews_reader")
  }

  private func archive(of user: String) -> DatabaseArchive { PostgreSQLServer.archive(of: folder, as: user) }

  private func database(of user: String) throws -> Database {
    try PostgreSQLServer.database(of: folder, as: user)
  }

  private func server(of user: String) -> String {
    PostgreSQLStore(PostgreSQLServer.address(of: folder, as: user)).name
  }

  private let moon = Article.made("moon", "Moon")
  private let sea = Article.made("sea", "Sea", hour: 1)

  private func saved(by user: String) async throws -> [String] {
    try await archive(of: user).keys(FindRequest(.saved(label: nil)))
  }

  @Test("deciding whose the marks are answers the complaint about them")
  func answered() async throws {
    await archive(of: "cora").add([moon])
    _ = try await archive(of: name).mark([moon.id], .save(label: nil), at: .hour(2))
    try PostgreSQLServer.administer("DROP ROLE \"\(name)\"")
    try make(name)
    try PostgreSQLServer.administer("GRANT supernews_collector TO \"\(name)\"")
    let own = archive(of: name)
    #expect(try await own.keepReader(name) == 1)
    #expect(own.takeProblems().isEmpty)
    #expect(try await own.keys(FindRequest(.saved(label: nil))) == ["moon"])
    #expect(own.takeProblems().isEmpty)
  }

  @Test("who gets the name of somebody who left gets none of the marks, and loses none")
  func leaver() async throws {
    let cora = archive(of: "cora")
    await cora.add([moon, sea])
    _ = try await archive(of: name).mark([moon.id], .save(label: "climate"), at: .hour(2))
    _ = try await archive(of: name).addFollow(FindRequest(text: "moon"), notifies: true, quiet: nil, at: .hour(2))
    #expect(try await cora.readers().first { $0.name == name }?.login == .own)
    try PostgreSQLServer.administer("DROP ROLE \"\(name)\"")
    #expect(try await cora.readers().first { $0.name == name }?.login == .missing)
    try make(name)
    let stranger = archive(of: name)
    let refusal = NewsError.archive(.refused(server: server(of: name), .stranger(role: name)))
    #expect(try await stranger.keys("moon") == ["moon"])
    #expect(stranger.takeProblems() == [.stranger(server: server(of: name), role: name)])
    #expect(await stranger.state(of: moon)?.isSaved == false)
    #expect(try await stranger.follows().isEmpty)
    #expect(try await stranger.labels().isEmpty)
    await #expect(throws: refusal) { try await stranger.mark([self.sea.id], .save(label: nil), at: .hour(3)) }
    await #expect(throws: refusal) {
      try await stranger.addMute(text: "x", isOfTitles: false, source: nil, until: nil, at: .hour(3))
    }
    let raw = try database(of: name)
    for table in ["reader_mark", "reader_label", "reader_follow", "reader_counter"] {
      #expect(try raw.run("SELECT 1 FROM \(table)").isEmpty, "\(table)")
    }
    _ = try? raw.run("UPDATE own_mark SET saved = NULL")
    _ = try? raw.run("DELETE FROM follow")
    // Articles saved by the former reader are kept anyway.
    #expect(try await cora.forget(.unsaved) == Forgotten(count: 1, kept: 1))
    let known = try await cora.readers().first { $0.name == name }
    #expect(known == ArchiveReader(name: name, login: .other, marks: MarkCounts(saved: 1, labels: 1, follows: 1)))
    #expect(try await cora.keepReader(name) == 1)
    #expect(try await saved(by: name) == ["moon"])
    #expect(try await archive(of: name).follows().count == 1)
  }

  @Test("who stores nothing is not registered, and whoever has the name later is told nothing of it")
  func onlyReading() async throws {
    let cora = archive(of: "cora")
    await cora.add([moon])
    let reader = archive(of: name)
    #expect(try await reader.keys("moon") == ["moon"])
    #expect(try await reader.claimAlerts(.shown, limit: 9, hour: 12, at: .hour(2)).isEmpty)
    #expect(try await cora.readers().allSatisfy { $0.name != name })
    try PostgreSQLServer.administer("DROP ROLE \"\(name)\"")
    try make(name)
    let later = archive(of: name)
    #expect(try await later.keys("moon") == ["moon"])
    #expect(try await later.mark([moon.id], .save(label: nil), at: .hour(2)).isEmpty)
    #expect(later.takeProblems().isEmpty)
    #expect(try await saved(by: name) == ["moon"])
    #expect(try await cora.readers().first { $0.name == name }?.login == .own)
  }

  @Test("a renamed reader gets the marks once a collector says so, and a new one of the old name gets none")
  func renamed() async throws {
    let cora = archive(of: "cora")
    await cora.add([moon, sea])
    _ = try await archive(of: name).mark([moon.id], .save(label: "climate", isShared: true), at: .hour(2))
    try PostgreSQLServer.administer("ALTER ROLE \"\(name)\" RENAME TO \"\(other)\"")
    try make(name)
    #expect(try await saved(by: other).isEmpty)
    #expect(try await saved(by: name).isEmpty)
    #expect(try await cora.keepReader(other) == 1)
    #expect(try await saved(by: other) == ["moon"])
    #expect(await archive(of: "ben").state(of: moon)?.shared.map(\.description) == ["climate (\(other))"])
    // Now the other name is free.
    let new = archive(of: name)
    #expect(try await new.mark([sea.id], .save(label: nil), at: .hour(3)).isEmpty)
    #expect(try await saved(by: name) == ["sea"])
    #expect(try await saved(by: other) == ["moon"])
    await #expect(throws: NewsError.archive(.noSuchReader("nobody at all"))) {
      try await cora.keepReader("nobody at all")
    }
  }

  @Test("after a restore, where all numbers are others, one word of a collector brings all back")
  func restored() async throws {
    let cora = archive(of: "cora")
    await cora.add([moon, sea])
    try make(other)
    _ = try await archive(of: name).mark([moon.id], .save(label: nil), at: .hour(2))
    _ = try await archive(of: other).mark([sea.id], .save(label: nil), at: .hour(2))
    // As if each had the number of another one.
    try PostgreSQLServer.administer(
      """
      UPDATE supernews.reader SET role = 1 WHERE name = '\(name)';
      UPDATE supernews.reader SET role = (SELECT oid FROM pg_roles WHERE rolname = '\(name)') WHERE name = '\(other)'
      """, on: "t" + folder.path.filter { $0.isNumber })
    #expect(try await saved(by: name).isEmpty)
    #expect(try await saved(by: other).isEmpty)
    #expect(try await cora.keepReader(nil) >= 2)
    #expect(try await saved(by: name) == ["moon"])
    #expect(try await saved(by: other) == ["sea"])
  }

  @Test("a removed reader leaves nothing, and others lose nothing")
  func removed() async throws {
    let (cora, anna) = (archive(of: "cora"), archive(of: "anna"))
    await cora.add([moon, sea])
    _ = try await archive(of: name).mark([moon.id], .save(label: "climate", isShared: true), at: .hour(2))
    _ = try await anna.mark([sea.id], .save(label: nil), at: .hour(2))
    try await cora.removeReader(name)
    #expect(try await cora.readers().allSatisfy { $0.name != name })
    #expect(await anna.state(of: moon)?.shared.map(\.description) == [])
    #expect(try await cora.forget(.unsaved) == Forgotten(count: 1, kept: 1))
    await #expect(throws: NewsError.archive(.noSuchReader(name))) { try await cora.removeReader(self.name) }
    await #expect(throws: NewsError.self) { try await anna.readers() }
  }

  @Test("a label is shared again when its removal is taken back, and others' marks stay")
  func undo() async throws {
    let (cora, reader, ben) = (archive(of: "cora"), archive(of: name), archive(of: "ben"))
    await cora.add([moon, sea])
    _ = try await reader.mark([moon.id], .save(label: "climate", isShared: true), at: .hour(2))
    _ = try await ben.mark([moon.id], .save(label: "mine"), at: .hour(2))
    let edits = Array(try await reader.changeMarks(of: [moon.id, sea.id], .unsave, at: .hour(3)).values)
    _ = try await ben.mark([moon.id, sea.id], .read, at: .hour(3))
    #expect(await ben.state(of: moon)?.shared.map(\.description) == [])
    #expect(try await reader.takeBack(edits) == 2)
    #expect(await ben.state(of: moon)?.shared.map(\.description) == ["climate (\(name))"])
    #expect(await ben.state(of: moon)?.labels == ["mine"])
    #expect(await ben.state(of: sea)?.isRead == true)
    #expect(await reader.state(of: moon)?.isRead == false)
    let hidden = try await reader.changeMarks(of: [moon.id], .save(label: "climate", isShared: false), at: .hour(4))
    #expect(await ben.state(of: moon)?.shared.map(\.description) == [])
    #expect(try await reader.takeBack(Array(hidden.values)) == 1)
    #expect(await ben.state(of: moon)?.shared.map(\.description) == ["climate (\(name))"])
  }

  @Test("under the role that readers share, nothing can be written")
  func sharedRole() async throws {
    let cora = archive(of: "cora")
    await cora.add([moon])
    let raw = try database(of: name)
    try raw.execute("SET ROLE supernews_reader")
    let id = Int64(bitPattern: moon.id.value)
    for sql in [
      "INSERT INTO own_mark (id, saved) VALUES (\(id), 1)", "INSERT INTO own_counter (name, value) VALUES ('x', 1)",
      "INSERT INTO reader (name, role) SELECT rolname, oid FROM pg_roles WHERE rolname = current_user",
      "INSERT INTO visit (scope, at, arrival) VALUES ('all', 1, 1)",
      "INSERT INTO mute (text, titles, made) VALUES ('x', 0, 1)",
    ] {
      #expect(throws: Database.Failure.self, "\(sql)") { try raw.execute(sql) }
    }
  }

  @Test("neither the number nor the length of mutes and follows is without limit, whoever adds them")
  func mutesAndFollows() async throws {
    let reader = archive(of: name)
    await archive(of: "cora").add([Article.made("moon", "Moon")])
    _ = try await reader.addMute(text: "fog", isOfTitles: false, source: nil, until: nil, at: .hour(1))
    _ = try await reader.keepFollow(FindRequest(text: "moon"), notifies: nil, quiet: nil, at: .hour(1))
    let long = String(repeating: "x", count: Mute.longest + 1)
    let raw = try database(of: name)
    let tooLong = [
      "INSERT INTO mute (text, titles, made) VALUES ('\(long)', 0, 1)",
      "INSERT INTO mute (source, titles, made) VALUES ('\(long)', 0, 1)",
      "INSERT INTO follow (search, notifies, made, seen) VALUES ('\(long)', 0, 1, 0)",
      "UPDATE follow SET search = '\(long)'", "UPDATE follow SET quiet = '\(long)'",
    ]
    for sql in tooLong {
      #expect { try raw.execute(sql) } throws: { ($0 as? Database.Failure)?.kind == .limit(.length) }
    }
    await #expect(throws: NewsError.archive(.tooLong(limit: Mute.longest))) {
      try await reader.addMute(text: long, isOfTitles: false, source: nil, until: nil, at: .hour(1))
    }
    await #expect(throws: NewsError.archive(.tooLong(limit: Follow.longest))) {
      try await reader.keepFollow(FindRequest(text: long), notifies: nil, quiet: nil, at: .hour(1))
    }

    let numbers = "generate_series(1, \(Mute.most - 1)) AS n"
    try raw.execute("INSERT INTO mute (text, titles, made) SELECT 'm' || n, 0, 1 FROM \(numbers)")
    try raw.execute(
      "INSERT INTO follow (search, notifies, made, seen) SELECT '{\"text\":\"f' || n || '\"}', 0, 1, 0 FROM \(numbers)")
    #expect { try raw.execute("INSERT INTO mute (text, titles, made) VALUES ('x', 0, 1)") } throws: {
      ($0 as? Database.Failure)?.kind == .limit(.mutes)
    }
    #expect { try raw.execute("INSERT INTO follow (search, notifies, made, seen) VALUES ('x', 0, 1, 0)") } throws: {
      ($0 as? Database.Failure)?.kind == .limit(.follows)
    }
    await #expect(throws: NewsError.archive(.tooManyMutes(limit: Mute.most))) {
      try await reader.addMute(text: "another", isOfTitles: false, source: nil, until: nil, at: .hour(1))
    }
    // One that is known can still change.
    _ = try await reader.addMute(text: "fog", isOfTitles: false, source: nil, until: .hour(9), at: .hour(1))
    #expect(try await reader.mutes().count == Mute.most)
    // The limits are of each reader.
    _ = try await archive(of: "ben").addMute(text: "a", isOfTitles: false, source: nil, until: nil, at: .hour(1))
  }

  @Test("labels can be shared no longer, and neither their length nor their number is without limit")
  func labels() async throws {
    let (cora, reader, ben) = (archive(of: "cora"), archive(of: name), archive(of: "ben"))
    let articles = (0..<3).map { Article.made("moon\($0)", "Moon \($0)") }
    await cora.add(articles)
    _ = try await reader.mark([articles[0].id], .save(label: "climate", isShared: true), at: .hour(2))
    // Saving it again without mentioning sharing leaves it shared.
    _ = try await reader.mark([articles[0].id], .save(label: "climate"), at: .hour(2))
    #expect(await ben.state(of: articles[0])?.shared.map(\.description) == ["climate (\(name))"])
    _ = try await reader.mark([articles[0].id], .save(label: "climate", isShared: false), at: .hour(3))
    #expect(await ben.state(of: articles[0])?.shared.map(\.description) == [])
    #expect(await reader.state(of: articles[0])?.labels == ["climate"])
    await #expect(throws: NewsError.archive(.tooManyLabels)) {
      try await reader.mark([articles[1].id], .save(label: String(repeating: "x", count: 1_000)), at: .hour(3))
    }
    for number in 0..<50 { _ = try await reader.mark([articles[1].id], .save(label: "l\(number)"), at: .hour(3)) }
    await #expect(throws: NewsError.archive(.tooManyLabels)) {
      try await reader.mark([articles[1].id], .save(label: "another"), at: .hour(3))
    }
    // A failed one changes nothing.
    #expect(await reader.state(of: articles[1])?.labels.count == 50)
    let raw = try database(of: name)
    #expect(throws: Database.Failure.self) {
      for number in 0..<201 {
        let id = Int64(bitPattern: articles[2].id.value)
        if number % 50 == 0 { try raw.execute("DELETE FROM own_label WHERE id = \(id)") }
        try raw.execute("INSERT INTO own_mark (id, saved) VALUES (\(id), 1) ON CONFLICT DO NOTHING")
        let spread = Int64(bitPattern: articles[number % 3].id.value)
        try raw.execute("INSERT INTO own_label (id, label) VALUES (\(spread), 's\(number)') ON CONFLICT DO NOTHING")
        try raw.execute("INSERT INTO own_shared (id, label, shared) VALUES (\(spread), 's\(number)', 1)")
      }
    }
  }
}
