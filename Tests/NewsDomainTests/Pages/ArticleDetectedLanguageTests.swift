import Synchronization
import TestSupport
import Testing

@testable import NewsDomain

@Suite("The language of articles")
struct ArticleDetectedLanguageTests {
  /// Detects the language that a text names, as in `in fr: lune`.
  private final class NamedLanguages: LanguageDetector {
    private let asked = Mutex<[[LanguageQuestion]]>([])

    var questions: [[LanguageQuestion]] { asked.withLock(\.self) }

    func languages(of questions: [LanguageQuestion]) -> [String?] {
      asked.withLock { $0.append(questions) }
      return questions.map { $0.text.hasPrefix("in ") ? String($0.text.dropFirst(3).prefix(2)) : nil }
    }
  }

  private static func article(_ title: String?, edition: String?) -> Article {
    Article(title: title, provider: .feeds, provenance: Provenance(Origin(.feeds), language: edition))
  }

  @Test("it is the edition's, unless another one is sure")
  func languages() async {
    let articles = await [
      Self.article("in fr: lune", edition: "en"), Self.article("in en: moon", edition: "en"),
      Self.article("Moon", edition: "en"), Self.article("in de: Mond", edition: nil), Self.article(nil, edition: "en"),
    ].detected(by: NamedLanguages())
    #expect(articles.map(\.detectedLanguage) == ["fr", nil, nil, "de", nil])
    #expect(articles.map(\.language) == ["fr", "en", "en", "de", "en"])
  }

  @Test("the languages of a list are asked for at once, and never again")
  func once() async {
    let languages = NamedLanguages()
    var article = Self.article("in fr: lune - Source", edition: "en")
    article.summary = String(repeating: "é", count: 700)
    var articles = await [article, Self.article(nil, edition: "en"), Self.article("Mond", edition: nil)]
      .detected(by: languages)
    let words = "in fr: lune - Source\n" + String(repeating: "é", count: 600)
    let questions = [LanguageQuestion(words, stated: "en"), LanguageQuestion("Mond")]
    #expect(languages.questions == [questions])
    articles[0].title = "Lune"
    articles = await articles.detected(by: languages)
    #expect(languages.questions == [questions])
    #expect(articles[0].language == "fr")
    #expect(await [Article]().detected(by: languages).isEmpty)
    #expect(languages.questions.count == 1)
  }

  @Test("an article with a detected language is another one")
  func equality() {
    var one = Self.article("Lune", edition: "en")
    one.detectedLanguage = "fr"
    var other = Self.article("Lune", edition: "en")
    other.take(language: "fr")
    #expect(one == other)
    one.detectedLanguage = nil
    other.take(language: nil)
    #expect(one == other && one == Self.article("Lune", edition: "en"))
  }
}
