import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("share")
struct ShareCommandTests {
  @Test(
    "title and link are on separate lines",
    arguments: ["share 2", "partage 2", "share 2 --to text", "share --to=text 2"])
  func titleAndLinkStandOnALineEach(line: String) async throws {
    let transcript = try await FakeNewsroom().run(["top --limit 3", line])
    #expect(transcript.output.hasSuffix("\n\nHeadline 2\nhttps://example.com/2\n"))
  }

  @Test("Markdown has one link on each line")
  func markdown() async throws {
    let transcript = try await FakeNewsroom().run(["top --limit 3", "share 1 3 --to markdown"])
    let expected = "\n\n[Headline 1](https://example.com/1)\n[Headline 3](https://example.com/3)\n"
    #expect(transcript.output.hasSuffix(expected))
  }

  static let lines: [(String, [Int])] = [
    ("share 1", [1]), ("share 1 3-4", [1, 3, 4]), ("share all", [1, 2, 3, 4]), ("share 4 1", [4, 1]),
  ]

  @Test("programs get the number, title, link and text of each", arguments: ShareCommandTests.lines)
  func objects(line: String, numbers: [Int]) async throws {
    let transcript = try await FakeNewsroom().run(["top --limit 4", line], in: .fresh(format: .json))
    let shared = try transcript.objects().filter { $0.type == "share" }
    #expect(shared.compactMap(\.n) == numbers)
    #expect(shared.compactMap(\.title) == numbers.map { "Headline \($0)" })
    #expect(shared.compactMap(\.url) == numbers.map { "https://example.com/\($0)" })
    #expect(shared.compactMap(\.text) == numbers.map { "Headline \($0)\nhttps://example.com/\($0)" })
  }

  @Test("without an item it shares the open article")
  func withoutAnItemItIsTheArticleThatIsOpen() async throws {
    let transcript = try await FakeNewsroom().run(["top", "open 3", "share"], in: .fresh(format: .json))
    let shared = try transcript.objects().filter { $0.type == "share" }
    #expect(shared.compactMap(\.n) == [3])
  }

  @Test("if no article is open, that is reported")
  func noneOpen() async throws {
    let transcript = try await FakeNewsroom().run(["top", "share"], in: .fresh(format: .json))
    #expect(try transcript.codes() == ["noSuchItem"])
  }

  @Test("an article without a link is reported and does not hold back the others")
  func noLink() async throws {
    var bare = Article.numbered(2)
    bare.link = nil
    let newsroom = FakeNewsroom(news: .giving([.numbered(1), bare, .numbered(3)]))
    let transcript = try await newsroom.run(["top", "share all"], in: .fresh(format: .json))
    let shared = try transcript.objects().filter { $0.type == "share" }
    #expect(shared.compactMap(\.n) == [1, 3])
    #expect(try transcript.codes() == ["noSuchItem"])
    #expect(transcript.status == .failure)
  }

  @Test("an unknown form is refused", arguments: ["share 1 --to pdf", "share 1 --to", "share 1 --form text"])
  func unknownFormIsRefused(line: String) async throws {
    let transcript = try await FakeNewsroom().run(["top", line], in: .fresh(format: .json))
    #expect(try transcript.codes() == ["usage"])
  }
}
