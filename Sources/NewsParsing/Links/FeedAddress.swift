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

  /// Whether an address is as it should be, or a relative one. This is a shortcut: nearly all are.
  private static func isUsual(_ address: String) -> Bool {
    guard let first = address.utf8.first, first != UInt8(ascii: "\""), first != UInt8(ascii: "'"),
      !address.holds("\\")
    else { return false }
    for prefix in ["https://", "http://"] where address.hasPrefix(prefix) {
      return address.utf8.dropFirst(prefix.utf8.count).first != UInt8(ascii: "/")
    }
    return first | 0x20 != UInt8(ascii: "h")
  }

  /// Without quotes around it, and with two slashes after `http:` or `https:`, however many and of whatever kind there are:
  /// as browsers read `http:\\host\page` and `https:/host`.
  private static func mended(_ address: String) -> String {
    var address = address[...]
    while address.utf8.count > 1, let mark = address.first, mark == "\"" || mark == "'", address.last == mark {
      address = address.dropFirst().dropLast().trimmed[...]
    }
    for scheme in ["https:", "http:"] where address.prefix(scheme.count).lowercased() == scheme {
      let rest = address.dropFirst(scheme.count)
      let slashes = rest.prefix { $0 == "/" || $0 == "\\" }
      let query = rest.firstIndex { $0 == "?" || $0 == "#" } ?? rest.endIndex
      guard !slashes.isEmpty, slashes != "//" || rest[..<query].utf8.contains(UInt8(ascii: "\\")) else { break }
      let path = rest[slashes.endIndex..<max(query, slashes.endIndex)].replacingScalars { $0 == "\\" ? "/" : nil }
      return "\(scheme)//\(path)\(rest[max(query, slashes.endIndex)...])"
    }
    return String(address)
  }

  /// - Parameter base: the base for relative addresses.
  /// - Returns: `nil` if the address is empty or too long.
  package static func resolved(_ address: String, against base: String?) -> String? {
    var address = address.trimmed
    if !isUsual(address) { address = mended(address) }
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
