import NewsDomain
import TestSupport
import Testing

@testable import NewsArchive
@testable import NewsArchiveSQLite

@Suite("What is remembered of the archive as long as nothing changes")
struct ChangeWatchTests {
  private let folder = TemporaryFolder()

  private func archive() -> DatabaseArchive { DatabaseArchive(path: FilePath(folder.path + "/archive.sqlite")) }

  private func isRead(_ archive: DatabaseArchive) async -> Bool? {
    let id = Article.made("a").id
    return await archive.states(of: [id])[id]?.isRead
  }

  @Test("a mark of another session is seen, and one of one's own")
  func marks() async throws {
    let (one, other) = (archive(), archive())
    await one.add([.made("a")])
    for _ in 0..<3 { #expect(await isRead(one) == false) }
    _ = try await other.mark([Article.made("a").id], .read, at: .hour(1))
    #expect(await isRead(one) == true)
    _ = try await one.mark([Article.made("a").id], .unread, at: .hour(1))
    #expect(await isRead(one) == false)
    #expect(await isRead(other) == false)
  }

  @Test("in memory as well")
  func memory() async throws {
    let archive = DatabaseArchive(path: nil)
    #expect(await isRead(archive) == nil)
    await archive.add([.made("a")])
    for _ in 0..<3 { #expect(await isRead(archive) == false) }
    _ = try await archive.mark([Article.made("a").id], .read, at: .hour(1))
    #expect(await isRead(archive) == true)
  }

  @Test("the version stays the same until something is written, and is another one in another file")
  func version() async throws {
    let archive = archive()
    await archive.add([.made("a")])
    _ = archive.state
    let first = try #require(archive.state)
    _ = await isRead(archive)
    #expect(archive.state == first)
    await archive.add([.made("b")])
    let second = try #require(archive.state)
    #expect(second != first)
    await archive.close()
    try FileManager.default.removeItem(atPath: folder.path + "/archive.sqlite")
    #expect(archive.state == nil)
  }

  @Test("a text that comes later is found although there was none before")
  func texts() async throws {
    let archive = archive()
    await archive.add([.made("a")])
    let id = Article.made("a").id
    for _ in 0..<3 { #expect(try await archive.text(of: id) == nil) }
    try await archive.keepText(.made("Words of a text."), of: id, at: .hour(1))
    #expect(try await archive.text(of: id) != nil)
  }
}
