import ArchiveTestSupport
import FoundationEssentials
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("download")
struct DownloadCommandTests {
  /// A newsroom in which every second page has a text.
  private static func newsroom(_ failure: NewsError? = nil) -> FakeNewsroom {
    var newsroom = FakeNewsroom(news: .paged(6), keepsNews: true)
    var texts: [String: Result<ArticleText, NewsError>] = [:]
    for number in 1...6 {
      let link = "https://example.com/\(number)"
      let text = ArticleText(
        .whole, blocks: [.paragraph([TextSpan("Words of \(number)")])], url: link, fetchedAt: Date())
      texts[link] =
        if let failure {
          .failure(failure)
        } else if number % 2 == 1 {
          .success(text)
        } else {
          .success(ArticleText(.none(.login), url: link, fetchedAt: Date()))
        }
    }
    newsroom.pages = FakePages(texts)
    let time = FakeClock()
    newsroom.clock = time.clock
    newsroom.sleep = { time.pass($0.seconds) }
    return newsroom
  }

  @Test(
    "the whole list, or some of it, in the order of the list", arguments: ["download", "telecharge", "download all"])
  func all(line: String) async throws {
    let newsroom = Self.newsroom()
    let transcript = try await newsroom.run(["top --limit 6", line])
    #expect(transcript.errors.contains("Saved 3 articles for offline reading; 3 had no text.\n"))
    #expect(transcript.output.contains("Headline 6\n    no text for item 6: its page requires a login\n"))
    #expect(!transcript.output.contains("no text for item 5"))
    #expect(try await newsroom.archive.text(of: .numbered(5))?.plain == "Words of 5")
    #expect(try await newsroom.archive.text(of: .numbered(4)) == nil)
  }

  @Test("programs get one record for each article")
  func records() async throws {
    let transcript = try await Self.newsroom().run(["top --limit 6", "format json", "download 4 1-2"])
    let lines = transcript.output.split(separator: "\n").filter { $0.contains(#""type":"download""#) }
    #expect(lines.map { $0.contains(#""verdict":"whole","reason":null,"words":3"#) } == [true, false, false])
    #expect(lines.last?.contains(#""n":4,"#) == true)
    #expect(lines.last?.contains(#""verdict":"none","reason":"login","words":0"#) == true)
  }

  @Test("if no page can be fetched, it fails, and says why of each")
  func failed() async throws {
    let error = NewsError.network(.serverError(host: "example.com", status: 503))
    let transcript = try await Self.newsroom(error).run(
      ["top --limit 6", "download 1-2"], in: .fresh(format: .json))
    #expect(try transcript.codes() == ["serverError", "serverError", "serverError"])
    #expect(transcript.errors.contains("2 failed."))
  }

  @Test("off the network it says so, and tells nothing of what was not tried")
  func offline() async throws {
    let transcript = try await Self.newsroom(.network(.offline)).run(
      ["top --limit 6", "download"], in: .fresh(format: .json))
    #expect(try transcript.codes() == ["offline"])
    #expect(!transcript.output.contains(#""type":"download""#))
  }

  static let faults: [(lines: [String], code: String)] = [
    (["download"], "noResults"), (["countries", "download"], "noSuchItem"), (["top", "download 99"], "noSuchItem"),
    (["settings archive off", "top", "download 1"], "archive"),
  ]

  @Test("without articles, or without an archive, it is an error", arguments: DownloadCommandTests.faults)
  func refused(lines: [String], code: String) async throws {
    let transcript = try await Self.newsroom().run(lines, in: .fresh(format: .json))
    #expect(try transcript.codes() == [code])
  }
}
