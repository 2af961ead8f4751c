import FoundationEssentials
import TestSupport
import Testing

@testable import NewsDomain

@Suite("The language of every article")
struct NewsInItsLanguageTests {
  /// Detects the language that a text names.
  private struct NamedLanguages: LanguageDetector {
    func language(of text: String) -> String? {
      text.hasPrefix("in ") ? String(text.dropFirst(3).prefix(2)) : nil
    }
  }

  private static func article(_ title: String?, edition: String?) -> Article {
    Article(
      title: title, provider: .feeds, provenance: Provenance(.feeds, language: edition))
  }

  private static func page(_ provider: Provider = .feeds) -> NewsPage {
    var page = NewsPage(
      articles: [
        article("in fr: lune", edition: "en"), article("in en: moon", edition: "en"), article("Moon", edition: "en"),
        article("in de: Mond", edition: nil), article(nil, edition: "en"),
      ], total: 5, provider: provider)
    page.others = [article("in es: luna", edition: "en")]
    return page
  }

  @Test("it is the edition's, unless another one is sure")
  func languages() async throws {
    let news = NewsInItsLanguage(FakeNews { _ in Self.page() }, languages: NamedLanguages())
    let page = try await news.headlines(HeadlineRequest(scope: .local(.france)), .current)
    #expect(page.articles.map(\.detectedLanguage) == ["fr", nil, nil, "de", nil])
    #expect(page.articles.map(\.language) == ["fr", "en", "en", "de", "en"])
    #expect(page.others.map(\.language) == ["es"])
  }

  @Test("that of the sample edition is known")
  func sample() async throws {
    let news = NewsInItsLanguage(FakeNews { _ in Self.page(.sample) }, languages: NamedLanguages())
    let page = try await news.headlines(HeadlineRequest(scope: .local(.france)), .current)
    #expect(page == Self.page(.sample))
  }

  @Test("articles of feeds have theirs as well")
  func feeds() async throws {
    let reader = FeedsInTheirLanguage(FakeFeedReader(read: { _ in Self.page() }), languages: NamedLanguages())
    let page = try await reader.read(OwnFeed(id: "a", name: "A", feed: "https://a.example/feed"), .current)
    #expect(page.articles.map(\.language) == ["fr", "en", "en", "de", "en"])
  }
}
