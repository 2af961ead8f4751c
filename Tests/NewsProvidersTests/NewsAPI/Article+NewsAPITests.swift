import FoundationEssentials
import Testing
import TestSupport

@testable import NewsDomain
@testable import NewsProviders

@Suite("Articles of NewsAPI")
struct ArticleNewsAPITests {
  private func article(_ fields: [String: String]) async throws -> Article {
    let json = try JSONEncoder().encode(fields)
    return try await Article(reading: try JSONDecoder().decode(NewsAPIArticle.self, from: json))
  }

  private func article(json: String) async throws -> Article {
    try await Article(reading: try JSONDecoder().decode(NewsAPIArticle.self, from: Data(json.utf8)))
  }

  private func lines(of text: String?) -> [String] {
    (text ?? "").split(whereSeparator: { $0.isNewline }).map { String($0) }
  }

  @Test("every field is read")
  func wholeArticle() async throws {
    let article = try await article(
      json: """
        {"source":{"id":"the-times","name":"The Times"},"author":"Jane Doe","title":"A title",
        "description":"A summary.","url":"https://example.com/1","urlToImage":"https://example.com/1.jpg",
        "publishedAt":"2024-03-12T08:15:30Z","content":"The beginning of the text… [+1234 chars]"}
        """)
    #expect(
      article
        == Article(
          title: "A title", source: Article.Source(id: "the-times", name: "The Times"), summary: "A summary.",
          content: "The beginning of the text…", link: "https://example.com/1",
          publishedAt: Date(timeIntervalSince1970: 1_710_231_330), provider: .newsapi
        )
        .with(\.author, "Jane Doe")
        .with(\.imageLink, "https://example.com/1.jpg"))
  }

  @Test(
    "values that are missing, null or blank are absent",
    arguments: [
      "{}",
      #"{"source":null,"author":null,"title":null,"description":null,"url":null,"urlToImage":null,"content":null}"#,
      #"{"source":{"id":null,"name":null},"title":null,"publishedAt":null}"#,
      #"{"source":{"id":"","name":" "},"author":"","title":"  ","description":"","url":"","urlToImage":""}"#,
      #"{"title":"\r\n","description":" \t","content":"","publishedAt":""}"#,
    ])
  func emptyArticle(json: String) async throws {
    #expect(try await article(json: json) == Article(provider: .newsapi))
  }

  @Test("an article without a title keeps the rest")
  func noTitle() async throws {
    let article = try await article(json: #"{"title":null,"description":"A summary.","url":"https://example.com/1"}"#)
    #expect(article.title == nil)
    #expect(article.summary == "A summary.")
    #expect(article.link == "https://example.com/1")
  }

  @Test("a source may have a name only")
  func source() async throws {
    let article = try await article(json: #"{"source":{"id":null,"name":"example.com"}}"#)
    #expect(article.source == Article.Source(id: nil, name: "example.com"))
  }

  static let removedScripts: [(String, String)] = [
    ("חדשות היום בירושלים", "12:30 , 2024 - \" \" . … [+1834 chars]"),
    ("أخبار اليوم في القاهرة", "5 , 17 . \r\n : … [+920 chars]"),
    ("北京今日新闻报道", "20243121030… [+640 chars]"),
    ("東京で今日のニュース", "2024312 10:30… [+511 chars]"),
    ("Новости сегодня в Москве", ", 12 2024 . – , : «» … [+2210 chars]"),
    ("Новости сегодня в Москве", "iPhone 16 Pro , – . … [+2100 chars]"),
    ("東京で今日のニュース", "NASA12SpaceX … [+700 chars]"),
  ]

  @Test("content whose letters were lost is absent", arguments: ArticleNewsAPITests.removedScripts)
  func removedScript(title: String, content: String) async throws {
    let titled = try await article(["title": title, "content": content])
    #expect(titled.title == title)
    #expect(titled.content == nil)
    let summarised = try await article(["description": title + ".", "content": content])
    #expect(summarised.summary == title + ".")
    #expect(summarised.content == nil)
  }

  @Test(
    "content of digits and punctuation is absent in any language",
    arguments: ["12 , 34 – … [+99 chars]", "… [+99 chars]", "[+99 chars]", "1, 2, 3…"])
  func debris(content: String) async throws {
    #expect(try await article(["title": "A title", "content": content]).content == nil)
    #expect(try await article(["content": content]).content == nil)
  }

  static let keptContents: [(String, String)] = [
    ("A title", "A beginning in English… [+12 chars]"),
    ("Un titre", "Un début en français, à l’été 2024… [+12 chars]"),
    ("Ein Titel", "Ein Anfang über Straßen und Flüsse… [+12 chars]"),
    ("Tytuł", "Łódź, początek zażółconej jaźni… [+12 chars]"),
    ("Başlık", "İstanbul’da bugün yağmur bekleniyor… [+12 chars]"),
    ("Новости сегодня", "Сегодня в Москве идёт снег… [+12 chars]"),
    ("News of the word мир", "A beginning in English about a word… [+12 chars]"),
  ]

  @Test("content with its letters is kept", arguments: ArticleNewsAPITests.keptContents)
  func keptContent(title: String, content: String) async throws {
    let article = try await article(["title": title, "content": content])
    let kept = try #require(article.content)
    #expect(kept == content.replacing(" [+12 chars]", with: ""))
  }

  @Test(
    "the count of characters left out becomes an ellipsis",
    arguments: [
      ("Some words… [+1234 chars]", "Some words…"),
      ("Some words… [+1 chars]", "Some words…"),
      ("Some words…[+12 chars]", "Some words…"),
      ("Some words [+12 chars]", "Some words…"),
      ("Some words…\r\n[+12 chars]", "Some words…"),
      ("Some words.", "Some words."),
      ("Words [+3 more] and words… [+12 chars]", "Words [+3 more] and words…"),
    ])
  func ellipsis(content: String, expected: String) async throws {
    #expect(try await article(["title": "A title", "content": content]).content == expected)
  }

  @Test(
    "HTML that was cut off leaves nothing behind",
    arguments: [
      "<p>One sentence.</p><a href=\"https://exa… [+1234 chars]",
      "One sentence. <a href=\"https://example.com/a\" target=… [+1234 chars]",
      "One sentence. <img alt=\"Wait… what\" src=\"https://exa… [+1234 chars]",
      "One sentence. </l… [+1234 chars]",
      "One sentence. &am… [+1234 chars]",
      "One sentence. &#82… [+1234 chars]",
    ])
  func cutHTML(content: String) async throws {
    let article = try await article(["title": "A title", "content": content])
    let kept = try #require(article.content)
    #expect(kept.split(whereSeparator: { $0.isWhitespace }).joined(separator: " ").hasPrefix("One sentence."))
    #expect(kept.hasSuffix("…"))
    for trace in ["<", "&", "\"", "exa", "href", "alt", "am", "#", "chars"] { #expect(!kept.contains(trace)) }
  }

  @Test("HTML in summary and content is read as text")
  func html() async throws {
    let article = try await article([
      "title": "A title", "description": "<p>Fish &amp; chips</p>",
      "content": "<ul><li>Fish &amp; chips</li><li>Caf&eacute;</li></ul>… [+12 chars]",
    ])
    #expect(article.summary == "Fish & chips")
    #expect(lines(of: article.content) == ["Fish & chips", "Café", "…"])
  }

  @Test("line ends are kept")
  func lineEnds() async throws {
    let article = try await article([
      "title": "A title", "description": "\r\nFirst line.\r\nSecond line.\r\n",
      "content": "<p>First line.</p>\r\n<p>Second line.</p>\r\nThird… [+20 chars]",
    ])
    #expect(lines(of: article.summary) == ["First line.", "Second line."])
    #expect(lines(of: article.content) == ["First line.", "Second line.", "Third…"])
  }

  static let authors: [(String, String?)] = [
    ("Jane Doe", "Jane Doe"),
    ("  Jane Doe\t", "Jane Doe"),
    ("Jane Doe, John Roe", "Jane Doe, John Roe"),
    ("Jane Doe\r\nJohn Roe", "Jane Doe John Roe"),
    ("Jane  Doe", "Jane Doe"),
    ("Jane O&#39;Doe", "Jane O'Doe"),
    ("<a href=\"https://example.com/jane\">Jane Doe</a>", "Jane Doe"),
    ("https://www.facebook.com/example", nil),
    ("http://example.com/about/jane-doe", nil),
    ("{\"@type\":\"Person\",\"name\":\"Jane Doe\"}", nil),
    ("[{\"@type\":\"Person\",\"name\":\"Jane Doe\"}]", nil),
    ("", nil),
    (" \r\n ", nil),
  ]

  @Test("an author is a name or absent", arguments: ArticleNewsAPITests.authors)
  func author(text: String, expected: String?) async throws {
    #expect(try await article(["author": text]).author == expected)
  }

  static let imageLinks: [(String, String?)] = [
    ("https://example.com/a.jpg", "https://example.com/a.jpg"),
    ("http://example.com/a.jpg?w=1&h=2", "http://example.com/a.jpg?w=1&h=2"),
    ("//example.com/a.jpg", "https://example.com/a.jpg"),
    ("http:https://example.com/a.jpg", "https://example.com/a.jpg"),
    ("https://example.com/\u{E9}.jpg", "https://example.com/%C3%A9.jpg"),
    ("https://example.com/a b.jpg", "https://example.com/a%20b.jpg"),
    ("/images/a.jpg", nil),
    ("[object Object]", nil),
    ("data:image/png;base64,AAAA", nil),
    ("null", nil),
    ("", nil),
  ]

  @Test("an image needs a complete address", arguments: ArticleNewsAPITests.imageLinks)
  func imageLink(text: String, expected: String?) async throws {
    #expect(try await article(["urlToImage": text]).imageLink == expected)
  }

  static let dates: [(String, Double)] = [
    ("2024-03-12T08:15:30Z", 1_710_231_330),
    ("2024-03-12T08:15:30.123Z", 1_710_231_330.123),
    ("2024-03-12T08:15:30.1234567Z", 1_710_231_330.1234567),
    ("2024-03-12T08:15:30+00:00", 1_710_231_330),
    ("2024-03-12T08:15:30.1234567+00:00", 1_710_231_330.1234567),
    ("1970-01-01T00:00:00Z", 0),
  ]

  @Test("dates are read in all forms that occur", arguments: ArticleNewsAPITests.dates)
  func date(text: String, seconds: Double) async throws {
    let article = try await article(["publishedAt": text])
    let date = try #require(article.publishedAt)
    #expect(abs(date.timeIntervalSince1970 - seconds) < 0.001)
  }

  @Test("an article with a bad date is kept", arguments: ["yesterday", "12/03/2024", "", "null"])
  func badDate(text: String) async throws {
    let article = try await article(["title": "A title", "url": "https://example.com/1", "publishedAt": text])
    #expect(article.publishedAt == nil)
    #expect(article.title == "A title")
    #expect(article.link == "https://example.com/1")
  }
}
