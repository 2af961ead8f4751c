import NewsDomain
import SQLKit
import TestSupport
import Testing

@testable import NewsArchive
@testable import NewsArchivePostgreSQL

/// The messages if a server does not let somebody in.
@Suite(
  "Refusals of a server", .enabled(if: PostgreSQLServer.folder != nil, "there is no server: scripts/test starts one"))
struct RefusalTests {
  private let folder = TemporaryFolder()

  @Test("a missing role, database and schema are each told for what they are")
  func missing() async throws {
    let socket = try #require(PostgreSQLServer.folder)
    _ = PostgreSQLServer.address(of: folder)
    func refusal(_ address: String) -> ServerRefusal? {
      do {
        try PostgreSQLStore.tryOut(address)
        return nil
      } catch {
        guard case .archive(.refused(_, let refusal)) = error else { return nil }
        return refusal
      }
    }
    guard case .login("nemo", let detail)? = refusal("postgresql:///postgres?host=\(socket)&user=nemo") else {
      Issue.record("no login")
      return
    }
    #expect(detail.contains("nemo"))
    #expect(refusal("postgresql:///nowhere?host=\(socket)&user=anna") == .noDatabase("nowhere"))
    #expect(refusal(PostgreSQLServer.address(of: folder, as: "nobody")) == .rights(role: "nobody"))
    let empty = "postgresql:///postgres?host=\(socket)&user=anna"
    #expect(throws: NewsError.archive(.notSetUp(server: PostgreSQLStore(empty).name))) {
      try PostgreSQLStore.tryOut(empty)
    }
    try PostgreSQLStore.tryOut(PostgreSQLServer.address(of: folder, as: "anna"))
  }

  @Test(
    "what a server says without a code is told by the names in it, in any language",
    arguments: [
      ("FATAL:  role \"anna\" does not exist", .login(role: "anna")),
      ("FATAL:  Rolle »anna« existiert nicht", .login(role: "anna")),
      ("FATAL:  no pg_hba.conf entry for host \"::1\", user \"anna\", database \"news\"", .login(role: "anna")),
      ("FATAL:  database \"news\" does not exist", .database("news")),
      ("FATAL:  la base de données « news » n'existe pas", .database("news")),
      ("could not connect to server: anna", .lost), ("FATAL:  the database system is starting up", .lost),
      ("FATAL:  sorry, too many clients already", .lost),
    ] as [(String, Database.Failure.Kind)])
  func words(message: String, kind: Database.Failure.Kind) {
    #expect(Database.Failure(connecting: message, as: "anna", to: "news", askedForPassword: false).kind == kind)
    #expect(
      Database.Failure(connecting: message, as: "anna", to: "news", askedForPassword: true).kind
        == .password(role: "anna"))
  }

  @Test("a name that is the role's and the database's is told by the word beside it")
  func sameName() {
    func kind(_ message: String) -> Database.Failure.Kind {
      Database.Failure(connecting: message, as: "news", to: "news", askedForPassword: false).kind
    }
    #expect(kind("FATAL:  database \"news\" does not exist") == .database("news"))
    #expect(kind("FATAL:  role \"news\" does not exist") == .login(role: "news"))
  }

  @Test("no problem is told in words of the program")
  func problems() async {
    let nobody = PostgreSQLServer.archive(of: folder, as: "nobody")
    await nobody.add([.made("moon", "Moon")])
    let name = PostgreSQLStore(PostgreSQLServer.address(of: folder, as: "nobody")).name
    #expect(nobody.takeProblems() == [.failed(.archive(.refused(server: name, .rights(role: "nobody"))))])
  }
}
