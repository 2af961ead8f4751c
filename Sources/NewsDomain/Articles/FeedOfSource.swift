/// A feed, and the host of the source it belongs to.
package struct FeedOfSource: Sendable, Hashable {
  /// In lower case, without `www.`.
  package let host: String
  package let address: String

  package init(host: String, address: String) {
    self.host = host
    self.address = address
  }
}

extension WebLink {
  /// The host in lower case, without `www.`.
  package var bareHost: String {
    let host = host.lowercased()
    return host.hasPrefix("www.") ? String(host.dropFirst("www.".count)) : host
  }
}
