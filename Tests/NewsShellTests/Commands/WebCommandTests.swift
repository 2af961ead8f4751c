import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("web")
struct WebCommandTests {
  static let lines: [(String, [Int])] = [
    ("web 2", [2]), ("site 2", [2]), ("web 1 3", [1, 3]), ("web 2-4", [2, 3, 4]), ("web 1 3-4", [1, 3, 4]),
    ("web all", [1, 2, 3, 4]),
  ]

  @Test("the pages of the items are opened, in their order", arguments: WebCommandTests.lines)
  func pagesOfTheItemsAreOpened(line: String, numbers: [Int]) async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run(["top --limit 4", line])
    #expect(transcript.status == .success)
    #expect(newsroom.opener.addresses == numbers.map { "https://example.com/\($0)" })
    #expect(transcript.errors.contains("example.com"))
  }

  @Test("without an item it opens the page of the open article")
  func withoutAnItemItIsTheArticleThatIsOpen() async throws {
    let newsroom = FakeNewsroom()
    _ = try await newsroom.run(["top", "open 3", "web"])
    #expect(newsroom.opener.addresses == ["https://example.com/3"])
  }

  @Test("if no article is open, no page is opened")
  func noneOpen() async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run(["top", "web"])
    #expect(transcript.status == .failure)
    #expect(newsroom.opener.addresses.isEmpty)
  }

  @Test(
    "only web pages are opened",
    arguments: [nil, "", "javascript:alert(1)", "file:///etc/passwd", "-new"] as [String?])
  func nothingButWebPagesIsOpened(link: String?) async throws {
    var article = Article.numbered(1)
    article.link = link
    let newsroom = FakeNewsroom(news: .giving([article]))
    let transcript = try await newsroom.run(["top", "web 1"])
    #expect(transcript.status == .failure)
    #expect(newsroom.opener.addresses.isEmpty)
  }

  @Test("a missing browser is an error")
  func noBrowser() async throws {
    let error = NewsError.sharing(.noBrowser(link: "https://example.com/1"))
    let newsroom = FakeNewsroom(opener: FakeOpener(failingWith: error))
    let transcript = try await newsroom.run(["top", "web 1"])
    #expect(transcript.errors.contains(texts(in: .english).explain(error).message))
  }

  @Test("an item that is not in the list opens no page at all")
  func itemThatIsNotInTheListOpensNothingAtAll() async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run(["top --limit 2", "web 1 3"])
    #expect(transcript.status == .failure)
    #expect(newsroom.opener.addresses.isEmpty)
  }
}
