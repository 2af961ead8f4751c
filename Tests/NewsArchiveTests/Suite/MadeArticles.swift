import NewsDomain
import TestSupport

extension Date {
  /// A time for test articles, in hours after a morning.
  static func hour(_ hours: Double) -> Date { Date(timeIntervalSince1970: 1_795_248_000 + hours * 3600) }
}

extension Article {
  /// An article on a separate page, whose address ends in its key.
  ///
  /// - Parameters:
  ///   - hour: when it was published, see `Date.hour`; `nil` for no date.
  ///   - host: the service that its words come from.
  static func made(
    _ key: String, _ title: String? = "A title", summary: String? = nil, content: String? = nil,
    source: Source = Source(id: "paper", name: "The Paper"), hour: Double? = 0, language: String? = "en",
    host: String = "feeds.example"
  ) -> Article {
    Article(
      title: title, source: source, summary: summary, content: content, link: "https://paper.example/\(key)",
      publishedAt: hour.map(Date.hour), provider: .feeds,
      provenance: Provenance(Origin(.feeds), request: "https://\(host)/list", language: language))
  }

  /// The last part of its address.
  var key: String { link.flatMap { $0.split(separator: "/").last.map(String.init) } ?? "" }
}

extension ArticleText {
  /// A text of paragraphs, fetched at an hour.
  static func made(
    _ paragraphs: String..., verdict: TextVerdict = .whole, key: String = "one", host: String = "paper.example",
    origin: Origin = .page, at hour: Double = 0
  ) -> ArticleText {
    var text = ArticleText(
      verdict, blocks: paragraphs.map { .paragraph([TextSpan($0)]) }, url: "https://\(host)/\(key)",
      fetchedAt: .hour(hour))
    text.origin = origin
    return text
  }
}

extension NewsPage {
  var keys: [String] { articles.map(\.key) }
}

extension ArticleArchive {
  /// Adds articles that are in no list, or in one.
  func add(_ articles: [Article], in list: ArchivedList? = nil, at hour: Double = 0, isFront: Bool = false) async {
    await add(Delivery(articles, list: list, isFront: isFront, at: .hour(hour)))
  }

  /// The keys of the articles that a search finds, in alphabetical order.
  func keys(_ text: String) async throws -> [String] {
    try await keys(FindRequest(text: text, paging: Paging(limit: 100)))
  }

  func keys(_ request: FindRequest) async throws -> [String] {
    try await find(request).keys.sorted()
  }
}

extension MarkRepository {
  /// The state of one article; `nil` if it is not in the archive.
  func state(of article: Article) async -> ArticleState? {
    await states(of: [article.id])[article.id]
  }
}

extension StoryRepository {
  func story(_ id: StoryID, most: Int) async throws -> ArchivedStory? {
    try await stories([id], most: most).first
  }
}
