import FoundationEssentials
import Testing

@testable import NewsDomain

@Suite("The article that represents a story")
struct ReaderLanguagesTests {
  private static let start = Date(timeIntervalSince1970: 1_795_248_000)

  private static func article(
    _ title: String, _ source: String, minutes: Double, _ language: String?, link: String? = nil
  ) -> Article {
    var article = Article(
      title: title, source: Article.Source(name: source), link: link ?? "https://\(minutes).example/",
      publishedAt: start.addingTimeInterval(minutes * 60), provider: .feeds)
    article.detectedLanguage = language
    return article
  }

  static let titles: [(others: Int, own: [String], title: String)] = [
    (9, ["Le Monde"], "Titre 0"), (10, ["Le Monde"], "Title 0"), (30, ["Le Monde", "Le Figaro"], "Titre 0"),
    (30, ["Le Monde", "Le Monde"], "Title 0"), (3, [], "Title 0"), (0, ["Le Monde"], "Titre 0"),
  ]

  @Test(
    "its title is in the reader's language, unless a single source among many has it in that language",
    arguments: ReaderLanguagesTests.titles)
  func ownLanguage(others: Int, own: [String], title: String) {
    let french = own.enumerated().map { Self.article("Titre \($0)", $1, minutes: Double($0), "fr") }
    let english = (0..<others).map { Self.article("Title \($0)", "Source \($0)", minutes: 5 + Double($0), "en") }
    #expect(ReaderLanguages(["fr"]).representative(of: french + english)?.title == title)
  }

  @Test("a source that repeats itself in another language does not take the title")
  func flooded() {
    let flood = (0..<30).map { Self.article("Title \($0)", "Spam", minutes: Double($0), "en") }
    let french = Self.article("Titre", "Le Monde", minutes: 40, "fr")
    #expect(ReaderLanguages(["fr"]).representative(of: flood + [french]) == french)
  }

  static let preferred: [(languages: [String], title: String)] = [
    (["de", "fr"], "Titel"), (["fr", "de"], "Titre"), (["it", "de"], "Titel"), (["it"], "?"), (["ja"], "?"),
  ]

  @Test("the first of the reader's languages counts, then an unknown one", arguments: ReaderLanguagesTests.preferred)
  func order(languages: [String], title: String) {
    let articles = [
      Self.article("Title", "a", minutes: 0, "en"), Self.article("Titre", "b", minutes: 1, "fr"),
      Self.article("Titel", "c", minutes: 2, "de"), Self.article("?", "d", minutes: 3, nil),
    ]
    #expect(ReaderLanguages(languages).representative(of: articles)?.title == title)
  }

  @Test("one with a stored text comes first, then one with its source's own address, then the earliest")
  func equals() {
    let opaque = "https://news.google.com/rss/articles/CBMiabc"
    let articles = [
      Self.article("opaque", "a", minutes: 0, "en", link: opaque), Self.article("early", "b", minutes: 1, "en"),
      Self.article("kept", "c", minutes: 2, "en"),
    ]
    let languages = ReaderLanguages(["en"])
    #expect(languages.representative(of: articles)?.title == "early")
    #expect(languages.representative(of: articles, kept: [articles[2].id])?.title == "kept")
    #expect(languages.representative(of: []) == nil)
  }

  @Test("an unknown language does not rule an article out")
  func including() {
    let languages = ReaderLanguages(["en", "fr", "en"])
    #expect(languages.codes == ["en", "fr"])
    #expect(languages.include("fr") && languages.include(nil) && !languages.include("de"))
  }
}
