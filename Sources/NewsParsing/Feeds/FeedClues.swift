import NewsDomain

/// Clues about the targets of links that need no request.
enum FeedClues {
  private static let feedTypes: Set<String> = [
    "application/rss+xml", "application/atom+xml", "application/feed+json", "application/rdf+xml", "application/rss",
    "application/x-rss+xml", "application/atom", "text/rss+xml", "text/atom+xml", "text/rss", "text/atom",
  ]
  /// Types of feeds and of much else.
  private static let otherTypes: Set<String> = ["application/xml", "text/xml", "application/json"]
  /// Links to what belongs to a page rather than to what replaces it.
  private static let otherRelations: Set<String> = [
    "stylesheet", "icon", "search", "sitemap", "manifest", "preload", "prefetch", "canonical", "edituri",
    "wlwmanifest", "https://api.w.org/",
  ]
  private static let names: Set<String> = ["feed", "feeds", "rss", "rss2", "atom", "rdf"]
  private static let extensions: Set<String> = ["rss", "atom", "rdf"]
  private static let maxWords = 6

  /// How surely a link leads to a feed; the surest first.
  enum Strength: Int {
    case declared
    case declaredXML
    case declaredJSON
    case address
    case text
  }

  /// - Returns: `nil` if nothing says that it leads to a feed.
  static func strength(of link: PageLink, on page: WebLink) -> Strength? {
    let (type, relations) = (link.type ?? "", link.relations)
    guard !type.contains("oembed"), !relations.contains(where: otherRelations.contains),
      let address = WebLink(link.address), !isInterface(address)
    else { return nil }
    if link.isForReaders || feedTypes.contains(type) { return .declared }
    if relations.contains("feed"), type.isEmpty || otherTypes.contains(type) { return .declared }
    if relations.contains("alternate"), otherTypes.contains(type) {
      return type.hasSuffix("json") ? .declaredJSON : .declaredXML
    }
    switch link.place {
    case .declared:
      return relations.contains("alternate") && type.isEmpty && isFeed(address, on: page) ? .declaredXML : nil
    case .anchor:
      if isFeed(address, on: page) { return .address }
      return isOfSite(address, page) && saysFeed(link.text) ? .text : nil
    }
  }

  /// Whether an address has the form of a feed's.
  private static func isFeed(_ link: WebLink, on page: WebLink) -> Bool {
    let parts = link.reference
    let query = (parts.query ?? "").lowercased().split(at: "&")
    let last = parts.path.split(separator: "/").last?.lowercased() ?? ""
    let dot = last.lastIndex(of: ".")
    let (stem, ending) = (String(last[..<(dot ?? last.endIndex)]), dot.map { String(last[$0...].dropFirst()) } ?? "")
    if extensions.contains(ending) { return true }
    let words = Set(stem.split { !$0.isLetter && !$0.isNumber }.map(String.init))
    if ["xml", "json"].contains(ending), stem == "index" && ending == "xml" || !words.isDisjoint(with: names) {
      return true
    }
    let host = link.host.lowercased().prefix { $0 != "." }
    if ["feed", "feeds", "rss"].contains(host) { return true }
    // On other sites these are often pages.
    guard isOfSite(link, page) else { return false }
    if names.contains(last) { return true }
    return query.contains { pair in
      let halves = pair.split(separator: "=", maxSplits: 1)
      return halves.count == 2 && ["feed", "format", "type", "output", "alt"].contains(halves[0])
        && (names.contains(String(halves[1])) || halves[1].hasPrefix("comments-"))
    }
  }

  /// Whether an address is that of an interface for programs, which many pages name as an alternative.
  private static func isInterface(_ link: WebLink) -> Bool {
    let path = link.reference.path.lowercased()
    return ["/wp-json", "oembed", "xmlrpc", "sitemap"].contains(where: path.contains)
  }

  private static func isOfSite(_ link: WebLink, _ page: WebLink) -> Bool {
    link.siteHost.isHost(within: page.siteHost) || page.siteHost.isHost(within: link.siteHost)
  }

  private static func saysFeed(_ text: String) -> Bool {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard words.count <= maxWords else { return false }
    return words == ["xml"] || words.contains { names.contains($0) || $0 == "newsfeed" }
  }
}
