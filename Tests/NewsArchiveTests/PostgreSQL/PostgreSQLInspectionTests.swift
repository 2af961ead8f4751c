import Foundation
import NewsDomain
import SQLKit
import TestSupport
import Testing

@testable import NewsArchive
@testable import NewsArchivePostgreSQL

@Suite(
  "Looking at an archive on a server",
  .enabled(if: PostgreSQLServer.folder != nil, "there is no server: scripts/test starts one"))
struct PostgreSQLInspectionTests {
  private let folder = TemporaryFolder()

  @Test("the versions, the content and the rounds are read, by collectors and readers")
  func whole() async throws {
    let archive = PostgreSQLServer.archive(of: folder)
    await archive.add([.made("a", "Moon"), .made("b", "Sun")])
    try await archive.keepRound(at: .hour(2), next: .hour(3))
    for user in ["postgres", "anna"] {
      let address = PostgreSQLServer.address(of: folder, as: user)
      let condition = try await PostgreSQLInspection(address).inspect()
      #expect(condition.exists && condition.articles == 2 && condition.version == PostgreSQLSchema.current.version)
      #expect(condition.lastRound == .hour(2) && condition.nextRound == .hour(3))
      #expect(condition.server?.contains(#/^\d+/#) == true && condition.bytes > 0)
    }
  }

  @Test("a server that does not answer is an error, and libpq says why")
  func unreachable() async {
    await #expect(throws: NewsError.self) {
      try await PostgreSQLInspection("postgresql://anna@127.0.0.1:1/news").inspect()
    }
  }
}
