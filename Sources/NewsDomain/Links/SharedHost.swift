import Locking

/// Hosts on which many people publish, so that the host does not identify the owner of a page or feed.
package enum SharedHost {
  /// Sites that give each member a subdomain.
  package static let ofNames = [
    "blogspot.com", "github.io", "medium.com", "substack.com", "tumblr.com", "wordpress.com",
  ]

  /// Sites that host the feeds of many sources.
  package static let carriers = [
    "art19.com", "beehiiv.com", "feedblitz.com", "feedburner.com", "feedpress.me", "github.com", "steamcommunity.com",
  ]

  /// Sites that give each member a path, not a subdomain.
  private static let ofPaths = [
    "archive.org", "bsky.app", "dev.to", "facebook.com", "gitlab.com", "instagram.com", "linkedin.com",
    "livejournal.com", "medium.com", "note.com", "naver.com", "reddit.com", "sites.google.com", "soundcloud.com",
    "substack.com", "t.me", "tumblr.com", "twitter.com", "vimeo.com", "vk.com", "x.com", "youtube.com",
  ]

  /// Looks up a domain whose subdomains belong to different people: how many labels before it are still its own, as the
  /// region of a cloud; `nil` if it is no such domain.
  package typealias Suffixes = @Sendable (String) -> Int?

  private static let suffixes = Guarded<Suffixes>({ _ in nil })

  /// Gives the table of such domains, which another layer has. Without it only ``ofNames`` are known.
  package static func use(_ lookup: @escaping Suffixes) { suffixes.withLock { $0 = lookup } }

  /// Whether a host has pages of several people.
  ///
  /// - Parameter host: in lower case.
  package static func isOfSeveral(_ host: String, by lookup: Suffixes? = nil) -> Bool {
    if carriers.contains(where: { host.isHost(within: $0) }) || ofPaths.contains(host) || ofNames.contains(host) {
      return true
    }
    let lookup = lookup ?? suffixes.withLock(\.self)
    return lookup(host) != nil || parent(of: host).map { lookup($0) == 1 } ?? false
  }

  /// Whether a host is one of those that a site gives to its members, or the site itself: its neighbours are not of the
  /// same owner.
  ///
  /// - Parameter host: in lower case.
  package static func isOfMember(_ host: String, by lookup: Suffixes? = nil) -> Bool {
    let lookup = lookup ?? suffixes.withLock(\.self)
    var domain: String? = host
    while let name = domain {
      if ofNames.contains(name) || lookup(name) != nil { return true }
      domain = parent(of: name)
    }
    return false
  }

  /// The domain that a host is a subdomain of; `nil` for a top-level one.
  private static func parent(of host: String) -> String? {
    host.utf8.firstIndex(of: UInt8(ascii: ".")).map { String(host[host.utf8.index(after: $0)...]) }
  }
}

extension String {
  /// Whether a host is another host or a subdomain of it, both in lower case.
  package func isHost(within other: String) -> Bool {
    guard !other.isEmpty, hasSuffix(other) else { return false }
    return utf8.count == other.utf8.count || utf8.dropLast(other.utf8.count).last == UInt8(ascii: ".")
  }
}
