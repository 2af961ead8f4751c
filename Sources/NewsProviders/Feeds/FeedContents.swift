import FoundationEssentials
import NewsDomain
import NewsParsing

/// The articles of a feed, each once and in order, and what it states about itself.
struct FeedContents: Sendable {
  var title: String?
  /// The absolute address of the site that the feed belongs to.
  var site: String?
  var articles: [Article]
  /// The pace that it asks for, if any.
  var pace = FeedPace()
  /// The first error in the document; always `nil` for stored articles.
  var problem: FeedProblem?
  /// Whether they come from the cache rather than the network.
  private(set) var isKept = false

  /// - Parameters:
  ///   - source: the source of articles that name no other.
  ///   - now: when it is read: an article dated more than a day later counts as undated.
  init(
    _ read: ParsedFeed, of source: Article.Source, _ provenance: Provenance, at now: Date? = nil
  ) {
    title = read.title
    site = read.site
    pace = read.pace
    problem = read.problem
    let latest = now?.addingTimeInterval(Article.longestAhead) ?? .distantFuture
    articles = read.items.articles(of: source, provenance, notAfter: latest).identified()
  }

  /// - Parameters:
  ///   - feed: how it was requested, which adds facts that its articles lack.
  ///   - received: when it was received; `nil` for a file.
  ///   - now: when it is read.
  ///   - isLocal: whether it came from the reader's own network.
  ///   - languages: asked for the languages of articles whose words are others than those of their items.
  init(
    _ read: ParsedFeed, of feed: CollectedFeed, received: Date?, at now: Date, isLocal: Bool,
    _ languages: any LanguageDetector
  ) async {
    self.init(
      read, of: feed.source(title: read.title),
      feed.provenance(title: read.title, language: read.language, country: read.country, received, isLocal: isLocal),
      at: now)
    articles = await articles.detected(by: languages)
  }

  init(_ list: KeptList) {
    title = list.articles.first?.provenance?.feed.title
    articles = list.articles
    isKept = true
  }

  /// Marks stored articles as articles of this feed that arrive now: another feature may have fetched them.
  ///
  /// - Parameter stored: why they are used; `nil` if their server has just confirmed them to be unchanged.
  mutating func adopt(_ feed: CollectedFeed, received: Date, stored: StoredReason?) {
    let source = feed.source(title: title)
    var known: [ObjectIdentifier: Provenance] = [:]
    for index in articles.indices {
      if articles[index].source == Article.Source() { articles[index].source = source }
      guard let kept = articles[index].provenance else { continue }
      let own =
        known[ObjectIdentifier(kept)]
        ?? feed.provenance(
          title: title, language: kept.language, country: kept.feed.country, received, isLocal: kept.isLocal,
          stored: stored
        )
        .saying(kept.attribution).supplemented(by: kept.supplement)
      known[ObjectIdentifier(kept)] = own
      let language = articles[index].language
      articles[index].provenance = own
      if let language, language != own.language { articles[index].detectedLanguage = language }
    }
  }

  /// Notes when articles were first seen that have no date and could not be stored: there they stand in lists.
  mutating func placeUndated(at date: Date) {
    for index in articles.indices where articles[index].listedAt == nil { articles[index].firstSeen = date }
  }

  /// The list to store of a server's response. Articles without their own source have none in it.
  func list(of response: HTTPResponse, to address: String, of feed: CollectedFeed, at now: Date) -> KeptList {
    let source = feed.source(title: title)
    let items = articles.map { article in
      var article = article
      if article.source == source { article.source = Article.Source() }
      return article
    }
    var list = KeptList(address, items, receivedAt: now)
    list.validators = response.validators
    list.source = source
    return list
  }

  /// Takes the articles as they are stored.
  mutating func take(_ list: KeptList, of feed: CollectedFeed) {
    articles = list.articles
    adopt(feed, received: list.receivedAt, stored: nil)
  }
}

extension FeedReading.Result {
  init(_ contents: FeedContents) {
    self = .read(count: contents.articles.count, contents.problem.flatMap(FeedTrouble.init))
  }
}

extension CollectedFeed {
  /// The source of articles that name no other one.
  ///
  /// - Parameter title: the feed's own title, which is its name unless another source has that.
  func source(title: String?) -> Article.Source {
    guard source.name == nil, !isOfAggregator else { return source }
    return Article.Source(id: source.id, name: SourceCatalogue.name(title, of: address))
  }

  /// - Parameter stored: why it is used although it was stored.
  func provenance(
    title: String?, language stated: String?, country: Country?, _ received: Date?, isLocal: Bool,
    stored: StoredReason? = nil
  ) -> Provenance {
    Provenance(
      Origin(.feeds, receivedAt: received, stored: stored),
      feed: .init(
        title, sites: FeedDirectory.sites(ofFeed: address) + [namedBy].compactMap(\.self),
        isOfService: isOfAggregator, country: country),
      request: HTTPClient.withoutLogin(address), language: language ?? stated, isLocal: isLocal)
  }
}

extension ListRepository {
  /// - Parameter validators: the validators that it must have; `nil` for any.
  func list(_ address: String, with validators: Validators?) async -> KeptList? {
    await list(address) { validators == nil || $0.validators == validators }
  }
}

/// Stores feeds as lists.
struct FeedKeeper: ResponseCache {
  let feed: CollectedFeed
  let fetcher: Fetcher
  /// Where its articles belong.
  let place: ListPlace

  func known(of address: String) async -> (received: Date, validators: Validators)? {
    await fetcher.lists.head(of: address).map {
      ($0.receivedAt, $0.validators)
    }
  }

  func answer(to address: String, with validators: Validators?) async -> (value: FeedContents, received: Date)? {
    guard var list = await fetcher.lists.list(address, with: validators) else { return nil }
    // It was fetched for something else, and its articles are wanted in the archive now.
    if list.isAside, place != .aside {
      list.source = feed.source(title: list.articles.first?.provenance?.feed.title)
      list = await fetcher.lists.take(list, in: place)
    }
    return (FeedContents(list), list.receivedAt)
  }

  func keep(_ value: inout FeedContents, of response: HTTPResponse, to address: String, at now: Date) async {
    let list = value.list(of: response, to: address, of: feed, at: now)
    let stored = await fetcher.lists.take(list, in: place)
    value.take(stored, of: feed)
  }

  func confirm(_ address: String, _ validators: Validators, at now: Date) async {
    await fetcher.lists.confirm(address, validators, at: now)
  }
}
