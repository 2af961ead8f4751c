import NewsDomain

/// Finds the feeds that a web page links to: `<link rel="alternate" type="application/rss+xml" href="…">`.
package enum FeedDiscovery {
  /// The most feeds read from one page.
  private static let most = 20
  private static let types = [
    "application/rss+xml", "application/atom+xml", "application/feed+json",
  ]

  /// - Parameters:
  ///   - text: the page as UTF-8.
  ///   - address: the page's address, used to resolve relative addresses.
  package static func feeds(inPage text: [UInt8], at address: String) -> [FeedList.Entry] {
    text.withUnsafeBufferPointer { bytes in
      var feeds: [FeedList.Entry] = []
      var base = address
      HTMLFragment.read(bytes) { piece in
        guard piece.kind == .start else { return .continue }
        // The links are in the head, so reading ends at the body, which may contain anything.
        if piece.name == .body { return .stop }
        if piece.name == .base, let given = piece.attribute("href") {
          base = FeedAddress.resolved(given, against: address) ?? address
        }
        guard piece.name == .link, let relation = piece.attribute("rel")?.lowercased().split(separator: " "),
          relation.contains("alternate"),
          let type = piece.attribute("type")?.lowercased().prefix(while: { $0 != ";" }).trimmed,
          types.contains(type), let given = piece.attribute("href"),
          let feed = FeedAddress.resolved(given, against: base).flatMap(WebLink.init)
        else { return .continueByName }
        feeds.append(.init(name: piece.attribute("title")?.nonBlank, feed: feed.address, site: address))
        return feeds.count < most ? .continue : .stop
      }
      return feeds
    }
  }
}
