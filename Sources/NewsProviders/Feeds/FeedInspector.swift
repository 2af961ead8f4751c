import FoundationEssentials
import NewsDomain
import NewsParsing
import SystemServices

/// Reads single feeds, from an address (through the cache, like any other request) or from a file.
package struct FeedInspector: FeedReader {
  private let feeds: FeedService
  private let parser: any DocumentParser
  private let clock: WallClock

  package init(fetcher: Fetcher) {
    feeds = FeedService(fetcher: fetcher)
    parser = fetcher.parser
    clock = fetcher.clock
  }

  package func check(_ place: String) async throws -> CheckedFeed {
    guard Self.isAddress(place) else { return try await file(place) }
    let answer = try await feeds.feed(CollectedFeed(address: try Self.address(place)), .current)
    return checked(answer.value, received: answer.received, stored: answer.stored)
  }

  package func discover(_ address: String, choice: Int?) async throws -> FoundFeed {
    var finder = FeedFinder(feeds: feeds, choice: choice)
    var found = try await finder.find(try Self.address(address), mayBePlain: Self.isBare(address.trimmed))
    found.entry.name = SourceCatalogue.title(found.entry.name, of: found.entry.feed)
    return found
  }

  package func read(_ feed: OwnFeed, _ freshness: Freshness) async throws -> NewsPage {
    let asked = CollectedFeed(
      address: feed.feed, list: .source(id: feed.id), source: Article.Source(id: feed.id, name: feed.name),
      namedBy: feed.namedBy)
    // Other feeds are read at the same time, so a failed connection is not retried.
    let answer = try await feeds.feed(asked, freshness, FeedOptions(isPatient: false))
    return NewsPage(answer.value, received: answer.received, stored: answer.stored)
  }

  package func readings(of feeds: [OwnFeed]) async -> [String: FeedReading] {
    let readings = await self.feeds.readings(of: feeds.map(\.feed))
    return feeds.reduce(into: [:]) { $0[$1.id] = readings[$1.feed] }
  }

  package func moves(of feeds: [OwnFeed]) async -> [String: String] {
    let moves = await self.feeds.moves(of: feeds.map(\.feed))
    return feeds.reduce(into: [:]) { $0[$1.id] = moves[$1.feed] }
  }

  package func titles(of feeds: [OwnFeed]) async -> [String: String] {
    let titles = await self.feeds.titles(of: feeds.map(\.feed))
    return feeds.reduce(into: [:]) { $0[$1.id] = titles[$1.feed] }
  }

  private func file(_ path: String) async throws -> CheckedFeed {
    let bytes = try UserFile(path).read(atMost: FeedService.sizeLimit)
    let feed = try await parser.feed(bytes, nil, at: nil, of: path, language: nil)
    let contents = await FeedContents(
      feed, of: CollectedFeed(address: path), received: nil, at: clock.now, isLocal: false, parser)
    var read = checked(contents, received: nil, stored: nil)
    read.isFile = true
    return read
  }

  private func checked(_ contents: FeedContents, received: Date?, stored: StoredReason?) -> CheckedFeed {
    CheckedFeed(
      title: contents.title, page: NewsPage(contents, received: received, stored: stored), problem: contents.problem)
  }

  /// Whether the text begins like an address. A bare host does not count: it could also be a file.
  private static func isAddress(_ place: String) -> Bool {
    let start = place.prefix(8).lowercased()
    return start.hasPrefix("http://") || start.hasPrefix("https://") || start.hasPrefix("feed:")
  }

  /// Whether the text may be an address without its beginning.
  private static func isBare(_ text: String) -> Bool {
    !isAddress(text) && !text.contains("://") && text.contains(".")
  }

  /// - Throws: `NewsError.feed(.notAnAddress)`.
  private static func address(_ text: String) throws -> String {
    let given = text
    var text = text.trimmed
    text = FeedAddress.unwrapped(text) ?? text
    if isBare(text) { text = "https://" + text }
    guard let link = WebLink(text) else { throw NewsError.feed(.notAnAddress(given)) }
    return ConsentLink.target(of: link.address) ?? link.address
  }
}
