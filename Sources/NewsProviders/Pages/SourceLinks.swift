import NewsDomain

/// Finds the source's own address of an article of Google News: in the id of its link, else in the source's own feed,
/// else by asking Google.
package struct SourceLinks: LinkResolver {
  /// The most feeds of one source that are fetched.
  private static let maxFeeds = 2

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
    let mayBeLocal = article.provenance?.isLocal == true
    if let own = GoogleNewsLink.source(of: link).flatMap({ Self.own($0, mayBeLocal: mayBeLocal) }) {
      return ResolvedLink(own, by: .id)
    }
    if let found = try await inFeed(article, mayBeLocal: mayBeLocal) { return found }
    return try await google.source(of: link, mayBeLocal: mayBeLocal).map { ResolvedLink($0, by: .aggregator) }
  }

  /// - Returns: the address if it can be a source's: it leads neither through Google News again nor from the internet
  ///   into the reader's own network.
  static func own(_ address: String, mayBeLocal: Bool) -> String? {
    guard let link = WebLink(address), !link.isOpaque,
      mayBeLocal || !HostPolicy().isLocal(WebHost(of: link.address))
    else { return nil }
    return link.address
  }

  /// The article in its source's own feed.
  private func inFeed(_ article: Article, mayBeLocal: Bool) async throws -> ResolvedLink? {
    guard let title = article.title, let site = article.source.link.flatMap(WebLink.init) else { return nil }
    let wanted = SameItem(headline: title, date: article.publishedAt)
    let known = try await addresses(of: site, mayBeLocal: mayBeLocal)
    for address in known.addresses.prefix(Self.maxFeeds) {
      // The article may be new, so an older feed is no use.
      let feed = try await quietly {
        try await feeds.feed(
          CollectedFeed(address: address, source: article.source, namedBy: site.siteHost), .current,
          FeedOptions(isPatient: false, mayBeLocal: known.mayBeLocal, isArchived: false))
      }
      guard let found = feed.flatMap({ wanted.find(among: $0.value.articles) }),
        let link = found.link.flatMap({ Self.own($0, mayBeLocal: found.provenance?.isLocal == true) })
      else { continue }
      return ResolvedLink(link, by: .feed, article: found)
    }
    return nil
  }

  /// The feeds of a source: known ones, else those that its home page links to.
  private func addresses(of site: WebLink, mayBeLocal: Bool) async throws -> DiscoveredFeeds.Found {
    let known = FeedDirectory.feeds(ofHost: site.host)
    if !known.isEmpty { return DiscoveredFeeds.Found(addresses: known, mayBeLocal: true) }
    if let before = await discovered.feeds(of: site.host) { return before }
    let document = try await quietly { try await feeds.document(at: site.address, mayBeLocal: mayBeLocal) }
    var found = DiscoveredFeeds.Found(addresses: [], mayBeLocal: false)
    if case .page(let page, let isLocal)? = document {
      found = DiscoveredFeeds.Found(addresses: page.feeds.map(\.feed), mayBeLocal: isLocal)
    }
    await discovered.keep(found, of: site.host)
    return found
  }

  /// - Returns: `nil` after a failure, so that the next way is tried.
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

/// The feeds found on the home pages of sources in this session, so that each page is fetched only once.
private actor DiscoveredFeeds {
  struct Found {
    let addresses: [String]
    /// Whether the feeds may be in the reader's own network.
    let mayBeLocal: Bool
  }

  private var feeds: [String: Found] = [:]

  func feeds(of host: String) -> Found? { feeds[host] }

  func keep(_ found: Found, of host: String) { feeds[host] = found }
}
