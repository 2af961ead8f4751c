import Foundation
import NewsDomain
import SQLKit
import TestSupport
import Testing

@testable import NewsArchive
@testable import NewsArchivePostgreSQL
@testable import NewsArchiveSQLite

@Suite("A server", .enabled(if: PostgreSQLServer.folder != nil, "there is no server: scripts/test starts one"))
struct ServerTests {
  private let folder = TemporaryFolder()

  private func database(of user: String = "postgres") throws -> Database {
    try PostgreSQLServer.database(of: folder, as: user)
  }

  @Test("feeds that a reader reads beside a list complete nothing there, without a complaint; they do beside it")
  func completing() async throws {
    let listed = Article.opaque("Harbor bridge opens to bicycles")
    let collector = PostgreSQLServer.archive(of: folder)
    await collector.add([listed])
    let anna = PostgreSQLServer.archive(of: folder, as: "anna")
    let lists = KeptLists(
      archive: anna, cache: DatabaseArchive(lists: nil),
      settings: LiveSettings(.archived(.server(PostgreSQLServer.address(of: folder, as: "anna")))))
    _ = await lists.take(KeptList("q", [listed], receivedAt: .hour(1)), in: .archive(.local(.france), front: .given))
    await lists.complete(from: [.inFeed("Harbor bridge opens to bicycles")], at: .hour(1))
    #expect(anna.takeProblems().isEmpty)
    #expect(try await anna.articles(of: [listed.id])[listed.id]?.summary == nil)
    #expect(await lists.articles(of: [listed.id])[listed.id]?.summary != nil)
  }

  @Test("a connection that is ended meanwhile is made again")
  func ended() async throws {
    let archive = PostgreSQLServer.archive(of: folder)
    await archive.add([.made("a", "Moon")])
    let name = "t" + folder.path.filter { $0.isNumber }
    for _ in 0..<3 {
      try database().execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '\(name)' AND pid <> pg_backend_pid()")
      #expect(try await archive.keys("moon").contains("a"))
      await archive.add([.made("b", "Moon")])
      #expect(try await archive.mark([Article.made("a", "Moon").id], .read, at: .hour(1)).isEmpty)
    }
    #expect(archive.takeProblems().isEmpty)
    #expect(try await archive.keys("moon") == ["a", "b"])
  }

  @Test("very many articles without a date, or of one second, are added soon, each with a row of its own")
  func sameSecond() async throws {
    let archive = PostgreSQLServer.archive(of: folder)
    for part in 0..<10 {
      let articles = (0..<400).map { Article.made("\(part)-\($0)", "Moon", hour: $0 % 2 == 0 ? nil : 1) }
      await archive.add(articles, at: 2)
    }
    #expect(archive.takeProblems().isEmpty)
    #expect(try await archive.find(FindRequest(text: "moon", paging: Paging(limit: 1))).total == 4_000)
    #expect(try await archive.check().faults.isEmpty)
  }

  @Test("a server that is not there is told once, and a command that needs it says so")
  func away() async throws {
    let archive = DatabaseArchive(PostgreSQLStore("postgresql:///x?host=/nowhere&user=anna"))
    for _ in 0..<3 { await archive.add([.made("a", "Moon")]) }
    #expect(archive.takeProblems().count == 1)
    #expect(await archive.states(of: [Article.made("a").id]).isEmpty)
    #expect(archive.takeProblems().isEmpty)
    await #expect(throws: NewsError.self) { try await archive.keys("moon") }
  }

  @Test("the next host of an address is taken if the first does not answer")
  func failover() async throws {
    let socket = try #require(PostgreSQLServer.folder)
    _ = PostgreSQLServer.address(of: folder)
    let name = "t" + folder.path.filter { $0.isNumber }
    let archive = DatabaseArchive(PostgreSQLStore("host=/nowhere,\(socket) dbname=\(name) user=cora"))
    await archive.add([.made("a", "Moon")])
    #expect(archive.takeProblems().isEmpty)
    #expect(try await archive.keys("moon") == ["a"])
  }

  @Test("a cancelled command ends its statement on the server, too")
  func cancelled() async throws {
    let archive = PostgreSQLServer.archive(of: folder)
    await archive.add([.made("a", "Moon")])
    // It holds the lock that the others wait for.
    let holder = try database()
    try holder.execute("BEGIN; LOCK TABLE supernews.item")
    // Outside of the holder's transaction, in which the answer would always be the same.
    let observer = try database()
    func waiting() throws -> [Int64] {
      try observer.run(
        "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"
      ) {
        $0.integer(0)
      }
    }
    let task = Task { try await archive.keys("moon") }
    #expect(try await eventually { try waiting() == [1] })
    task.cancel()
    await #expect(throws: NewsError.cancelled) { try await task.value }
    #expect(try waiting() == [0])
    try holder.execute("ROLLBACK")
    #expect(try await archive.keys("moon") == ["a"])
  }

