import NewsDomain

/// The known feeds of sources, by the host of their site.
enum FeedDirectory {
  /// - Parameter host: the host of a site, with or without `www`.
  /// - Returns: the addresses of its feeds, those of the catalogue's sources first.
  static func feeds(ofHost host: String) -> [String] {
    let host = plain(host)
    return SourceCatalogue.entries.compactMap { entry in
      guard let feed = entry.feed, let site = entry.source.link.flatMap(WebLink.init)?.host, plain(site) == host else {
        return nil
      }
      return feed
    }
  }

  private static func plain(_ host: String) -> String {
    let host = host.lowercased()
    return host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
  }
}
