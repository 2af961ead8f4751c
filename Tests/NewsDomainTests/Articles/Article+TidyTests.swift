import Testing
import TestSupport

@testable import NewsDomain

@Suite("Tidied articles")
struct ArticleTidyTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let id: String?
    let name: String?
    let link: String?
    let title: String?
    let source: String?

    /// - Parameters:
    ///   - title: the title that is left.
    ///   - source: the name of the source afterwards.
    init(
      _ text: String, id: String? = nil, name: String? = nil, link: String? = nil, title: String, source: String?
    ) {
      testDescription = text
      self.id = id
      self.name = name
      self.link = link
      self.title = title
      self.source = source
    }

    var article: Article {
      Article(title: testDescription, source: .init(id: id, name: name), link: link, provider: .newsapi)
        .with(\.author, "Jane Doe")
    }
  }

  static let sourceFeeds: [Case] = [
    Case("Rain - Le Monde", name: "Le Monde", title: "Rain", source: "Le Monde"),
    Case("Rain - Le Monde", name: "lemonde.fr", title: "Rain", source: "Le Monde"),
    Case("Rain - Le Monde", name: "www.lemonde.fr", title: "Rain", source: "Le Monde"),
    Case("Rain - Lemonde.fr", name: "Lemonde.fr", title: "Rain", source: "Lemonde.fr"),
    Case("Rain - Le Monde", id: "le-monde", title: "Rain", source: "Le Monde"),
    Case("Rain - Le Monde", link: "https://www.lemonde.fr/1", title: "Rain", source: "Le Monde"),
    Case("Rain - BBC", name: "news.bbc.co.uk", title: "Rain", source: "BBC"),
    Case("Rain - CNN", name: "edition.cnn.com", title: "Rain", source: "CNN"),
    Case("Rain - LES ECHOS", name: "Les \u{C9}chos", title: "Rain", source: "LES ECHOS"),
    Case("Rain - Ynet", name: "ynet", title: "Rain", source: "Ynet"),
    Case(
      "\u{421}\u{43D}\u{435}\u{433} - \u{41B}\u{435}\u{43D}\u{442}\u{430}",
      name: "\u{43B}\u{435}\u{43D}\u{442}\u{430}",
      title: "\u{421}\u{43D}\u{435}\u{433}", source: "\u{41B}\u{435}\u{43D}\u{442}\u{430}"),
    // Names that are also known without their article.
    Case("Rain - The Independent", link: "https://www.independent.co.uk/1", title: "Rain", source: "The Independent"),
    Case("Rain - The Independent", name: "Independent", title: "Rain", source: "The Independent"),
    Case("Rain - Der Spiegel", link: "https://www.spiegel.de/1", title: "Rain", source: "Der Spiegel"),
    Case("Rain - Telegraph.co.uk", link: "https://www.telegraph.co.uk/1", title: "Rain", source: "Telegraph.co.uk"),
    Case("Rain - Lake Post |", name: "Lake Post", title: "Rain", source: "Lake Post"),
    Case("Rain - and sun - Le Monde", name: "Le Monde", title: "Rain - and sun", source: "Le Monde"),
    Case("Le Monde - Le Monde", name: "Le Monde", title: "Le Monde", source: "Le Monde"),
    Case("Rain - Les-Echos", name: "Les \u{C9}chos", title: "Rain", source: "Les-Echos"),
    Case("  Rain  -  Le Monde ", name: "Le Monde", title: "Rain", source: "Le Monde"),
  ]

  @Test("a name at the end of the title is removed if it is the source's", arguments: ArticleTidyTests.sourceFeeds)
  func apart(each: Case) {
    var expected = each.article
    expected.title = each.title
    expected.source.name = each.source
    #expect(each.article.withSourceApart() == expected)
  }

  static let others: [(String, Article.Source, String?)] = [
    ("Rain - Reuters", .init(name: "Le Monde"), nil),
    ("Rain - BBC", .init(id: "bbc-news", name: "BBC News"), nil),
    ("Rain - BBC News", .init(name: "BBC"), nil),
    ("Rain - and sun", .init(name: "Le Monde"), nil),
    ("Rain - Le Monde - 2024", .init(name: "Le Monde"), nil),
    ("Rain-Le Monde", .init(name: "Le Monde"), nil),
    ("Rain \u{2013} Le Monde", .init(name: "Le Monde"), nil),
    ("Le Monde", .init(name: "Le Monde"), nil),
    (" - Le Monde", .init(name: "Le Monde"), nil),
    ("Rain - ", .init(name: "Le Monde"), nil),
    ("Rain - !!!", .init(name: "!!!"), nil),
    ("Rain - Le Monde", .init(), nil),
    ("Rain - Le Monde", .init(name: "Reuters"), "https://www.lemonde.fr/1"),
    ("Rain - com", .init(name: "www.com"), nil),
    ("Rain - X", .init(name: "x.com"), nil),
    ("Rain - My Independent", .init(name: "Independent"), nil),
    ("Rain - The Post", .init(name: "The"), nil),
    ("Rain - |", .init(name: "|"), nil),
    ("", .init(name: ""), nil),
  ]

  @Test("any other end of a title stays, and no title becomes empty", arguments: ArticleTidyTests.others)
  func whole(title: String, source: Article.Source, link: String?) {
    let article = Article(title: title, source: source, link: link, provider: .newsapi)
    #expect(article.withSourceApart() == article)
  }

  static let names: [(String, String)] = [
    ("Lake Post |", "Lake Post"), ("Lake Post|", "Lake Post"), ("| Lake Post \u{2013} ", "Lake Post"),
    ("Lake Post \u{BB} :", "Lake Post"), ("A | B", "A | B"), ("E!", "E!"), ("T-Online", "T-Online"), ("|", "|"),
    ("", ""),
  ]

  @Test("signs around a source's name are removed", arguments: ArticleTidyTests.names)
  func name(name: String, tidied: String) {
    #expect(Article.Source.tidied(name) == tidied)
  }

  @Test("an article without a title stays as it is")
  func untitled() {
    let article = Article(source: .init(name: "Le Monde"), provider: .newsapi)
    #expect(article.withSourceApart() == article)
  }

  private func titles(_ articles: (String, String?)...) -> [String?] {
    articles.map { Article(title: $0.0, link: $0.1, provider: .newsapi) }.withoutDuplicates().map(\.title)
  }

  @Test("a page that comes twice stays at its first position")
  func duplicates() {
    let kept = titles(
      ("A", "https://example.com/a?utm_source=x"), ("B", "https://example.com/b"), ("A again", "http://example.com/a/"),
      ("C", "https://www.example.com/c#top"), ("B again", "https://example.com/b"))
    #expect(kept == ["A", "B", "C"])
  }

  @Test("an article without a link is never a duplicate")
  func withoutLinks() {
    #expect(titles(("A", nil), ("A", nil), ("B", "null"), ("B", "null"), ("C", "")) == ["A", "A", "B", "B", "C"])
    #expect(titles() == [])
  }
}
