import NewsDomain

/// The known feeds of sources, by the host of their site.
enum FeedDirectory {
  /// - Parameter host: the host of a site or feed, with or without `www`.
  /// - Returns: the addresses of its feeds: those of known sources, then those on the same host, then those on its
  ///   subdomains and parent domains.
  static func feeds(ofHost host: String) -> [String] {
    feeds(ofHost: host, in: .current)
  }

  static func feeds(ofHost host: String, in catalogue: FeedCatalogue) -> [String] {
    let host = plain(host)
    guard host.contains("."), !SharedHost.carriers.contains(where: { isWithin(host.utf8, $0.utf8) }) else { return [] }
    // On these sites each subdomain belongs to someone else.
    let isShared = SharedHost.isOfMember(host)
    var same: [String] = []
    var related: [String] = []
    let entries = catalogue.entries { line in
      let feed = Self.host(of: line.feed)
      if feed.elementsEqual(host.utf8) { return true }
      return !isShared && (isWithin(feed, host.utf8) || isWithin(host.utf8, feed))
    }
    for entry in entries {
      let isSame = WebLink(entry.feed).map { plain($0.host) == host } ?? false
      if isSame { same.append(entry.feed) } else { related.append(entry.feed) }
    }
    var seen: Set<String> = []
    // Without its scheme, because http and https lead to the same feed.
    return ((ofSources[host] ?? []) + same + related).filter { address in
      seen.insert(address.split(separator: "://", maxSplits: 1).last.map { String($0) } ?? address).inserted
    }
  }

  /// The feeds of the catalogue's sources, by the hosts of their sites, then by those of the feeds.
  private static let ofSources: [String: [String]] = {
    var feeds: [String: [String]] = [:]
    for entry in SourceCatalogue.entries {
      guard let feed = entry.feed, let host = entry.source.link.flatMap(WebLink.init)?.host else { continue }
      feeds[plain(host), default: []].append(feed)
    }
    for entry in SourceCatalogue.entries {
      guard let feed = entry.feed, let host = WebLink(feed)?.host else { continue }
      if feeds[plain(host)]?.contains(feed) != true { feeds[plain(host), default: []].append(feed) }
    }
    return feeds
  }()

  /// The sites of known sources that a feed belongs to, as hosts: those with this feed, and those with all of their
  /// feeds on its host.
  static func sites(ofFeed address: String) -> [String] {
    guard let feed = WebLink(address) else { return [] }
    var sites = sitesOfSources(withFeed: feed)
    for entry in FeedCatalogue.current.feeds(at: address) {
      if let site = entry.source.flatMap(SourceCatalogue.entry)?.siteHost { sites.append(site) }
    }
    return Set(sites).sorted()
  }

  /// The same, but without a search of the catalogue of topics.
  static func sitesOfSources(withFeed feed: WebLink) -> [String] {
    var sites = sitesOfFeeds[feed.canonical] ?? []
    if !SharedHost.carriers.contains(where: { feed.siteHost.isHost(within: $0) }) {
      sites += sitesOfHosts[feed.siteHost] ?? []
    }
    return sites
  }

  /// The hosts of the sites of known sources, by their feeds, and by the feeds' hosts.
  private static let (sitesOfFeeds, sitesOfHosts) = {
    var (feeds, hosts): ([String: [String]], [String: [String]]) = ([:], [:])
    for entry in SourceCatalogue.entries {
      guard let site = entry.siteHost, let feed = entry.feed.flatMap(WebLink.init) else { continue }
      feeds[feed.canonical, default: []].append(site)
      hosts[feed.siteHost, default: []].append(site)
    }
    return (feeds, hosts)
  }()

  private static func plain(_ host: String) -> String {
    let host = host.lowercased()
    return host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
  }

  /// The host in an address with its port, without `www`; empty if it is not an address.
  private static func host(of address: UnsafeBufferPointer<UInt8>) -> Slice<UnsafeBufferPointer<UInt8>> {
    guard let colon = address.firstIndex(of: UInt8(ascii: ":")), colon + 3 <= address.count else {
      return address[address.endIndex...]
    }
    var host = address[(colon + 3)...].prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }
    if host.starts(with: "www.".utf8) { host = host.dropFirst(4) }
    return host
  }

  /// Whether a host is another host or a subdomain of it, both in lower case.
  private static func isWithin(_ host: some BidirectionalCollection<UInt8>, _ other: some Collection<UInt8>) -> Bool {
    let (count, wanted) = (host.count, other.count)
    guard wanted > 0, count >= wanted, host.suffix(wanted).elementsEqual(other) else { return false }
    return count == wanted || host.dropLast(wanted).last == UInt8(ascii: ".")
  }
}
