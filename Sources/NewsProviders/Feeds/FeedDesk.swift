import NewsDomain
import SystemServices

/// Reads single feeds, from an address (through the store, like any other request) or from a file.
package struct FeedDesk: FeedReader {
  private let feeds: FeedService

  package init(fetcher: Fetcher) {
    feeds = FeedService(fetcher: fetcher)
  }

  package func check(_ place: String) async throws -> CheckedFeed {
    guard Self.isAddress(place) else { return try Self.file(place) }
    let answer = try await feeds.feed(at: try Self.address(place), .current)
    return Self.checked(
      answer.value, named: SourceCatalogue.name(answer.value.title, of: try Self.address(place)),
      Provenance(
        .feeds, feed: answer.value.title, request: HTTPClient.withoutLogin(try Self.address(place)),
        language: answer.value.language, receivedAt: answer.received, isLocal: answer.isLocal, stored: answer.stored,
        sites: FeedDirectory.sites(ofFeed: try Self.address(place))))
  }

  package func discover(_ address: String) async throws -> FeedList.Entry {
    let address = try Self.address(address)
    switch try await feeds.document(at: address) {
    case .feed(let feed): return FeedList.Entry(name: feed.title, feed: address, site: feed.site)
    case .page(let named, let isLocal):
      guard let first = named.first else { throw NewsError.feed(.noFeed(host: WebLink(address)?.host ?? address)) }
      // The feed states its own name and site; those of the page serve if it does not.
      guard case .feed(let feed) = try await feeds.document(at: first.feed, mayBeLocal: isLocal) else {
        throw NewsError.feed(.unreadable(place: WebLink(first.feed)?.host ?? first.feed, .webPage))
      }
      let page = WebLink(first.site ?? address)
      return FeedList.Entry(
        name: feed.title ?? first.name, feed: first.feed, site: feed.site ?? address,
        namedBy: page?.member == nil ? page?.siteHost : nil)
    }
  }

  package func read(_ feed: OwnFeed, _ freshness: Freshness) async throws -> NewsPage {
    // Other feeds are read at the same time, so a failed connection is not retried.
    let answer = try await feeds.feed(at: feed.feed, freshness, isPatient: false)
    return Self.page(
      answer.value, of: Article.Source(id: feed.id, name: feed.name),
      Provenance(
        .feeds, feed: answer.value.title, request: HTTPClient.withoutLogin(feed.feed),
        language: answer.value.language, receivedAt: answer.received, isLocal: answer.isLocal, stored: answer.stored,
        sites: FeedDirectory.sites(ofFeed: feed.feed) + [feed.namedBy].compactMap(\.self)))
  }

  package func readings(of feeds: [OwnFeed]) -> [String: FeedReading] {
    let readings = self.feeds.readings(of: feeds.map(\.feed))
    return feeds.reduce(into: [:]) { $0[$1.id] = readings[$1.feed] }
  }

  private static func file(_ path: String) throws -> CheckedFeed {
    let bytes = try UserFile(path).read(atMost: XMLReader.sizeLimit)
    let feed = try FeedService.feed(bytes, nil, at: nil, of: path)
    return checked(
      feed, named: SourceCatalogue.name(feed.title, of: path),
      Provenance(.feeds, feed: feed.title, request: path, language: feed.language))
  }

  /// - Parameter name: the feed's own name, unless that is another source's.
  private static func checked(_ feed: Feed, named name: String?, _ provenance: Provenance) -> CheckedFeed {
    CheckedFeed(
      title: feed.title, page: page(feed, of: Article.Source(name: name), provenance), problem: feed.problem)
  }

  /// A page of all items of a feed, in the feed's order.
  private static func page(_ feed: Feed, of source: Article.Source, _ provenance: Provenance) -> NewsPage {
    NewsPage(
      feed.items, page: 1, limit: max(1, feed.items.count), newestFirst: false, source: source,
      provenance: provenance)
  }

  /// Whether the text begins like an address. A bare host does not count: it could also be a file.
  private static func isAddress(_ place: String) -> Bool {
    let start = place.prefix(8).lowercased()
    return start.hasPrefix("http://") || start.hasPrefix("https://") || start.hasPrefix("feed:")
  }

  /// - Throws: `NewsError.feed(.notAnAddress)`.
  private static func address(_ text: String) throws -> String {
    let given = text
    var text = text.trimmed
    // Browsers pass on feeds with these prefixes.
    for prefix in ["feed://", "feed:"] where text.lowercased().hasPrefix(prefix) {
      text = String(text.dropFirst(prefix.count))
      if !text.contains("://") { text = "https://" + text }
    }
    if !isAddress(text), !text.contains("://"), text.contains(".") { text = "https://" + text }
    guard let link = WebLink(text) else { throw NewsError.feed(.notAnAddress(given)) }
    return link.address
  }
}
