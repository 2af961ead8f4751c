extension WebLink {
  /// Prefixes of hosts on which a site has the same pages.
  private static let editions = ["www.", "m.", "amp.", "mobile."]
  /// Prefixes of hosts on which a site has its feeds.
  private static let ofFeeds = ["feeds.", "feed.", "rss.", "newsfeed."]

  /// The host in the form that all versions of a site share.
  package var siteHost: String {
    var host = host.lowercased()
    for port in [":80", ":443"] where host.hasSuffix(port) { host.removeLast(port.count) }
    while host.hasSuffix(".") { host.removeLast() }
    return Self.dropping(Self.editions, from: host)
  }

  /// The host that distinguishes a feed from those of others; with its path on a host that carries many people's feeds.
  package var feedHost: String {
    let isShared = SharedHost.carriers.contains { siteHost.isHost(within: $0) }
    return isShared ? host.lowercased() + reference.path : host
  }

  /// Whether a feed at this address belongs to the site of a page: it is on the same host, on the usual host for feeds
  /// of the site, or known to belong to it.
  ///
  /// Two sites with a common suffix, such as two blogs of one host, are different ones; where many people publish under
  /// one host, nobody speaks for it.
  ///
  /// - Parameter sites: the hosts of the sites that it is known to belong to.
  package func isFeed(of page: WebLink, sites: [String] = []) -> Bool {
    let (own, other) = (siteHost, page.siteHost)
    guard !SharedHost.isOfSeveral(other), !page.isOpaque else { return false }
    if sites.contains(where: { !SharedHost.isOfSeveral($0) && other.isHost(within: $0) }) { return true }
    guard own == other || Self.dropping(Self.ofFeeds, from: own) == other else { return false }
    return member == page.member
  }

  /// The member of a site that a path belongs to, as in `/~ann/feed` and `/@ann/feed`.
  package var member: String? {
    reference.path.split(separator: "/").first { $0.hasPrefix("~") || $0.hasPrefix("@") }.map { $0.lowercased() }
  }

  /// A host without one of several prefixes, unless what is left is not a host.
  private static func dropping(_ beginnings: [String], from host: String) -> String {
    for beginning in beginnings where host.hasPrefix(beginning) {
      let rest = host.dropFirst(beginning.count)
      if rest.contains(".") { return String(rest) }
    }
    return host
  }
}
