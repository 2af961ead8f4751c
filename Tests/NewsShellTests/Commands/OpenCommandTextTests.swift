import FoundationEssentials
import PresentationTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("open, with texts")
struct OpenCommandTextTests {
  private static func newsroom() -> FakeNewsroom {
    var newsroom = FakeNewsroom(news: .paged(3), keepsNews: true)
    let (first, second) = ("https://example.com/1", "https://example.com/2")
    let spans = [TextSpan("Words of "), TextSpan("the page", link: "https://a.example/x")]
    newsroom.pages = FakePages([
      first: .success(ArticleText(.whole, blocks: [.paragraph(spans)], url: first, fetchedAt: Date())),
      second: .success(ArticleText(.none(.login), url: second, fetchedAt: Date())),
    ])
    return newsroom
  }

  @Test("the kept text stands in place of summary and content")
  func kept() async throws {
    let newsroom = Self.newsroom()
    let before = try await newsroom.run(["top --limit 3", "open 1"])
    #expect(before.output.contains("Summary 1.\n\nContent 1.\n"))
    let after = try await newsroom.run(["top --limit 3", "read 1", "open 1"])
    #expect(after.output.ranges(of: "Words of the page[1]\n\nLinks\n[1] a.example/x\n").count == 2)
    #expect(!after.output.contains("Summary 1.") && !after.output.contains("Content 1."))
    #expect(newsroom.pages.places.count == 1)
  }

  @Test("the hint names read where there is no text", arguments: InterfaceLanguage.all)
  func hint(language: InterfaceLanguage) async throws {
    let words = texts(in: language)
    let newsroom = Self.newsroom()
    let session = Session.fresh(language: language, isInteractive: true)
    let without = try await newsroom.run(["top --limit 3", "open 1"], in: session, isInteractive: true)
    #expect(without.output.contains("\n" + words.readHint + "\n"))
    _ = try await newsroom.run(["top --limit 3", "read 1"])
    let with = try await newsroom.run(["top --limit 3", "open 1"], in: session, isInteractive: true)
    #expect(with.output.contains("\n" + words.articleHint + "\n"))
    #expect(!with.output.contains(words.readHint))
  }

  @Test(
    "settings reader on fetches the text with every open", arguments: ["settings reader on", "reglages lecture oui"])
  func reader(line: String) async throws {
    let newsroom = Self.newsroom()
    let transcript = try await newsroom.run([line, "top --limit 3", "open 1", "next"])
    #expect(transcript.output.contains("Words of the page[1]\n"))
    // A page without a text leaves the article unchanged.
    #expect(transcript.output.contains("Summary 2.\n\nContent 2.\n"))
    #expect(newsroom.settings.changes == [.init(ReaderSetting.self, true)])
    #expect(newsroom.live[ReaderSetting.self])
    #expect(newsroom.pages.places.count == 2)
    #expect(transcript.errors.isEmpty)
  }

  @Test("if the page cannot be fetched, the article is shown all the same, and the reason is told")
  func failure() async throws {
    let newsroom = Self.newsroom()
    let error = NewsError.network(.timeout(host: "example.com", seconds: 5))
    newsroom.pages.set("https://example.com/3", to: .failure(error))
    let transcript = try await newsroom.run(["settings reader on", "top --limit 3", "open 3"])
    #expect(transcript.status == .success)
    #expect(transcript.output.contains("Summary 3."))
    #expect(transcript.errors.contains(texts(in: .english).notice(.withoutText(because: error))))
  }

  @Test("without it no page is fetched, and with it none of the sample edition")
  func off() async throws {
    let newsroom = Self.newsroom()
    _ = try await newsroom.run(["top --limit 3", "open 1", "settings reader on", "settings reader off", "open 2"])
    #expect(newsroom.pages.places.isEmpty)
    var article = Article.numbered(1)
    article.provider = .sample
    var sample = Self.newsroom()
    sample.news = .giving([article])
    _ = try await sample.run(["settings reader on", "top", "open 1"])
    #expect(sample.pages.places.isEmpty)
  }
}
