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
      var scanner = HTMLScanner(bytes)
      while feeds.count < most, let token = scanner.next() {
        guard case .tag(let tag) = token, !tag.isClosing else { continue }
        // The links are in the head, so reading ends at the body, which may contain anything.
        if scanner.isNamed(tag, "body") { break }
        if scanner.isNamed(tag, "script") || scanner.isNamed(tag, "style") { scanner.skipContent(of: tag) }
        if scanner.isNamed(tag, "base"), let given = scanner.attribute("href", of: tag) {
          base = FeedAddress.resolved(given, against: address) ?? address
        }
        guard scanner.isNamed(tag, "link"),
          let relation = scanner.attribute("rel", of: tag)?.lowercased().split(separator: " "),
          relation.contains("alternate"),
          let type = scanner.attribute("type", of: tag)?.lowercased().prefix(while: { $0 != ";" }).trimmed,
          types.contains(type), let given = scanner.attribute("href", of: tag),
          let feed = FeedAddress.resolved(given, against: base).flatMap(WebLink.init)
        else { continue }
        feeds.append(.init(name: scanner.attribute("title", of: tag)?.nonBlank, feed: feed.address, site: address))
      }
      return feeds
    }
  }
}
