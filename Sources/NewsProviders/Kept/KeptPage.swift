import FoundationEssentials
import NewsDomain

/// The articles of a stored answer, and what its address tells about them.
struct KeptPage {
  let articles: [Article]
  /// The ISO 639-1 code of the language; `nil` if it is not known.
  let languageCode: String?
  /// The words of the search that this page answered; `nil` if it was not a search.
  let query: String?
}

/// Turns stored answers into pages, in the same way as the repositories that requested them.
struct KeptPageReader: Sendable {
  private struct KnownSource: Sendable {
    let source: Article.Source
    let languageCode: String?
  }

  private static let catalogue = Dictionary(
    SourceCatalogue.entries.compactMap { entry in
      entry.feed.map { feed in
        let source = Article.Source(id: entry.source.id, name: entry.source.name)
        return (HTTPClient.withoutLogin(feed), KnownSource(source: source, languageCode: entry.source.languageCode))
      }
    }, uniquingKeysWith: { first, _ in first })

  private let newsAPI: String?
  private let googleNews: String
  private let own: [String: KnownSource]

  /// - Parameters:
  ///   - newsAPI: the address of NewsAPI; `nil` leaves out its answers.
  ///   - own: the reader's own feeds.
  init(newsAPI: String?, googleNews: String, own: [OwnFeed]) {
    self.newsAPI = newsAPI
    self.googleNews = googleNews
    self.own = Dictionary(
      own.map { feed in
        let source = Article.Source(id: feed.id, name: feed.name)
        return (HTTPClient.withoutLogin(feed.feed), KnownSource(source: source, languageCode: nil))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// - Returns: `nil` if the answer contains no articles.
  func page(_ answer: StoredAnswer, at address: String, _ reason: StoredReason) -> KeptPage? {
    if let newsAPI, address.hasPrefix(newsAPI) { return newsAPIPage(answer, at: address, reason) }
    let found = answer.place ?? address
    // As in ``FeedService``: a name and password in the address must not get into links.
    guard
      let feed = try? FeedParser.feed(
        Array(answer.body), contentType: answer.type, address: WebLink(found)?.withoutLogin ?? found)
    else { return nil }
    let known = own[address] ?? Self.catalogue[address]
    let isGoogle = known == nil && address.hasPrefix(googleNews)
    let provenance = Provenance(
      .feeds, feed: feed.title, request: address, receivedAt: answer.received, stored: reason)
    let page = NewsPage(
      feed.items, page: 1, limit: max(1, feed.items.count), newestFirst: false,
      source: known?.source ?? Article.Source(name: isGoogle ? nil : feed.title), provenance: provenance)
    let edition = isGoogle ? address.value(ofParameter: "hl").map { String($0.prefix { $0 != "-" }) } : nil
    return KeptPage(
      articles: page.articles, languageCode: known?.languageCode ?? edition,
      query: isGoogle ? address.value(ofParameter: "q") : nil)
  }

  private func newsAPIPage(_ answer: StoredAnswer, at address: String, _ reason: StoredReason) -> KeptPage? {
    guard let articles = (try? JSONDecoder().decode(NewsAPIAnswer.self, from: answer.body))?.articles else {
      return nil
    }
    let provenance = Provenance(.newsapi, request: address, receivedAt: answer.received, stored: reason)
    return KeptPage(
      articles: articles.filter { !$0.isRemoved }.map { wire in
        var article = Article(newsAPI: wire)
        article.provenance = provenance
        return article
      },
      languageCode: isoLanguage(newsAPI: address.value(ofParameter: "language")),
      query: address.value(ofParameter: "q"))
  }
}

extension String {
  /// Returns a parameter of an address; `nil` if there is none of this name.
  fileprivate func value(ofParameter name: String) -> String? {
    let query = utf8.drop { $0 != UInt8(ascii: "?") }.dropFirst()
    for parameter in query.split(separator: UInt8(ascii: "&")) {
      let parts = parameter.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2, parts[0].elementsEqual(name.utf8) { return String(Substring(parts[1])).percentDecoded }
    }
    return nil
  }
}
