import NewsDomain

/// Resolves addresses as feeds write them: absolute, relative or without a scheme.
package enum FeedAddress {
  /// The longest address used, in bytes.
  package static let longest = 4096

  /// The address of the web in one with the scheme `feed`, which browsers pass on to feed readers: `feed:https://…`,
  /// `feed://…`, and `feed:://…`, which some sites write.
  ///
  /// - Returns: `nil` if it has another scheme.
  package static func unwrapped(_ address: String) -> String? {
    let scheme = "feed:"
    guard address.prefix(scheme.count).lowercased() == scheme else { return nil }
    let rest = address.dropFirst(scheme.count).drop { $0 == ":" || $0 == "/" }
    return String(rest).holds("://") ? String(rest) : "https://" + rest
  }

  /// - Parameter base: the base for relative addresses.
  /// - Returns: `nil` if the address is empty or too long.
  package static func resolved(_ address: String, against base: String?) -> String? {
    var address = address.trimmed
    guard !address.isEmpty, address.utf8.count <= longest, base?.utf8.count ?? 0 <= longest else { return nil }
    // Escaped once too often.
    while let offset = address.offset(of: "&amp;") {
      let mark = address.utf8.index(address.utf8.startIndex, offsetBy: offset + 1)
      address.removeSubrange(mark..<address.utf8.index(mark, offsetBy: "amp;".utf8.count))
    }
    if address.hasPrefix("https://") || address.hasPrefix("http://") { return address }
    // A host without a scheme, as people write it.
    if address.lowercased().hasPrefix("www.") { address = "//" + address }
    guard let base else { return address.hasPrefix("//") ? "https:" + address : address }
    return URIReference(address).percentEncoded.resolved(against: URIReference(base)).description
  }
}
