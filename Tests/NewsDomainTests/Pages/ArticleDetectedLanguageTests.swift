import TestSupport
import Testing

@testable import NewsDomain

@Suite("The language of articles")
struct ArticleDetectedLanguageTests {
  /// Detects the language that a text names, as in `in fr: lune`.
  private struct NamedLanguages: LanguageDetector {
    func language(of text: String) -> String? {
      text.hasPrefix("in ") ? String(text.dropFirst(3).prefix(2)) : nil
    }
  }

  private static func article(_ title: String?, edition: String?) -> Article {
    Article(title: title, provider: .feeds, provenance: Provenance(Origin(.feeds), language: edition))
  }

  @Test("it is the edition's, unless another one is sure")
  func languages() {
    let articles = [
      Self.article("in fr: lune", edition: "en"), Self.article("in en: moon", edition: "en"),
      Self.article("Moon", edition: "en"), Self.article("in de: Mond", edition: nil), Self.article(nil, edition: "en"),
    ].detected(by: NamedLanguages())
    #expect(articles.map(\.detectedLanguage) == ["fr", nil, nil, "de", nil])
    #expect(articles.map(\.language) == ["fr", "en", "en", "de", "en"])
  }
}
