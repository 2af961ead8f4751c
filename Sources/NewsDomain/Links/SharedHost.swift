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

  /// Whether a host has pages of several people.
  ///
  /// - Parameter host: in lower case.
  package static func isOfSeveral(_ host: String) -> Bool {
    carriers.contains { host.isHost(within: $0) } || ofPaths.contains { host == $0 } || ofNames.contains { host == $0 }
  }
}

extension String {
  /// Whether a host is another host or a subdomain of it, both in lower case.
  package func isHost(within other: String) -> Bool {
    guard !other.isEmpty, hasSuffix(other) else { return false }
    return utf8.count == other.utf8.count || utf8.dropLast(other.utf8.count).last == UInt8(ascii: ".")
  }
}