  @Test("a cancelled command does not wait for a server that never answers")
  func cancelledConnecting() async throws {
    // It waits for a line, which never comes.
    let server = try LoopbackServer.lines("")
    defer { server.stop() }
    let archive = DatabaseArchive(PostgreSQLStore("postgresql://\(server.address)/x?sslmode=disable&user=anna"))
    let task = Task { try await archive.keys("moon") }
    // Not in a task: connecting blocks one of their few threads, and other tests may block the rest.
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(300)) { task.cancel() }
    await #expect(throws: NewsError.cancelled) { try await task.value }
  }

  @Test("tables are made once, whoever begins, and an interrupted setup leaves nothing")
  func setUp() async throws {
    let address = PostgreSQLServer.address(of: folder, as: "postgres")
    let empty = try database()
    try empty.execute("DROP SCHEMA supernews CASCADE")
    let archive = DatabaseArchive(PostgreSQLStore(address))
    await #expect(throws: NewsError.archive(.notSetUp(server: PostgreSQLStore(address).name))) {
      try await archive.keys("moon")
    }
    #expect(throws: Database.Failure.self) {
      try empty.transaction(isOwn: true) {
        try empty.execute(PostgreSQLSchema.current.migrations[0])
        try empty.execute("SELECT 1 / 0")
      }
    }
    #expect(try PostgreSQLSchema.version(of: empty) == 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          do { try await DatabaseArchive(PostgreSQLStore(address)).setUp() } catch { Issue.record(error) }
        }
      }
    }
    try await archive.setUp()
    #expect(try PostgreSQLSchema.version(of: empty) == PostgreSQLSchema.current.version)
    await archive.add([.made("a", "Moon")])
    #expect(try await archive.keys("moon") == ["a"])
    try empty.execute("INSERT INTO supernews.version VALUES (999)")
    await #expect(throws: NewsError.archive(.newer(file: PostgreSQLStore(address).name))) {
      try await DatabaseArchive(PostgreSQLStore(address)).keys("moon")
    }
  }

  @Test(
    "tables of before the first release, or of a newer supernews, are refused and stay as they are",
    arguments: [8, 100, 102])
  func otherVersion(number: Int) async throws {
    let store = PostgreSQLStore(PostgreSQLServer.address(of: folder, as: "postgres"))
    let owner = try database()
    try owner.execute("UPDATE supernews.version SET number = \(number)")
    let error = NewsError.archive(
      number < Schema.first ? .refused(server: store.name, .unreleased(version: number)) : .newer(file: store.name))
    let archive = DatabaseArchive(store)
    await archive.add([.made("a", "Moon")])
    #expect(archive.takeProblems() == [number < Schema.first ? .failed(error) : .newer(file: store.name)])
    await #expect(throws: error) { try await archive.keys("moon") }
    await #expect(throws: error) { try await archive.setUp() }
    #expect(try owner.run("SELECT number FROM supernews.version") { Int($0.integer(0)) } == [number])
    #expect(try owner.run("SELECT count(*) FROM supernews.item") { $0.integer(0) } == [0])
  }

  @Test("an archive is moved to a server and back without a difference")
  func copy() async throws {
    let place = ArchiveFolder()
    let local = place.open()
    try await local.fill(until: ArchiveFolder.now)
    _ = try await local.addFollow(FindRequest(text: "moon"), notifies: true, quiet: nil, at: ArchiveFolder.now)
    // Numbers of mutes and follows are assigned again.
    func lines(_ lines: [String]) -> [String] { lines.map { $0.replacing(/"number":[0-9]+/, with: "") } }
    let before = lines(try await place.exported(local))
    await local.close()
    let server = PostgreSQLServer.address(of: folder)
    let copier = DatabaseCopier(local: place.path)
    let there = try await copier.copy(from: "local", to: server, at: ArchiveFolder.now)
    #expect(there.added > 5 && there.skipped == 0)
    let archive = PostgreSQLServer.archive(of: folder)
    _ = try await archive.export(to: folder.path + "/server.jsonl")
    #expect(lines(try folder.read("server.jsonl").split(separator: "\n").map(String.init)) == before)
    #expect(try await archive.check().faults.isEmpty)
    // Again nothing is new.
    #expect(try await copier.copy(from: "local", to: server, at: ArchiveFolder.now).added == 0)
    let back = place.file("back.sqlite")
    _ = try await copier.copy(from: server, to: back, at: ArchiveFolder.now)
    let copied = DatabaseArchive(path: FilePath(back))
    #expect(lines(try await place.exported(copied, to: "back.jsonl")) == before)
    await #expect(throws: NewsError.self) {
      try await copier.copy(from: place.file("none.sqlite"), to: server, at: ArchiveFolder.now)
    }
  }

  @Test("what a reader has on this machine comes along to a server where the reader may add nothing")
  func copyMarks() async throws {
    let place = ArchiveFolder()
    let local = place.open()
    let (moon, sea) = (Article.made("moon", "Moon"), Article.made("sea", "Sea"))
    await local.add([moon, sea])
    _ = try await local.mark([moon.id], .save(label: "climate"), at: .hour(1))
    _ = try await local.mark([moon.id, sea.id], .read, at: .hour(1))
    _ = try await local.addMute(text: "fog", isOfTitles: true, source: nil, until: nil, at: .hour(1))
    _ = try await local.addFollow(FindRequest(text: "moon"), notifies: true, quiet: nil, at: .hour(1))
    await local.close()
    await PostgreSQLServer.archive(of: folder).add([moon])
    let server = PostgreSQLServer.address(of: folder, as: "anna")
    let result = try await DatabaseCopier(local: place.path).copy(from: "local", to: server, at: ArchiveFolder.now)
    #expect((result.added, result.known, result.missing) == (0, 1, 1))
    let anna = PostgreSQLServer.archive(of: folder, as: "anna")
    #expect(await anna.state(of: moon)?.labels == ["climate"])
    #expect(await anna.state(of: moon)?.isRead == true)
    #expect(try await anna.mutes().map(\.text) == ["fog"])
    #expect(try await anna.follows().count == 1)
    #expect(try await PostgreSQLServer.archive(of: folder).mutes().isEmpty)
  }

  @Test("after many articles the server has statistics of them, without anybody's doing")
  func statistics() async throws {
    let cora = PostgreSQLServer.archive(of: folder)
    func known() throws -> [Int64] {
      try database().run("SELECT value FROM supernews.counter WHERE name = 'analysed'") { $0.integer(0) }
    }
    await cora.add((0..<900).map { Article.made("a\($0)", "Moon \($0)") })
    try await cora.keepRound(at: .hour(1), next: .hour(1 + 1))
    #expect(try known() == [0])
    await cora.add((0..<200).map { Article.made("b\($0)", "Sea \($0)") })
    try await cora.keepRound(at: .hour(2), next: .hour(2 + 1))
    #expect(try known() == [1_100])
    let tuples = try database().run("SELECT reltuples::bigint FROM pg_class WHERE oid = 'supernews.item'::regclass") {
      $0.integer(0)
    }
    #expect(tuples == [1_100])
  }

  @Test("collectors that add the same at once double nothing and lose nothing")
  func collectors() async throws {
    let articles = (0..<300).map { Article.made("\($0)", "Moon \($0)", hour: Double($0 % 7)) }
    let archives = (0..<4).map { _ in PostgreSQLServer.archive(of: folder) }
    await withTaskGroup(of: Void.self) { group in
      for (number, archive) in archives.enumerated() {
        group.addTask {
          for start in stride(from: 0, to: 300, by: 30) {
            let begin = (start + number * 90) % 300
            await archive.add(Array(articles[begin..<min(begin + 30, 300)]), in: .local(.france), isFront: true)
          }
          if case let problems = archive.takeProblems(), !problems.isEmpty { Issue.record("\(problems)") }
        }
      }
    }
    #expect(try await archives[0].find(FindRequest(text: "moon", paging: Paging(limit: 100))).total == 300)
    #expect(try await archives[0].check().faults.isEmpty)
    let database = try database()
    #expect(try database.run("SELECT count(DISTINCT arrival) FROM supernews.item") { $0.integer(0) } == [300])
    #expect(try database.run("SELECT value FROM supernews.counter WHERE name = 'arrival'") { $0.integer(0) } == [300])
  }

  @Test("a text that is longer than a vector is found by its words and phrases")
  func longText() async throws {
    let archive = PostgreSQLServer.archive(of: folder)
    let article = Article.made("a", "Moon")
    await archive.add([article])
    let words = (0..<60_000).map { "word\($0 % 5000) and" }.joined(separator: " ")
    try await archive.keepText(.made(words + " the last quay"), of: article.id, at: .hour(1))
    for text in [
      "word7", "quay", "\"last quay\"", "\"word4999 and word0 and word1\"", "moon", "\"and the last\"", "moon quay",
    ] {
      #expect(try await archive.keys(text) == ["a"], "\(text)")
    }
    #expect(try await archive.keys("\"quay last\"").isEmpty)
    #expect(try await archive.keys("moon -quay").isEmpty)
  }

  private static let pooler = "/usr/sbin/pgbouncer"

  @Test(
    "a pooler may run each transaction on another connection",
    .enabled(if: FileManager.default.isExecutableFile(atPath: pooler), "pgbouncer is not installed"))
  func pooled() async throws {
    let name = "t" + folder.path.filter { $0.isNumber }
    _ = PostgreSQLServer.address(of: folder)
    // Its user is not the tests' user.
    let place = "/tmp/supernews-pooler-\(name)"
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: place) }
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: place)
    try Data(#""cora" """#.utf8).write(to: URL(filePath: place + "/users"))
    try Data(
      """
      [databases]
      * = host=\(PostgreSQLServer.folder ?? "")
      [pgbouncer]
      listen_addr =
      unix_socket_dir = \(place)
      listen_port = 5432
      auth_type = trust
      auth_file = \(place)/users
      pool_mode = transaction
      default_pool_size = 3
      """.utf8
    ).write(to: URL(filePath: place + "/ini"))
    let process = Process()
    let isRoot = getuid() == 0
    let user = ["--reuid=postgres", "--regid=postgres", "--init-groups", Self.pooler]
    process.executableURL = URL(filePath: isRoot ? "/usr/bin/setpriv" : Self.pooler)
    process.arguments = (isRoot ? user : []) + ["-q", place + "/ini"]
    // It must not hold the tests' output open.
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    // It inherits the signals that the tests block, so that only this one ends it.
    defer { kill(process.processIdentifier, SIGKILL) }
    for _ in 0..<100 where !FileManager.default.fileExists(atPath: place + "/.s.PGSQL.5432") {
      try await Task.sleep(for: .milliseconds(50))
    }
    let archives = (0..<4).map { _ in
      DatabaseArchive(PostgreSQLStore("postgresql:///\(name)?host=\(place)&user=cora"))
    }
    await withTaskGroup(of: Void.self) { group in
      for (number, archive) in archives.enumerated() {
        group.addTask {
          for index in 0..<10 {
            await archive.add([.made("\(number)-\(index)", "Moon")], in: .local(.france), isFront: true)
            let id = Article.made("\(number)-\(index)", "Moon").id
            _ = try? await archive.mark([id], .save(label: "by \(number)"), at: .hour(0))
            _ = await archive.memberships(of: [id])
          }
          if case let problems = archive.takeProblems(), !problems.isEmpty { Issue.record("\(problems)") }
        }
      }
    }
    #expect(try await archives[0].find(FindRequest(text: "moon", paging: Paging(limit: 100))).total == 40)
    #expect(try await archives[1].labels().map(\.count) == [10, 10, 10, 10])
    #expect(try await archives[2].check().faults.isEmpty)
  }

  @Test("addresses with a password or without encryption to another machine are refused")
  func addresses() {
    func fault(_ text: String) -> NewsError? {
      do { _ = try PostgreSQLStore.read(text) } catch { return error }
      return nil
    }
    #expect(fault("postgresql://anna:secret@host/db") == .archive(.invalidAddress(.hasPassword)))
    #expect(fault("host=a.example password=x") == .archive(.invalidAddress(.hasPassword)))
    for mode in ["disable", "allow", "prefer"] {
      #expect(
        fault("postgresql://a.example/db?sslmode=\(mode)")
          == .archive(.invalidAddress(.isNotEncrypted(host: "a.example"))))
    }
    for text in [
      "postgresql://a.example/db", "postgresql://a.example,b.example/db?sslmode=verify-full", "service=news",
      "postgresql://127.0.0.1/db?sslmode=disable", "postgresql:///db?host=/run/postgresql", "postgresql://localhost/db",
    ] {
      #expect(fault(text) == nil, "\(text)")
    }
    guard case .archive(.invalidAddress(.unreadable)) = fault("postgresql://[/db") else {
      Issue.record("a broken address")
      return
    }
    #expect(PostgreSQLStore("postgresql://anna:secret@host/db").name == "postgresql://anna@host/db")
    #expect(!PostgreSQLStore("host=x password=secret").name.contains("secret"))
  }
}
