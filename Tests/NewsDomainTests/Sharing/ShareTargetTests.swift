import Testing

@testable import NewsDomain

@Suite("Targets of one's own for sharing")
struct ShareTargetTests {
  private func article(_ title: String = "Tea & bread", source: String? = "The Paper") throws -> SharedArticle {
    var article = Article(title: title, link: "https://paper.example/a?b=c", provider: .feeds)
    article.source.name = source
    return try ShareArticle()(article, number: 1, as: .text)
  }

  static let programs: [([String], [String])] = [
    (["save", "{url}"], ["save", "https://paper.example/a?b=c"]),
    (
      ["save", "--text={title} ({source}) {url}"],
      ["save", "--text=Tea & bread (The Paper) https://paper.example/a?b=c"]
    ),
    (["save", "{title}", "{source}"], ["save", "Tea & bread", "The Paper"]),
    // A program that asks for nothing gets the address.
    (["save", "-q"], ["save", "-q", "https://paper.example/a?b=c"]),
    (["save", "{}", "{titles}", "{url"], ["save", "{}", "{titles}", "{url", "https://paper.example/a?b=c"]),
    (
      ["save", "{{url}}", "{url}{url}"],
      [
        "save", "{https://paper.example/a?b=c}", "https://paper.example/a?b=chttps://paper.example/a?b=c",
      ]
    ),
  ]

  @Test("the parts of an article are filled in within a word, and no shell reads them", arguments: programs)
  func filled(program: [String], words: [String]) throws {
    #expect(ShareTarget.words(program, for: try article()) == words)
  }

  @Test("a title is filled in once, and never becomes an option")
  func hostile() throws {
    let hostile = try article("--exec={url} $(id); `id`", source: "-o")
    #expect(
      ShareTarget.words(["p", "{title}", "x{title}", "{source}{title}"], for: hostile)
        == ["p", "exec={url} $(id); `id`", "x--exec={url} $(id); `id`", "o--exec={url} $(id); `id`"])
  }

  @Test("marks on its hyphens do not make a title an option", arguments: ["-\u{301}rf", "--\u{300}-x", "-\u{200D}-y"])
  func marked(title: String) throws {
    let word = try #require(ShareTarget.words(["p", "{title}"], for: try article(title)).last)
    #expect(word.utf8.first != UInt8(ascii: "-"))
  }

  @Test(
    "a name is a word that is no item of a list",
    arguments: [
      ("kindle", true), ("read-later", true), ("été_2", true), ("", false), ("3", false), ("2nd", false),
      ("a b", false), ("1-3", false), ("a,b", false), ("a=b", false), ("a;b", false), ("-a", false),
      (String(repeating: "a", count: 31), false),
    ])
  func names(name: String, isOne: Bool) {
    #expect(ShareTarget.isName(name) == isOne)
  }

  @Test("targets are kept on one line, whatever their programs have")
  func stored() throws {
    let targets = [
      ShareTarget(name: "kindle", program: "mail -s '{title}; now' me@example.org"),
      ShareTarget(name: "x", program: #"a \\; "b = c" \"#), ShareTarget(name: "y", program: "z={url}"),
    ]
    let text = try #require(ShareToSetting.text(of: targets))
    #expect(!text.contains("\n"))
    #expect(ShareToSetting.read(text) == targets)
    #expect(ShareToSetting.text(of: []) == nil)
    #expect(ShareToSetting.read("") == [])
  }

  @Test("a line that is not of targets is refused", arguments: ["kindle", "=mail", "a b=c", "x=", "x=y; z"])
  func wrong(text: String) {
    #expect(ShareToSetting.read(text) == nil)
  }
}
