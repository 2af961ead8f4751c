import FoundationEssentials
import NewsDomain

/// Decides which stored articles match a search, as far as can be told from what is stored of them.
struct KeptFilter: Sendable {
  private let request: SearchRequest
  private let terms: SearchTerms
  /// The search as it appears in the requests to providers: as typed, and as Google News is asked.
  private let queries: Set<String>
  /// The hosts of the requested sources.
  private let hosts: [String]

  /// - Parameter own: the reader's own feeds.
  init(_ request: SearchRequest, own: [OwnFeed], now: Date) {
    self.request = request
    terms = SearchTerms(request.text, in: request.fields)
    queries = [request.text, GoogleNewsQuery.text(of: request, sites: [], now: now)]
    hosts = request.sources.compactMap { id in
      let site = own.first { $0.id == id }?.site ?? SourceCatalogue.entry(id)?.source.link
      return site.flatMap(WebLink.init).map { $0.host.hasPrefix("www.") ? String($0.host.dropFirst(4)) : $0.host }
    }
  }

  func admits(_ article: Article, of page: KeptPage) -> Bool {
    isOfLanguage(article, page) && isOfDays(article) && isOfPlaces(article) && hasWords(article, page)
  }

  private func isOfLanguage(_ article: Article, _ page: KeptPage) -> Bool {
    let known = article.source.id.flatMap(SourceCatalogue.entry)?.source.languageCode ?? page.languageCode
    guard let wanted = request.language?.code, let known else { return true }
    return known == wanted
  }

  private func isOfDays(_ article: Article) -> Bool {
    (request.from.map { article.publishedAt ?? .distantPast >= $0 } ?? true)
      && (request.to.map { article.publishedAt ?? .distantFuture <= $0 } ?? true)
  }

  private func isOfPlaces(_ article: Article) -> Bool {
    if request.sources.isEmpty, request.domains.isEmpty, request.excludedDomains.isEmpty { return true }
    // The source's site counts as well, because links of aggregators lead to the aggregator.
    let places = [article.source.link, article.link].compactMap { $0.flatMap(WebLink.init)?.host }
    func isWithin(_ domains: [String]) -> Bool {
      domains.contains { domain in places.contains { $0.isWithin(domain) } }
    }
    return (request.sources.isEmpty || article.source.id.map(request.sources.contains) == true || isWithin(hosts))
      && (request.domains.isEmpty || isWithin(request.domains)) && !isWithin(request.excludedDomains)
  }

  private func hasWords(_ article: Article, _ page: KeptPage) -> Bool {
    // The provider has searched whole texts for these words; the stored parts need not contain them.
    if let query = page.query, queries.contains(query) { return true }
    let texts = [article.title] + (terms.isOfTitles ? [] : [article.summary, article.content])
    return terms.match(texts.compactMap(\.self))
  }
}
