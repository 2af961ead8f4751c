import ArchiveTestSupport
import FoundationEssentials
import NewsArchive
import TestSupport
import Testing

@testable import NewsDomain

@Suite("Translated texts")
struct TranslateTextTests {
  private static let link = "https://a.example/1"
  private static let article = Article(title: "Moon", link: link, provider: .feeds)

  private static func text(_ blocks: [TextBlock], _ verdict: TextVerdict = .whole) -> ArticleText {
    ArticleText(verdict, blocks: blocks, url: link, fetchedAt: Date(timeIntervalSince1970: 1_795_248_000))
  }

  private static let blocks: [TextBlock] = [
    .paragraph([TextSpan("One "), TextSpan("link", link: "https://b.example")]), .code("two\n\n  lines"),
  ]

  private func translate(
    _ page: Result<ArticleText, NewsError>, by translator: any Translator = FakeTranslator()
  ) async throws -> Translation {
    let read = ReadText(
      pages: FakePages([Self.link: page]), links: FakeLinks(), archive: DatabaseArchive.inMemory(),
      languages: FakeLanguages("fr"), settings: LiveSettings(), clock: .system)
    return try await TranslateText(read: read, translator: translator)(
      Self.article, number: 3, by: ["prog", "-x"], to: "en")
  }

  @Test("title and paragraphs are given, parted by blank lines, with both languages")
  func given() async throws {
    let translation = try await translate(.success(Self.text(Self.blocks)))
    #expect(translation.original == ["Moon", "One link", "two", "lines"])
    #expect(translation.translated == ["prog -x fr en: MOON", "ONE LINK", "TWO", "LINES"])
    #expect(translation.from == "fr" && translation.to == "en")
    #expect(translation.pairs?.map(\.translated) == translation.translated)
  }

  @Test("paragraphs that do not match are not paired")
  func unpaired() {
    let translation = Translation(original: ["a", "b"], translated: ["c"], from: nil, to: "en")
    #expect(translation.pairs == nil)
  }

  @Test("a page without text, and one that cannot be fetched offline, are errors")
  func missing() async throws {
    await #expect(throws: NewsError.text(.none(item: 3, .login))) {
      _ = try await translate(.success(Self.text([], .none(.login))))
    }
    await #expect(throws: NewsError.text(.notKept(item: 3))) {
      _ = try await translate(.failure(.network(.offline)))
    }
  }

  @Test("the failure of the program is passed on")
  func failure() async throws {
    let failure = NewsError.text(.translatorFailed(program: "prog", .ended(status: 2)))
    await #expect(throws: failure) {
      try await translate(.success(Self.text(Self.blocks)), by: FakeTranslator(failingWith: failure))
    }
  }

  @Test(
    "paragraphs are what stands between blank lines",
    arguments: [
      ("", []), ("a", ["a"]), ("a\nb", ["a\nb"]), ("\n\na\n \n\nb \n", ["a", "b"]), ("a\r\n\r\nb", ["a", "b"]),
    ] as [(String, [String])])
  func paragraphs(text: String, expected: [String]) {
    #expect(Translation.paragraphs(of: text) == expected)
  }
}
