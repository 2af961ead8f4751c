import ArchiveTestSupport
import NewsArchive
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("diff")
struct DiffCommandTests {
  private static let now = Date(timeIntervalSince1970: 1_795_248_000)

  /// A newsroom with an article whose title has changed, one that has not, and one that is not in the archive.
  private static func newsroom() async -> FakeNewsroom {
    var before = Article.numbered(1)
    before.title = "Headline zero"
    let archive = DatabaseArchive.inMemory()
    await archive.keep([before, .numbered(2)], at: now)
    await archive.keep([.numbered(1)], at: now.addingTimeInterval(3600))
    return FakeNewsroom(news: .paged(3), archive: archive)
  }

  @Test("it shows the words that an article had, and those that it has", arguments: ["diff 1", "ecarts 1"])
  func changed(line: String) async throws {
    let transcript = try await Self.newsroom().run(["top", line])
    #expect(transcript.output.contains("\nHeadline [-zero-]{+1+}\n"))
  }

  @Test("without a number it is the open article")
  func open() async throws {
    let transcript = try await Self.newsroom().run(["top", "open 1", "diff"], in: .fresh(format: .json))
    #expect(transcript.output.contains(#""field":"title","removed":["zero"],"added":["1"]}"#))
  }

  static let faults: [(String, String)] = [
    ("diff 2", "noResults"), ("diff 3", "noSuchItem"), ("diff 9", "noSuchItem"), ("diff", "noSuchItem"),
    ("diff 1 2", "usage"),
  ]

  @Test("an article that has not changed, or is not in the archive, is an error", arguments: DiffCommandTests.faults)
  func unchanged(line: String, code: String) async throws {
    let transcript = try await Self.newsroom().run(["top --limit 3", "format json", line])
    let last = try #require(transcript.output.split(separator: "\n").last)
    #expect(last.contains("\"code\":\"\(code)\""))
  }
}
