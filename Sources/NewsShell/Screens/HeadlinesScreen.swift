import NewsDomain

/// A list of headlines.
struct HeadlinesScreen: Screen {
  private let articles: [Article]
  private let request: HeadlineRequest
  private let provider: Provider
  private let total: Int?
  /// How many of the articles were shown before: a further page shows only what is new.
  private let skipped: Int
  private let hasHint: Bool

  init(
    articles: [Article], request: HeadlineRequest, provider: Provider, total: Int?, skipped: Int = 0,
    hasHint: Bool
  ) {
    self.articles = articles
    self.request = request
    self.provider = provider
    self.total = total
    self.skipped = skipped
    self.hasHint = hasHint
  }

  var list: ResultList? {
    ResultList(.articles(articles), total: total, provider: provider, headlines: request)
  }

  var facts: Facts { Facts(count: articles.count - skipped, total: total, provider: provider) }

  var records: [any Record] {
    articles.indices.dropFirst(skipped).map { ArticleRecord(number: $0 + 1, article: articles[$0]) }
  }

  func draw(on page: inout TextPage) {
    let texts = page.texts
    page.header(
      texts.title(of: request.scope),
      about: "\(texts.provider(provider)) · \(texts.count(articles.count, of: total))")
    if articles.isEmpty { page.line(Span(texts.nothingHere, .quiet)) }
    for (index, article) in articles.enumerated().dropFirst(skipped) {
      page.item(
        index + 1, of: articles.count, title: article.title ?? texts.noTitle, below: below(article, page))
    }
    if hasHint, !articles.isEmpty {
      let rest = (total ?? 0) - request.page * request.limit
      page.line(Span("    " + texts.headlinesHint(more: max(0, min(rest, request.limit))), .quiet))
    }
  }

  private func below(_ article: Article, _ page: TextPage) -> String {
    var parts = [article.publisher.name ?? page.texts.unknownSource]
    if let country = article.country, country != askedCountry {
      parts.append(country.name(in: page.texts.language))
    }
    parts.append(article.publishedAt.map(page.dates.short) ?? page.texts.noDate)
    return parts.joined(separator: " · ")
  }

  private var askedCountry: Country? {
    switch request.scope {
    case .local(let country), .category(_, let country): country
    case .source: nil
    }
  }
}
