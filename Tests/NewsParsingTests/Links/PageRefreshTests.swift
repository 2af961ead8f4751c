import Testing

@testable import NewsParsing

@Suite("Where a page leads on to by itself")
struct PageRefreshTests {
  private static let address = "https://example.org/news/a"

  private func target(_ page: String) -> String? { PageRefresh.address(in: Array(page.utf8), at: Self.address) }

  static let targets: [(String, String)] = [
    ("0; url=https://example.com/b", "https://example.com/b"), ("0;URL='/b'", "https://example.org/b"),
    ("0;url=b", "https://example.org/news/b"), ("5; URL=?x=1&amp;y=2", "https://example.org/news/a?x=1&y=2"),
    (" 1 ; Url = /b ", "https://example.org/b"), ("0, /b", "https://example.org/b"),
    ("0;//example.com/b", "https://example.com/b"),
  ]

  @Test("the address is resolved", arguments: PageRefreshTests.targets)
  func resolved(content: String, target expected: String) {
    #expect(target("<meta http-equiv=\"refresh\" content=\"\(content)\">") == expected)
  }

  static let waiting = [
    "30; url=/b", "300", "0", "", "0; url=", "-1; url=/b", "soon; url=/b", "0; url=https://example.org/news/a",
    "0; url=javascript:alert(1)", "0; url=file:///etc/passwd", "0; url=data:text/html,a", "0; url",
  ]

  @Test("a page that waits, leads to itself or away from the web stays", arguments: PageRefreshTests.waiting)
  func stays(content: String) {
    #expect(target("<meta http-equiv=\"refresh\" content=\"\(content)\">") == nil)
  }

  @Test("what stands in scripts, comments and other tags does not count")
  func elsewhere() {
    let tag = "<meta http-equiv=\"refresh\" content=\"0; url=/b\">"
    #expect(target("<script>document.write('\(tag)')</script>") == nil)
    #expect(target("<!-- \(tag) --><p>One</p>") == nil)
    #expect(target("<meta name=\"refresh\" content=\"0; url=/b\">") == nil)
    #expect(target("<META HTTP-EQUIV=Refresh CONTENT=\"0; url=/b\">") == "https://example.org/b")
    #expect(target("<head>" + tag.dropLast(1)) == nil)
  }
}
