import ArchiveTestSupport
import FoundationEssentials
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("read")
struct ReadCommandTests {
  private static func link(_ number: Int) -> String { "https://example.com/\(number)" }

  private static func text(_ words: String, _ verdict: TextVerdict = .whole, at url: String) -> ArticleText {
    let blocks: [TextBlock] = words.isEmpty ? [] : [.paragraph([TextSpan(words)])]
    return ArticleText(verdict, blocks: blocks, url: url, fetchedAt: Date())
  }

  /// A newsroom with five articles: the page of the fourth requires a login, that of the fifth fails.
  private static func newsroom() -> FakeNewsroom {
    var newsroom = FakeNewsroom(news: .paged(5), keepsNews: true)
    var texts: [String: Result<ArticleText, NewsError>] = [:]
    for number in 1...3 { texts[link(number)] = .success(text("Words of \(number).", at: link(number))) }
    texts[link(4)] = .success(text("", .none(.login), at: link(4)))
    texts[link(5)] = .failure(.network(.serverError(host: "example.com", status: 503)))
    newsroom.pages = FakePages(texts)
    return newsroom
  }

  @Test(
    "the text of an item is shown, and the reader is there", arguments: ["read 2", "lis 2", "READ 2", "open 2; read"])
  func item(line: String) async throws {
    let transcript = try await Self.newsroom().run(["top --limit 5", line], in: .fresh(format: .json))
    let objects = try transcript.objects()
    let text = objects[objects.count - 2]
    #expect(text.type == "text" && text.n == 2 && text.title == "Headline 2" && text.url == Self.link(2))
    #expect(text.text == "Words of 2.")
    #expect(text.id == Article.numbered(2).id.description)
    #expect(objects.last?.count == 1)
    #expect(transcript.session.position == 2)
    #expect(transcript.session.titles.count == 5)
  }

  @Test("several are read one after the other, and the last is then being read")
  func several() async throws {
    let transcript = try await Self.newsroom().run(
      ["top --limit 5", "read 3 1-2", "next"], in: .fresh(format: .json))
    let objects = try transcript.objects()
    #expect(objects.filter { $0.type == "text" }.compactMap(\.n) == [3, 1, 2, 3])
    #expect(try transcript.statuses().map(\.count) == [5, 3, 1])
    #expect(transcript.session.position == 3)
  }

  @Test("if one cannot be fetched, the others are read all the same, and the hint is shown once")
  func othersOfFailure() async throws {
    let transcript = try await Self.newsroom().run(["top --limit 5", "read 1 5 2"], in: .fresh(format: .json))
    #expect(try transcript.objects().filter { $0.type == "text" }.compactMap(\.n) == [1, 2])
    #expect(try transcript.codes() == ["serverError"])
    #expect(transcript.session.position == 2)
    let hint = texts(in: .english).textHint(nil)
    let person = try await Self.newsroom().run(
      ["top --limit 5", "read 1-2"], in: .fresh(isInteractive: true), isInteractive: true)
    #expect(person.output.ranges(of: hint).count == 1)
  }

  @Test("a text is fetched once, and anew with --again")
  func again() async throws {
    let newsroom = Self.newsroom()
    _ = try await newsroom.run(["top --limit 5", "read 1", "read 1"])
    #expect(newsroom.pages.places == [.address(Self.link(1), mayBeLocal: false)])
    newsroom.pages.set(Self.link(1), to: .success(Self.text("New words.", at: Self.link(1))))
    let kept = try await newsroom.run(["top --limit 5", "read 1"])
    #expect(kept.output.contains("Words of 1."))
    for line in ["read 1 --again", "open 1; lis --again"] {
      let transcript = try await newsroom.run(["top --limit 5", line])
      #expect(transcript.output.contains("New words."))
    }
    #expect(newsroom.pages.places.count == 3)
  }

  @Test("a page without a text is an answer, not an error")
  func nothing() async throws {
    let newsroom = Self.newsroom()
    let transcript = try await newsroom.run(["top --limit 5", "read 4"])
    #expect(transcript.status == .success)
    let sentence = texts(in: .english).noText(.login, item: 4)
    #expect(transcript.output.contains("Headline 4\n"))
    #expect(transcript.output.contains("Summary 4.\n\n" + sentence + "\n"))
    #expect(try await newsroom.archive.text(of: .numbered(4)) == nil)
  }

  static let faults: [(lines: [String], code: String)] = [
    (["read"], "noResults"), (["read 1"], "noResults"), (["top", "read"], "noSuchItem"),
    (["top", "read 9"], "noSuchItem"), (["countries", "read 1"], "noSuchItem"), (["countries", "read"], "noSuchItem"),
    (["top", "read x"], "usage"), (["top", "read 1.2"], "noText"), (["top", "read 5"], "serverError"),
    (["read https://nowhere.example/"], "badResponse"), (["read nowhere.html"], "badResponse"),
  ]

  @Test("what cannot be read is an error, and the list stays", arguments: ReadCommandTests.faults)
  func refused(lines: [String], code: String) async throws {
    let transcript = try await Self.newsroom().run(lines, in: .fresh(format: .json))
    #expect(try transcript.codes() == [code])
    #expect(transcript.session.position == nil)
  }

  @Test("a person who reads a text marks the article as read, a script does not", arguments: [true, false])
  func marks(isInteractive: Bool) async throws {
    let newsroom = Self.newsroom()
    _ = try await newsroom.run(
      ["top --limit 5", "read 2"], in: .fresh(isInteractive: isInteractive), isInteractive: isInteractive)
    let read = await newsroom.archive.states(of: (1...3).map { Article.numbered($0) }).map { $0?.isRead }
    #expect(read == [false, isInteractive, false])
  }

  @Test("the hint tells what can be done with a text, as long as hints are told")
  func hint() async throws {
    let hint = texts(in: .english).textHint(nil)
    let lines = ["top --limit 5", "read 2"]
    let person = try await Self.newsroom().run(lines, in: .fresh(isInteractive: true), isInteractive: true)
    #expect(person.output.contains("\n" + hint + "\n"))
    let script = try await Self.newsroom().run(lines)
    #expect(!script.output.contains(hint))
  }

  @Test("after a text, next and previous show texts")
  func neighbours() async throws {
    let transcript = try await Self.newsroom().run(
      ["top --limit 5", "read 2", "next", "previous", "open 2", "next"], in: .fresh(format: .json))
    let objects = try transcript.objects()
    #expect(objects.filter { $0.type == "text" }.compactMap(\.n) == [2, 3, 2])
    #expect(objects.filter { $0.type == "article" }.compactMap(\.n) == [1, 2, 3, 4, 5, 2, 3])
  }

  @Test("the page that a link of a text leads to is read by its number")
  func link() async throws {
    var newsroom = Self.newsroom()
    let linked = ArticleText(
      .whole, blocks: [.paragraph([TextSpan("To "), TextSpan("the plan", link: "https://example.com/3")])],
      url: Self.link(1), fetchedAt: Date())
    newsroom.pages = FakePages([
      Self.link(1): .success(linked), Self.link(3): .success(Self.text("The plan.", at: Self.link(3))),
    ])
    let transcript = try await newsroom.run(
      ["top --limit 5", "read 1", "read 1.1", "read 1.2"], in: .fresh(format: .json))
    #expect(try transcript.objects().filter { $0.type == "text" }.compactMap(\.text) == ["To the plan", "The plan."])
    #expect(transcript.status == .failure)
  }
}
