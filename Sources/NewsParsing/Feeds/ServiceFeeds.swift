import NewsDomain

/// The addresses of feeds that follow from the address of a page alone.
package enum ServiceFeeds {
  /// The addresses at which most sites have their feed if they have one.
  private static let usual = ["/feed", "/rss.xml", "/atom.xml", "/feed.xml", "/index.xml", "/feed.json"]

  /// The feed of a page of a known service; `nil` if there is no rule for the page.
  package static func feed(of address: String) -> String? {
    guard let link = WebLink(address) else { return nil }
    let host = link.siteHost
    let path = link.reference.path.split(separator: "/").map(String.init)
    // An address that is a feed's already.
    guard !["feed", "rss"].contains(path.first ?? ""), path.last?.hasSuffix(".rss") != true,
      path.last?.hasSuffix(".atom") != true
    else { return nil }
    func feed(_ path: String, at host: String? = nil, query: Substring? = nil) -> String {
      "\(link.reference.scheme ?? "https")://\(host ?? link.host)\(path)" + (query.map { "?\($0)" } ?? "")
    }
    switch host {
    case "youtube.com":
      return youTubeQuery(path, link.reference.query).map {
        feed("/feeds/videos.xml", at: "www.youtube.com", query: $0)
      }
    case "github.com":
      return gitHubPath(path).map { feed($0) }
    case "medium.com":
      let isOfAll = ["", "m", "me", "search", "about", "plans", "jobs-at-medium"].contains(path.first ?? "")
      return isOfAll ? nil : feed("/feed/" + path.prefix(path.first == "tag" ? 2 : 1).joined(separator: "/"))
    case "substack.com":
      return path.first.flatMap { $0.hasPrefix("@") ? feed("/feed", at: $0.dropFirst() + ".substack.com") : nil }
    default:
      if host.isHost(within: "reddit.com") {
        return feed(path.map { "/" + $0 }.joined() + "/.rss", query: link.reference.query)
      }
      return host.isHost(within: "substack.com") || host.isHost(within: "medium.com") ? feed("/feed") : nil
    }
  }

  /// The addresses at which the site of a page may have a feed that the page does not name.
  package static func guesses(for address: String) -> [String] {
    guard let link = WebLink(address) else { return [] }
    let root = "\(link.reference.scheme ?? "https")://\(link.reference.authority ?? "")"
    let path = link.reference.path.split(separator: "/")
    var guesses: [String] = []
    // Mastodon and its kin.
    if let name = path.first, name.hasPrefix("@"), !name.dropFirst().contains("@") { guesses.append("/\(name).rss") }
    if path.count == 2, path[0] == "users" { guesses.append("/@\(path[1]).rss") }
    guesses += usual
    if let first = path.first, !first.contains("."), !first.hasPrefix("@") { guesses += usual.map { "/\(first)" + $0 } }
    return guesses.map { root + $0 }
  }

  private static func youTubeQuery(_ path: [String], _ query: Substring?) -> Substring? {
    let list = (query ?? "").split(at: "&").first { $0.hasPrefix("list=") }?.dropFirst("list=".count)
    switch (path.first, path.dropFirst().first) {
    case ("channel", let id?): return "channel_id=\(id)"
    case ("user", let name?): return "user=\(name)"
    case ("playlist", _): return list.map { "playlist_id=\($0)" }
    default: return nil
    }
  }

  private static func gitHubPath(_ path: [String]) -> String? {
    let services = ["features", "topics", "orgs", "settings", "search", "marketplace", "sponsors", "collections"]
    guard path.count >= 2, !services.contains(path[0]) else { return nil }
    let repository = "/\(path[0])/\(path[1])"
    switch path.dropFirst(2).first {
    case nil, "releases": return repository + "/releases.atom"
    case "tags": return repository + "/tags.atom"
    case "commits": return repository + "/commits" + (path.count > 3 ? "/\(path[3])" : "") + ".atom"
    default: return nil
    }
  }
}
