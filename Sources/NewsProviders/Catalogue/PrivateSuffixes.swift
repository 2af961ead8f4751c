import CEmbedded

/// The domains of the private part of the Public Suffix List, embedded in the binary: each of their subdomains belongs to
/// somebody else. See https://publicsuffix.org.
package enum PrivateSuffixes {
  /// How many labels before a domain are still its own; `nil` if the domain is not in the list.
  ///
  /// - Parameter domain: in lower case, with names beyond ASCII in Punycode.
  @Sendable
  package static func ownLabels(before domain: String) -> Int? {
    EmbeddedTable.value(of: domain, in: supernews_private_suffixes()).flatMap(Int.init)
  }
}
