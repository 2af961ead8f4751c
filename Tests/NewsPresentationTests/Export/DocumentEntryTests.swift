import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation

@Suite("Items of documents")
struct DocumentEntryTests {
  private func entry(_ article: Article, _ language: InterfaceLanguage = .english) -> DocumentEntry {
    DocumentEntry(article, number: 3, texts: texts(in: language))
  }

  @Test("an article has its source, country, author and date")
  func article() {
    var article = Article.numbered(7)
    article.country = .japan
    let day = LocalTime(Document.moment)
    let entry = entry(article, .french)
    #expect(entry.number == 3)
    #expect(entry.title == "Headline 7")
    #expect(entry.about == ["Example News", "dans l’édition japonaise", "Author 7"])
    #expect(entry.published?.words == texts(in: .french).dayAndTime(day))
    #expect(entry.published?.code == "2026-11-21T08:00:00Z")
    #expect(entry.summary == ["Summary 7."])
    #expect(entry.link?.address == "https://example.com/7")
    #expect(entry.image?.address == "https://example.com/7.jpg")
    #expect(entry.feed == nil)
  }

  @Test("front pages from history say so, and have a day but no time")
  func sample() {
    var article = Article.numbered(1)
    (article.provider, article.country) = (.sample, .japan)
    #expect(entry(article).about == ["Example News", "Japan", "Author 1"])
    #expect(entry(article).published?.words == "sample · " + texts(in: .english).day(LocalTime(Document.moment)))
  }

  @Test("an article without any facts says that its title and source are missing", arguments: [nil, "", " \n"])
  func nothing(text: String?) {
    let article = Article(title: text, source: .init(name: text), summary: text, link: text, provider: .feeds)
      .with(\.author, text)
      .with(\.imageLink, text)
    let words = texts(in: .french)
    let entry = entry(article, .french)
    #expect(entry.title == words.noTitle)
    #expect(entry.about == [words.unknownSource])
    #expect(entry.published == nil)
    #expect(entry.summary.isEmpty)
    #expect(entry.link == nil)
    #expect(entry.image == nil)
  }

  @Test("the beginning of the text replaces a missing summary")
  func content() {
    var article = Article.numbered(1)
    article.summary = nil
    article.content = "One.\n\nTwo."
    #expect(entry(article).summary == ["One.", "Two."])
  }

  @Test("links lose logins and tracking parameters; pictures and feeds keep their parameters")
  func links() {
    let address = "https://jane:secret@example.com/a?utm_source=b&c=d"
    let article = entry(Article(link: address, provider: .feeds).with(\.imageLink, address))
    #expect(article.link?.address == "https://example.com/a?c=d")
    #expect(article.image?.address == "https://example.com/a?utm_source=b&c=d")
    let source = DocumentEntry(
      NewsSource(id: "a", name: "A", link: address, feed: address), number: 1, texts: texts(in: .english))
    #expect(source.link?.address == "https://example.com/a?c=d")
    #expect(source.feed?.address == "https://example.com/a?utm_source=b&c=d")
  }

  @Test("a text that is not a web address gives no link", arguments: HostileTexts.addresses)
  func noLink(address: String) {
    for entry in Document.leading(to: address).flatMap(\.entries) {
      #expect(entry.link == nil)
      #expect(entry.image == nil)
      #expect(entry.feed == nil)
    }
  }

  @Test("a source has its category, language and country")
  func sourceIsToldWithItsCategory() {
    let source = NewsSource(
      id: "a", name: "A", summary: "Of all.", link: "https://a.org", category: .sports, languageCode: "ja",
      countryCode: "jp")
    let entry = DocumentEntry(source, number: 1, texts: texts(in: .french))
    #expect(entry.about == ["sport", "japonais", "Japon"])
    #expect(entry.summary == ["Of all."])
    #expect(DocumentEntry(NewsSource(id: "a", name: ""), number: 1, texts: texts(in: .english)).about.isEmpty)
  }
}
