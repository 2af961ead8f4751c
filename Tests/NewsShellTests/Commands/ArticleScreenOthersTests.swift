import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell
@testable import TerminalKit

@Suite("A story that several tell")
struct ArticleScreenOthersTests {
  private static let others = [
    RelatedArticle(title: "Other 1", source: "Source 1", link: "https://one.example/a"),
    RelatedArticle(title: "Other 2", source: nil, link: "https://two.example/b"),
  ]

  /// Pages of three headlines; two other articles also cover the story of the second.
  private let newsroom = FakeNewsroom(
    news: FakeNews { request in
      let first = (request.paging.page - 1) * request.paging.limit + 1
      var articles = (first..<first + request.paging.limit).map { Article.numbered($0) }
      if request.paging.page == 1 { articles[1].related = others }
      return NewsPage(articles: articles, total: 40, provider: .newsapi)
    })

  private func run(_ lines: [String], format: OutputFormat = .text) async throws -> Transcript {
    try await newsroom.run(["top --limit 3"] + lines, in: .fresh(format: format))
  }

  private func text(_ article: Article, language: InterfaceLanguage = .english, columns: Int? = 80) -> String {
    let list = HeadlinesScreen(.headlines([.numbered(1), article, .numbered(3)]), hasHint: false).list
    let screen = ArticleScreen(article, number: 2, in: list ?? ResultList(.articles([])), hasHint: true)
    var page = TextPage(texts: texts(in: language), style: Style(isColoured: false), columns: columns, now: Date())
    screen.draw(on: &page)
    return page.text
  }

