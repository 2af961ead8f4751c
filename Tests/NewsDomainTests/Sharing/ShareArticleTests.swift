import Testing

@testable import NewsDomain

@Suite("Articles to pass on")
struct ShareArticleTests {
  private func share(
    _ title: String?, _ link: String?, as form: ShareArticle.Form
  ) throws -> SharedArticle {
    let article = Article(title: title, link: link, provider: .newsapi)
    return try ShareArticle()(article, number: 3, as: form)
  }

  @Test("as text, title and link are on one line each")
  func text() throws {
    let shared = try share("Title", "https://example.com/a", as: .text)
    #expect(shared.text == "Title\nhttps://example.com/a")
    #expect(shared.number == 3)
    #expect(shared.title == "Title")
    #expect(shared.link.address == "https://example.com/a")
  }

  @Test("as Markdown, the title leads to the link")
  func markdown() throws {
    let shared = try share("Title", "https://example.com/a", as: .markdown)
    #expect(shared.text == "[Title](https://example.com/a)")
    #expect(shared.title == "Title")
  }

  @Test("a title of any length is cut, and the link stays whole", arguments: ShareArticle.Form.allCases)
  func longTitle(form: ShareArticle.Form) throws {
    for letter in ["漢", "e" + String(repeating: "\u{301}", count: 100)] {
      let shared = try share(String(repeating: letter, count: 9_000), "https://example.com/a", as: form)
      #expect(shared.title.unicodeScalars.count == 301)
      #expect(shared.text.contains("https://example.com/a"))
      // As the argument of a mail program.
      try MailLink(subject: shared.title, text: shared.text).check()
    }
  }

  @Test("a letter that no program can be started with is an error")
  func longLetter() {
    let text = String(repeating: "漢", count: 20_000)
    #expect(throws: NewsError.sharing(.tooLongForMail(bytes: 180_022))) {
      try MailLink(subject: "", text: text).check()
    }
  }

  static let escapes: [(String, String)] = [
    ("[Video] Look", "\\[Video\\] Look"), ("a *b* _c_", "a \\*b\\* \\_c\\_"), ("`code`", "\\`code\\`"),
    ("a\\b", "a\\\\b"), ("x](http://evil.example)", "x\\](http://evil.example)"), ("<b>", "\\<b\\>"),
    ("caf\u{E9} 100 %", "caf\u{E9} 100 %"), ("x]\u{301} y", "x\\]\u{301} y"),
  ]

  @Test("a title cannot add markup in Markdown", arguments: ShareArticleTests.escapes)
  func escaped(title: String, expected: String) throws {
    let shared = try share(title, "https://example.com/a", as: .markdown)
    #expect(shared.text == "[\(expected)](https://example.com/a)")
  }

  @Test("a link cannot add markup in Markdown")
  func escapedTarget() throws {
    let shared = try share("T", "https://example.com/a_(b) c", as: .markdown)
    #expect(shared.text == "[T](https://example.com/a_%28b%29%20c)")
  }

  @Test("as text, nothing in a title is escaped")
  func plain() throws {
    let shared = try share("[Video] a_b", "https://example.com/a_(b)", as: .text)
    #expect(shared.text == "[Video] a_b\nhttps://example.com/a_(b)")
  }

  @Test("line ends and tabs in a title become one blank", arguments: ShareArticle.Form.allCases)
  func oneLine(form: ShareArticle.Form) throws {
    let shared = try share(" A\r\n\tB ", "https://example.com/a", as: form)
    #expect(shared.title == "A B")
  }

  @Test(
    "parameters that track readers and a login are left out of the link", arguments: ShareArticle.Form.allCases)
  func clean(form: ShareArticle.Form) throws {
    let shared = try share("T", "https://user:word@example.com/a?utm_source=x&id=7&fbclid=y#part", as: form)
    #expect(shared.link.address == "https://example.com/a?id=7#part")
    #expect(shared.text.contains("https://example.com/a?id=7#part"))
    for word in ["utm_", "fbclid", "user", "word"] { #expect(!shared.text.contains(word)) }
  }

  @Test("an article without a title is called by its host")
  func noTitle() throws {
    let shared = try share(nil, "https://user:word@example.com:8080/a", as: .text)
    #expect(shared.title == "example.com:8080")
    #expect(shared.text == "example.com:8080\nhttps://example.com:8080/a")
  }

  @Test(
    "an article without a link that may be opened is an error",
    arguments: [nil, "", "javascript:alert(1)", "file:///etc/passwd", "[object Object]"] as [String?])
  func noLink(link: String?) {
    #expect(throws: NewsError.list(.noLink(item: 3))) {
      try share("Title", link, as: .text)
    }
  }
}
