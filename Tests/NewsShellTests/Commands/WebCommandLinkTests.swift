import ArchiveTestSupport
import FoundationEssentials
import PresentationTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("web, of links in texts")
struct WebCommandLinkTests {
  private static func newsroom() -> FakeNewsroom {
    var newsroom = FakeNewsroom(news: .paged(3), keepsNews: true)
    let (first, second) = ("https://example.com/1", "https://example.com/2")
    let spans = [
      TextSpan("here", link: "https://a.example/x"), TextSpan(" and "),
      TextSpan("there", link: "https://b.example/y"), TextSpan(", or "), TextSpan("again", link: "https://a.example/x"),
    ]
    newsroom.pages = FakePages([
      first: .success(ArticleText(.whole, blocks: [.paragraph(spans)], url: first, fetchedAt: Date())),
      second: .success(ArticleText(.whole, blocks: [.code("none")], url: second, fetchedAt: Date())),
    ])
    return newsroom
  }

  static let lines: [([String], [String])] = [
    (["read 1", "web 1.2"], ["https://b.example/y"]), (["read 1", "site 1.1"], ["https://a.example/x"]),
    // The text is stored, though another screen is shown now.
    (["read 1", "open 3", "web 1.1 1.2"], ["https://a.example/x", "https://b.example/y"]),
    (["read 1", "list", "web 1.2 3"], ["https://b.example/y", "https://example.com/3"]),
    (["read 1", "web"], ["https://example.com/1"]),
  ]

  @Test("links of texts are opened by their numbers", arguments: WebCommandLinkTests.lines)
  func opened(lines: [String], addresses: [String]) async throws {
    let newsroom = Self.newsroom()
    let transcript = try await newsroom.run(["top --limit 3"] + lines)
    #expect(transcript.status == .success)
    #expect(newsroom.opener.addresses == addresses)
    for host in addresses.compactMap({ WebLink($0)?.host }) {
      #expect(transcript.errors.contains(texts(in: .english).notice(.opened(host: host))))
    }
  }

  @Test("if no archive can be used, the text on the screen has its links all the same")
  func shown() async throws {
    var newsroom = Self.newsroom()
    newsroom.archive = .failing(with: .archive(.unusable(file: "/a", detail: "locked")))
    let transcript = try await newsroom.run(["top --limit 3", "read 1", "web 1.2", "read 2", "web 1.2"])
    #expect(newsroom.opener.addresses == ["https://b.example/y"])
    #expect(transcript.errors.contains("the text of item 1 is not saved"))
  }

  @Test("links of texts are shared as well, by their own addresses")
  func shared() async throws {
    let transcript = try await Self.newsroom().run(
      ["top --limit 3", "read 1", "share 1.2 3"], in: .fresh(format: .json))
    let shared = try transcript.objects().filter { $0.type == "share" }
    #expect(shared.compactMap(\.n) == [1, 3])
    #expect(shared.compactMap(\.url) == ["https://b.example/y", "https://example.com/3"])
    #expect(shared.first?.text == "b.example\nhttps://b.example/y")
    let none = try await Self.newsroom().run(["top --limit 3", "read 1", "share 1.9"], in: .fresh(format: .json))
    #expect(try none.codes() == ["noSuchItem"])
  }

  static let faults: [(lines: [String], code: String)] = [
    (["read 1", "web 1.3"], "noSuchItem"), (["read 2", "web 2.1"], "noSuchItem"), (["web 1.1"], "noText"),
    (["web 9.1"], "noSuchItem"), (["read 1", "web 1.0"], "usage"), (["read 1", "web 1.x"], "usage"),
    (["countries", "web 1.1"], "noSuchItem"),
  ]

  @Test("a link that is not there is an error, and no page is opened", arguments: WebCommandLinkTests.faults)
  func refused(lines: [String], code: String) async throws {
    let newsroom = Self.newsroom()
    let transcript = try await newsroom.run(["top --limit 3"] + lines, in: .fresh(format: .json))
    #expect(try transcript.codes() == [code])
    #expect(newsroom.opener.addresses.isEmpty)
  }
}
