import NewsDomain
import SQLKit
import TestSupport
import Testing

@testable import NewsArchive
@testable import NewsArchivePostgreSQL
@testable import NewsArchiveSQLite

@Suite("A server that comes back")
struct ReturningServerTests {
  /// A database in memory that cannot be reached at first, as a server that is being started.
  private struct StartingStore: ArchiveStore {
    let base = SQLiteStore(path: nil)
    let attempts = Counter()

    var name: String { "server" }
    var shownPath: String? { nil }
    var exists: Bool { true }
    var isServer: Bool { true }
    var canRecover: Bool { false }
    var token: UInt64 { base.token }

    func open(_ report: (ArchiveProblem) -> Void) throws -> any ArchiveEngine {
      guard attempts.next() > 0 else { throw Database.Failure(state: "08006", message: "connection refused") }
      return try base.open(report)
    }

    func isCurrent(_ engine: any ArchiveEngine, _ token: UInt64) -> Bool { base.isCurrent(engine, token) }

    func recover(_ report: (ArchiveProblem) -> Void) throws {}
  }

  @Test("it is left alone for a while, unless somebody asks for something")
  func typed() async throws {
    let store = StartingStore()
    let archive = DatabaseArchive(store, pause: .seconds(86_400))
    for _ in 0..<2 {
      await #expect(throws: NewsError.archive(.unreachable(server: "server", detail: "connection refused"))) {
        try await archive.labels()
      }
    }
    #expect(store.attempts.count == 1)
    archive.tryAgain()
    #expect(try await archive.labels().isEmpty)
    #expect(store.attempts.count == 2)
  }

  @Test("the address of another kind of server is refused as such")
  func otherKind() {
    #expect(throws: NewsError.archive(.invalidAddress(.isOfOtherKind))) {
      _ = try PostgreSQLStore.read("mysql://u:p@h.example/x")
    }
  }
}
