/// Who says the words of an article. Of two, those of the greater one count.
package enum Speaker: Int, Sendable, Comparable, CaseIterable {
  /// Somebody who links to its page, such as a feed that collects from others.
  case others
  /// A service that lists headlines under the names of their sources: Google News and NewsAPI.
  case service
  /// The source of its page.
  case source

  package static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }

  /// The name in exported files.
  package var name: String { String(describing: self) }

  package init?(name: String) {
    guard let speaker = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = speaker
  }
}

extension Article {
  /// Who says its words.
  package var speaker: Speaker {
    guard let provenance else { return .others }
    if let known = provenance.speaker { return known }
    if provider == .newsapi { return .service }
    guard let feed = provenance.request.flatMap(WebLink.init), let page = link.flatMap(WebLink.init) else {
      return .others
    }
    if provenance.isOfService || feed.isOpaque { return .service }
    return feed.isFeed(of: page, sites: provenance.sites) ? .source : .others
  }

  /// Whose word an article is: in a story each counts once. `nil` if that is not known.
  ///
  /// What a source says itself, or a service says it does, counts as the source's; all else that one feed has is the
  /// feed's alone, whatever sources it names.
  ///
  /// - Parameter origin: the host that its words came from.
  package func voice(from origin: String?) -> String? {
    let page = link.flatMap(WebLink.init).flatMap { $0.isOpaque ? nil : $0.siteHost }
    switch speaker {
    case .source: return page
    case .others:
      if let origin, origin.contains("."), WebLink("https://" + origin)?.isOpaque == false { return origin }
      fallthrough
    case .service: return source.link.flatMap(WebLink.init)?.siteHost ?? source.name?.nonBlank ?? page
    }
  }

  /// Whose word an article is that was just fetched.
  package var voice: String? { voice(from: provenance?.request.flatMap(WebLink.init)?.feedHost) }
}

extension WebLink {
  /// Beginnings of hosts on which a site has the same pages.
  private static let editions = ["www.", "m.", "amp.", "mobile."]
  /// Beginnings of hosts on which a site has its feeds.
  private static let ofFeeds = ["feeds.", "feed.", "rss.", "newsfeed."]

  /// The host in the form that all editions of a site share.
  package var siteHost: String {
    var host = host.lowercased()
    for port in [":80", ":443"] where host.hasSuffix(port) { host.removeLast(port.count) }
    while host.hasSuffix(".") { host.removeLast() }
    return Self.dropping(Self.editions, from: host)
  }

  /// The host by which a feed is known from those of others; on a host that carries feeds of many, with its path.
  package var feedHost: String {
    let isShared = SharedHost.carriers.contains { siteHost.isHost(within: $0) }
    return isShared ? host.lowercased() + reference.path : host
  }

  /// Whether a feed at this address is one of the site of a page: of the same host, of the host that feeds of the site
  /// have by custom, or of a site that it is known to belong to.
  ///
  /// Two sites with a common ending, such as two blogs of one host, are different ones; where many people publish below
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

  /// A host without one of several beginnings, unless that leaves no whole host.
  private static func dropping(_ beginnings: [String], from host: String) -> String {
    for beginning in beginnings where host.hasPrefix(beginning) {
      let rest = host.dropFirst(beginning.count)
      if rest.contains(".") { return String(rest) }
    }
    return host
  }
}