  @Test("the others are listed below it, with numbers after those of the list", arguments: InterfaceLanguage.all)
  func shown(language: InterfaceLanguage) {
    let words = texts(in: language)
    var story = Article.numbered(2)
    story.related = Self.others
    let shown = text(story, language: language)
    #expect(
      shown.hasSuffix(
        " 2 / 3\n\n\(words.others)\n 4  Other 1\n    Source 1\n 5  Other 2\n    \(words.unknownSource)\n"
          + words.readHint + "\n"))
    #expect(!text(.numbered(2), language: language).contains(words.others))
  }

  @Test("at most five are shown, one of each source first and none twice; --all shows all")
  func short() async throws {
    var story = Article.numbered(2)
    story.related =
      (1...9).flatMap { number in
        [1, 2].map {
          RelatedArticle(
            title: "Other \(number).\($0)", source: "S\(number)", link: "https://s.example/\(number).\($0)")
        }
      } + [
        RelatedArticle(title: "Other 1.1", source: "S1", link: "https://s.example/copy"),
        RelatedArticle(title: "Headline 2", source: "Example News", link: "https://s.example/same"),
      ]
    let shown = text(story)
    #expect(shown.matches(of: /Other \d\.1/).count == 5 && !shown.contains("Other 1.2"))
    #expect(shown.contains("    13 more: compare 2\n"))
    #expect(text(story, language: .french).contains("    13 autres articles\u{202F}: comparer 2\n"))
    let list = HeadlinesScreen(.headlines([.numbered(1), story, .numbered(3)]), hasHint: false).list
    let screen = ArticleScreen(story, number: 2, in: list ?? ResultList(.articles([])), hasHint: false)
    #expect(screen.records.count == 6)
    #expect(screen.facts.count == 6 && screen.facts.total == 19)
    #expect(screen.list?.items.count == 8)
    let whole = ArticleScreen(
      story, number: 2, in: list ?? ResultList(.articles([])), isWhole: true, hasHint: false)
    #expect(whole.records.count == 19)
    #expect(whole.facts.count == 19 && whole.facts.total == nil)
    #expect(whole.list?.items.count == 21)
  }

  /// Four headlines, of which the second and the third are both covered by others, in part by the same.
  private static let shared = FakeNewsroom(
    news: FakeNews { request in
      var articles = (1...4).map { Article.numbered($0) }
      func related(_ numbers: [Int]) -> [RelatedArticle] {
        numbers.map { RelatedArticle(title: "Other \($0)", source: "S\($0)", link: "https://s.example/\($0)") }
      }
      articles[1].related =
        related([1, 2]) + [
          RelatedArticle(title: "Headline 4", source: "X", link: "https://example.com/4")
        ]
      articles[2].related = related([3, 2, 4])
      return NewsPage(articles: articles, total: 4, provider: .newsapi)
    })

  static let numberings: [[String]] = [
    ["open 2", "open 3"], ["open 2", "back", "open 3"], ["open 2", "list", "open 3"], ["open 2-3"], ["open 2", "next"],
    ["open 2", "back", "back", "forward", "open 3"],
  ]

  @Test("a number once shown keeps its article, and numbers ascend", arguments: ArticleScreenOthersTests.numberings)
  func stays(lines: [String]) async throws {
    let transcript = try await Self.shared.run(
      ["sources", "top --limit 4"] + lines + ["share 6", "share 7", "share 8"], in: .fresh(format: .json))
    let all = try transcript.objects().filter { $0.type == "article" }
    // The articles of "open 2", and those of the last screen.
    let found = all.dropFirst(4).prefix(4) + all.suffix(4)
    #expect(found.compactMap(\.n) == [2, 4, 5, 6, 3, 6, 7, 8])
    #expect(
      found.compactMap(\.title) == [
        "Headline 2", "Headline 4", "Other 1", "Other 2", "Headline 3", "Other 2", "Other 3", "Other 4",
      ])
    let shared = try transcript.objects().filter { $0.type == "share" }
    #expect(shared.compactMap(\.url) == [2, 3, 4].map { "https://s.example/\($0)" })
  }

  @Test("all means the list alone, not what was shown beside its articles")
  func all() async throws {
    let transcript = try await Self.shared.run(["top --limit 4", "open 2", "share all"], in: .fresh(format: .json))
    #expect(try transcript.objects().filter { $0.type == "share" }.count == 4)
  }

  @Test("programs get each of them as an article with its number, and the count of all")
  func programs() async throws {
    let transcript = try await run(["open 2", "open 5"], format: .json)
    let articles = try transcript.objects().filter { $0.type == "article" }.dropFirst(3)
    #expect(articles.compactMap(\.n) == [2, 4, 5, 5])
    #expect(articles.compactMap(\.title) == ["Headline 2", "Other 1", "Other 2", "Other 2"])
    #expect(articles.last?.url == "https://two.example/b")
    #expect(articles.last?.provider == "newsapi")
    #expect(try transcript.statuses().compactMap(\.count) == [3, 3, 1])
    let rows = try await run(["open 2"], format: .tsv).output.split(separator: "\n").suffix(3).map { String($0) }
    #expect(rows.first?.hasPrefix("2\t") == true)
    #expect(rows[1].hasPrefix("4\t"))
    #expect(rows[1].contains("\tSource 1\tOther 1\thttps://one.example/a\t"))
    #expect(rows[2].contains("\t\tOther 2\thttps://two.example/b\t"))
  }

  struct Walk: Sendable, CustomTestStringConvertible {
    let lines: [String]
    let title: String
    let position: Int
    /// The number of items afterwards.
    let count: Int

    var testDescription: String { lines.joined(separator: "; ") }

    init(_ lines: [String], _ title: String, at position: Int, of count: Int) {
      self.lines = lines
      self.title = title
      self.position = position
      self.count = count
    }
  }

  static let walks: [Walk] = [
    Walk(["2"], "Headline 2", at: 2, of: 5), Walk(["2", "4"], "Other 1", at: 4, of: 5),
    Walk(["2", "open 5"], "Other 2", at: 5, of: 5), Walk(["2", "4", "5"], "Other 2", at: 5, of: 5),
    Walk(["2", "4", "next"], "Other 2", at: 5, of: 5), Walk(["2", "5", "previous"], "Other 1", at: 4, of: 5),
    Walk(["2", "4", "2"], "Headline 2", at: 2, of: 5), Walk(["2", "4", "back"], "Headline 2", at: 2, of: 5),
    Walk(["3", "previous", "4"], "Other 1", at: 4, of: 5),
    // Their numbers stay, also after an article without others and on the list itself.
    Walk(["2", "4", "1"], "Headline 1", at: 1, of: 5), Walk(["2", "next"], "Headline 3", at: 3, of: 5),
    Walk(["2", "previous"], "Headline 1", at: 1, of: 5), Walk(["2", "next", "4"], "Other 1", at: 4, of: 5),
    Walk(["2", "4", "1", "4"], "Other 1", at: 4, of: 5), Walk(["2", "back", "5"], "Other 2", at: 5, of: 5),
    Walk(["2", "list", "4"], "Other 1", at: 4, of: 5), Walk(["2", "back", "4-5"], "Other 2", at: 5, of: 5),
  ]

  @Test("their numbers open them, and next and previous move among them", arguments: ArticleScreenOthersTests.walks)
  func walk(walk: Walk) async throws {
    let transcript = try await run(walk.lines)
    #expect(transcript.status == .success)
    #expect(transcript.session.position == walk.position)
    #expect(transcript.session.titles.count == walk.count)
    #expect(transcript.session.titles[walk.position - 1] == walk.title)
    #expect(transcript.output.contains("\n\(walk.title)\n"))
    // They have no place in the list.
    #expect(transcript.output.contains(" \(walk.position) / 40\n") == (walk.position <= 3))
    #expect(!transcript.output.contains(" / 5\n"))
  }

  static let ends: [([String], Int)] = [
    (["2", "4", "previous"], 4), (["2", "5", "next"], 5), (["2", "next", "next"], 3), (["1", "previous"], 1),
    (["2", "6"], 2),
  ]

  @Test("next and previous do not cross between the list and the others", arguments: ArticleScreenOthersTests.ends)
  func listAndTheOthersDoNotLeadIntoEachOther(lines: [String], position: Int) async throws {
    let transcript = try await run(lines, format: .json)
    #expect(try transcript.codes() == ["noSuchItem"])
    #expect(transcript.session.position == position)
  }

  @Test("more continues the list and its numbers", arguments: [["2"], ["2", "4"]])
  func moreGoesOnWithTheList(lines: [String]) async throws {
    let transcript = try await run(lines + ["more", "4"])
    #expect(transcript.status == .success)
    #expect(transcript.session.titles == (1...6).map { "Headline \($0)" })
    #expect(transcript.session.position == 4)
    let back = try await run(lines + ["more", "back"])
    #expect(back.session.titles.count == 5)
    #expect(back.session.position == Int(lines.last ?? ""))
  }

  @Test("list shows the list without the others")
  func listIsTheListAlone() async throws {
    let transcript = try await run(["2", "4", "list"])
    #expect(transcript.session.titles == (1...3).map { "Headline \($0)" })
    #expect(newsroom.news.requests.count == 1)
  }

  @Test("they are shared and opened in the browser like any other")
  func asArticles() async throws {
    let transcript = try await run(["2", "share 4", "web 5"])
    #expect(transcript.output.contains("https://one.example/a"))
    #expect(newsroom.opener.addresses == ["https://two.example/b"])
  }

  @Test("no text in them harms the terminal or is wider than the window", arguments: NaughtyStrings.some)
  func nothingOfThemHarmsTheTerminalOrRunsOverTheWindow(naughty: String) {
    var story = Article.numbered(2)
    story.related = [RelatedArticle(title: naughty + naughty, source: naughty, link: naughty)]
    for columns in [20, 80] {
      let shown = text(story, columns: columns)
      let harmful = shown.unicodeScalars.filter { $0.value != 0x0A && isHarmful($0) }
      #expect(harmful.isEmpty)
      for line in shown.split(separator: "\n") { #expect(DisplayWidth.of(line) <= columns) }
    }
  }
}
