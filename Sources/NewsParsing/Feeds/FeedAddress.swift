import NewsDomain

/// Resolves addresses as feeds write them: absolute, relative or without a scheme.
package enum FeedAddress {
  /// The longest address used, in bytes.
  package static let longest = 4096

  /// The address without the scheme by which browsers pass feeds on: `feed://host/` or `feed:https://host/`.
  package static func withoutFeedScheme(_ address: String) -> String {
    var text = address.trimmed
    for prefix in ["feed://", "feed:"] where text.lowercased().hasPrefix(prefix) {
      text = String(text.dropFirst(prefix.count))
      if !text.contains("://") { text = "https://" + text }
    }
    return text
  }

  /// - Parameter base: the base for relative addresses.
  /// - Returns: `nil` if the address is empty or too long.
  package static func resolved(_ address: String, against base: String?) -> String? {
    var address = address.trimmed
    guard !address.isEmpty, address.utf8.count <= longest, base?.utf8.count ?? 0 <= longest else { return nil }
    // Escaped once too often.
    while let mark = address.firstRange(of: "&amp;") { address.replaceSubrange(mark, with: "&") }
    if address.hasPrefix("https://") || address.hasPrefix("http://") { return address }
    // A host without a scheme, as people write it.
    if address.lowercased().hasPrefix("www.") { address = "//" + address }
    guard let base else { return address.hasPrefix("//") ? "https:" + address : address }
    return URIReference(address).percentEncoded.resolved(against: URIReference(base)).description
  }
}
