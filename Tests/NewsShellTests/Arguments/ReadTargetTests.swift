import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("What is read, and what is opened of it")
struct ReadTargetTests {
  static let targets: [(String, ReadTarget)] = [
    ("3", .items(.number(3))), ("4-6", .items(.range(4...6))), ("all", .items(.all)), ("tout", .items(.all)),
    ("https://a.example/1", .page(.address("https://a.example/1", mayBeLocal: true))),
    ("HTTP://A.example", .page(.address("HTTP://A.example", mayBeLocal: true))),
    ("http://127.0.0.1:8000/x.html", .page(.address("http://127.0.0.1:8000/x.html", mayBeLocal: true))),
    ("/tmp/page", .page(.file("/tmp/page"))), ("./page", .page(.file("./page"))),
    ("~/a page", .page(.file("~/a page"))), ("page.html", .page(.file("page.html"))),
    ("Page.HTM", .page(.file("Page.HTM"))), ("a.example/1", .page(.file("a.example/1"))),
    ("3.4", .link(4, item: 3)),
  ]

  @Test("it is an item, an address, a file, or a link of a text", arguments: ReadTargetTests.targets)
  func kinds(text: String, target: ReadTarget) throws {
    #expect(try ReadTarget(text: text) == target)
  }

  static let addresses: [(String, String?)] = [
    ("en.wikipedia.org/wiki/Rowan", "https://en.wikipedia.org/wiki/Rowan"),
    ("a.example:8080/1", "https://a.example:8080/1"), ("127.0.0.1:8000/x.html", "http://127.0.0.1:8000/x.html"),
    ("page.html", nil), ("a.example", nil), ("./a.example/1", nil), ("/tmp/a.example/1", nil), ("~/x.y/z", nil),
    ("news/page.html", nil), ("notes.d/page", nil), ("v1.2/page", nil),
  ]

  @Test("a path like an address, as programs show it, is one if there is no such file", arguments: addresses)
  func addressLike(text: String, address: String?) {
    #expect(ReadTarget.address(of: text) == address)
  }

  @Test("the beginning of an id is an item")
  func id() throws {
    let id = Article(link: "https://a.example/1", provider: .feeds).id.description
    let prefix = try #require(ArticleIDPrefix(id))
    #expect(try ReadTarget(text: id) == .items(.id(prefix)))
    #expect(try WebTarget(text: id) == .items(.id(prefix)))
  }

  @Test("any other text is refused", arguments: ["", "x", "1.0", "-3", "6-4", "page.txt", "http"])
  func refused(text: String) {
    #expect(throws: ShellError.self) {
      try ReadTarget(text: text)
    }
  }

  static let links: [(String, WebTarget)] = [
    ("3", .items(.number(3))), ("2-4", .items(.range(2...4))), ("all", .items(.all)), ("3.4", .link(4, item: 3)),
    ("12.34", .link(34, item: 12)),
  ]

  @Test("a link of a text is written as item and number", arguments: ReadTargetTests.links)
  func linkNumbers(text: String, target: WebTarget) throws {
    #expect(try WebTarget(text: text) == target)
  }

  @Test(
    "numbers that no link can have are refused",
    arguments: [
      "3.0", "0.3", "3.", ".3", ".", "3.4.5", "-3.4", "3.-4", "3.x", "3,", "1-2.3", "3.99999999999999999999",
    ])
  func refusedLinks(text: String) {
    #expect(throws: ShellError.self) {
      try WebTarget(text: text)
    }
  }
}
