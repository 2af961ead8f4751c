import TestSupport
import Testing

@testable import NewsDomain

@Suite("Articles in the browser")
struct ViewOnWebTests {
  @Test("the article's page is opened")
  func articlesPageIsOpened() async throws {
    let opener = FakeOpener()
    let article = Article(link: "https://example.com/\u{E9}", provider: .newsapi)
    let link = try await ViewOnWeb(opener: opener)(article, number: 1)
    #expect(link.address == "https://example.com/%C3%A9")
    #expect(opener.addresses == ["https://example.com/%C3%A9"])
  }

  @Test(
    "only a web page is opened",
    arguments: [nil, "", "javascript:alert(1)", "file:///etc/passwd", "--version"] as [String?])
  func nothingButAWebPageIsOpened(link: String?) async {
    let opener = FakeOpener()
    let article = Article(link: link, provider: .newsapi)
    await #expect(throws: NewsError.list(.noLink(item: 4))) {
      try await ViewOnWeb(opener: opener)(article, number: 4)
    }
    #expect(opener.addresses.isEmpty)
  }

  @Test("a missing browser is an error")
  func noBrowser() async {
    let error = NewsError.sharing(.noBrowser(link: "https://example.com/1"))
    let article = Article(link: "https://example.com/1", provider: .newsapi)
    await #expect(throws: error) {
      try await ViewOnWeb(opener: FakeOpener(failingWith: error))(article, number: 1)
    }
  }
}
