import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsProviders
@testable import SystemServices

@Suite("Texts of files")
struct WebPagesFileTests {
  private let fixture = PageFixture(isOffline: true)
  private let folder = TemporaryFolder()

  private func read(_ path: String) async throws -> ArticleText { try await fixture.pages.text(at: .file(path)) }

  @Test("a page in a file is extracted, also offline, and its address is the path")
  func page() async throws {
    let path = try folder.write(SamplePage.article.utf8, to: "a storm.html")
    let text = try await read(path)
    #expect(text.verdict == .whole)
    #expect(text.title == "A storm over the coast")
    #expect(text.plain.contains("eleven houses"))
    #expect(text.url == path)
    #expect(text.fetchedAt == fixture.clock.now)
  }

  @Test("a file that leads on to an address is not followed")
  func refresh() async throws {
    let path = try folder.write(SamplePage.refresh("0; url=https://example.org/").utf8, to: "a.html")
    #expect(try await read(path).blocks.isEmpty)
  }

  @Test("a file without markup is shown as it is, and one that is no text has none")
  func others() async throws {
    #expect(try await read(folder.write("One\ntwo\n\nThree".utf8, to: "notes")).plain == "One two\n\nThree")
    #expect(try await read(folder.write("%PDF-1.7".utf8, to: "a.html")).verdict == .none(.notAPage))
    #expect(try await read(folder.write([], to: "empty")).verdict == .none(.notFound))
  }

  @Test("for a file that cannot be read the error names its path", arguments: ["none.html", "folder", "none/a.html"])
  func unreadable(name: String) async throws {
    try folder.write([], to: "folder/file")
    let path = folder.path + "/" + name
    let error = await #expect(throws: NewsError.self) { try await read(path) }
    guard case .file(.unreadable(path, let detail))? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(!detail.isEmpty)
  }

  @Test("a file above the limit is not read")
  func tooLarge() async throws {
    let path = try folder.write(repeatElement(0x20, count: (16 << 20) + 1), to: "large.html")
    await #expect(throws: NewsError.network(.tooLarge(host: path, limit: 16 << 20))) { try await read(path) }
  }
}
