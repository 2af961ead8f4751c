import NewsDomain

/// A list of articles.
struct HeadlinesScreen: Screen {
  private let listing: NewsListing
  /// How many of the articles were shown before: a further page shows only what is new.
  private let skipped: Int
  private let hasHint: Bool

  init(_ listing: NewsListing, skipped: Int = 0, hasHint: Bool) {
    self.listing = listing
    self.skipped = skipped
    self.hasHint = hasHint
  }

  private var articles: [Article] { listing.page.articles }
  private var page: NewsPage { listing.page }

  var list: ResultList? { ResultList(.articles(articles), news: listing) }

  var facts: Facts {
    Facts(
      count: articles.count - skipped, total: page.total, origin: page.origin, removed: page.removed,
      failed: page.failures.count)
  }

  var records: [any Record] {
    articles.indices.dropFirst(skipped).map { ArticleRecord(number: $0 + 1, article: articles[$0]) }
      + page.failures.map(FailureRecord.init)
  }

  func draw(on page: inout TextPage) {
    let texts = page.texts
    let listed = self.page
    page.header(texts.title(of: listing.request), about: about(page))
    if articles.isEmpty { page.line(Span(texts.nothingHere, .quiet)) }
    for (index, article) in articles.enumerated().dropFirst(skipped) {
      page.item(
        index + 1, of: articles.count, title: article.headline ?? texts.noTitle, below: below(article, page),
        link: article.link.flatMap(WebLink.init))
    }
    // What happened to many is told once.
    var reasons: [(message: String, names: [String])] = []
    for failure in listed.failures {
      let message = texts.explain(failure.error).message
      let name = failure.country.name(in: texts.language)
      if let index = reasons.firstIndex(where: { $0.message == message }) {
        reasons[index].names.append(name)
      } else {
        reasons.append((message, [name]))
      }
    }
    for (message, names) in reasons {
      page.table([[Span("    "), Span(names.joined(separator: ", "), .trouble)]])
      page.table([[Span("    "), Span(message, .quiet)]])
    }
    if hasHint, !articles.isEmpty {
      let rest = (listed.total ?? 0) - listing.request.reach
      page.hint(texts.headlinesHint(more: max(0, min(rest, listing.request.limit))), indent: 4)
    }
  }

  /// `NewsAPI · 18 of 34 · 2 removed · 2 h old`
  private func about(_ page: TextPage) -> String {
    let texts = page.texts
    var parts = [texts.provider(self.page.provider), texts.count(articles.count, of: self.page.total)]
    if self.page.removed > 0 { parts.append(texts.removed(self.page.removed)) }
    return page.joined(parts + page.age(of: self.page.origin))
  }

  private func below(_ article: Article, _ page: TextPage) -> String {
    var facts = [(ArticleFact.source, article.publisher.name ?? page.texts.unknownSource)]
    if let country = article.country, country != askedCountry {
      facts.append((.country, country.name(in: page.texts.language)))
    }
    facts.append((.date, article.publishedAt.map(page.dates.short) ?? page.texts.noDate))
    if !article.related.isEmpty { facts.append((.others, page.texts.others(article.related.count))) }
    return page.joined(facts)
  }

  private var askedCountry: Country? {
    guard case .headlines(let request) = listing.request else { return nil }
    return switch request.scope {
    case .local(let country), .category(_, let country): country
    case .source: nil
    }
  }
}

/// A country that gave nothing, for programs.
private struct FailureRecord: Record {
  let failure: CountryFailure

  /// Rows are articles; what failed is said beside them.
  func write(to row: inout RowWriter) {}

  func write(to object: inout ObjectWriter) {
    object.add("type", "failure")
    object.add("country", failure.country.code)
    // The code is the same in every language; the sentence is for people.
    object.add("error") { $0.add("code", EnglishTexts().explain(failure.error).code.rawValue) }
  }
}
