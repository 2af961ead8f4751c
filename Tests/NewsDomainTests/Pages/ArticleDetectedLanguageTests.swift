import Synchronization
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

  private final class CountedLanguages: LanguageDetector {
    private let asked = Mutex(0)

    var count: Int { asked.withLock(\.self) }

    func language(of text: String) -> String? {
      asked.withLock { $0 += 1 }
      return NamedLanguages().language(of: text)
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

  @Test("it is detected once, and only if somebody asks, in the words that the article came with")
  func deferral() {
    let languages = CountedLanguages()
    var articles = ["in fr: lune - Source", "in de: Mond"].map { Self.article($0, edition: "en") }
      .detected(by: languages)
    articles[0].title = "Lune"
    #expect(languages.count == 0)
    let copy = articles[0]
    #expect(copy.language == "fr" && articles[0].language == "fr")
    #expect(languages.count == 1)
    var same = Self.article("Lune", edition: "en")
    same.detectedLanguage = "fr"
    #expect(same == copy)
    same.detectedLanguage = nil
    #expect(same != copy && same == Self.article("Lune", edition: "en"))
  }
}
