import NewsDomain

/// Finds the source's own address of an article of Google News: in the id of its link, else in the source's own feed,
/// else by asking Google.
package struct SourceLinks: LinkResolver {
  /// The most feeds of one source that are asked.
  private static let mostFeeds = 2

  private let feeds: FeedService
  private let google: GoogleNewsLinks
  private let discovered = DiscoveredFeeds()

  /// - Parameter base: the address of Google News.
  package init(fetcher: Fetcher, base: String) {
    feeds = FeedService(fetcher: fetcher)
    google = GoogleNewsLinks(fetcher: fetcher, base: base)
  }

  package func resolve(_ article: Article) async throws -> ResolvedLink? {
    guard let link = article.link, WebLink(link)?.isOpaque == true else { return nil }
    if let own = GoogleNewsLink.source(of: link) { return ResolvedLink(own, by: .id) }
    if let found = try await inFeed(article) { return found }
    guard let own = try await google.source(of: link, mayBeLocal: article.provenance?.isLocal == true) else {
      return nil
    }
    return ResolvedLink(own, by: .aggregator)
  }

  /// The article in its source's own feed.
  private func inFeed(_ article: Article) async throws -> ResolvedLink? {
    guard let title = article.title, let site = article.source.link.flatMap(WebLink.init) else { return nil }
    let isLocal = article.provenance?.isLocal == true
    for address in try await addresses(of: site, isLocal: isLocal).prefix(Self.mostFeeds) {
      guard let feed = try await quietly({ try await feeds.feed(at: address, .kept, isPatient: false) }) else {
        continue
      }
      let same = feed.value.items.first { item in
        item.title?.plain.map { SameHeadline.isSame($0, title) } == true
      }
      guard let same else { continue }
      let provenance = Provenance(
        .feeds, feed: feed.value.title, request: HTTPClient.withoutLogin(address), language: feed.value.language,
        receivedAt: feed.received, isLocal: feed.isLocal, stored: feed.stored)
      let found = Article(same, source: article.source, provenance: provenance)
      guard let link = found.link.flatMap(WebLink.init), !link.isOpaque else { continue }
      return ResolvedLink(link.address, by: .feed, article: found)
    }
    return nil
  }

  private func addresses(of site: WebLink, isLocal: Bool) async throws -> [String] {
    let known = FeedDirectory.feeds(ofHost: site.host)
    if !known.isEmpty { return known }
    if let before = await discovered.feeds(of: site.host) { return before }
    let document = try await quietly { try await feeds.document(at: site.address, mayBeLocal: isLocal) }
    var found: [String] = []
    if case .page(let entries, _)? = document { found = entries.map(\.feed) }
    await discovered.keep(found, of: site.host)
    return found
  }

  /// - Returns: `nil` after a failure: the next way is tried then.
  /// - Throws: `NewsError.cancelled`.
  private func quietly<Value>(_ work: () async throws -> Value) async throws -> Value? {
    do {
      return try await work()
    } catch {
      if Task.isCancelled || (error as? NewsError) == .cancelled { throw NewsError.cancelled }
      return nil
    }
  }
}

/// The feeds that were found on the home pages of sources in this session, so that each is looked at once.
private actor DiscoveredFeeds {
  private var feeds: [String: [String]] = [:]

  func feeds(of host: String) -> [String]? { feeds[host] }

  func keep(_ found: [String], of host: String) { feeds[host] = found }
}
