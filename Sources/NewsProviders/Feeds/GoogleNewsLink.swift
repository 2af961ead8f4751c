import FoundationEssentials
import NewsDomain

/// Reads the sources' addresses out of links of Google News, as far as this is possible without a request.
enum GoogleNewsLink {
  /// Whether a link leads through Google News.
  static func isOne(_ link: String) -> Bool {
    link.hasPrefix("https://news.google.com/") || link.hasPrefix("http://news.google.com/")
  }

  /// - Returns: `nil` if the link does not contain the address; in links since July 2024 only Google knows it.
  static func source(of link: String) -> String? {
    // A link to a page that asks for consent first, and then leads to this address.
    if let target = ConsentLink.target(of: link) { return source(of: target) ?? target }
    guard isOne(link) else { return nil }
    return oldest(link) ?? old(link)
  }

  /// Reads links of 2012, where the address is a parameter.
  private static func oldest(_ link: String) -> String? {
    guard let value = link.rest(after: "&url=") ?? link.rest(after: "?url=") else { return nil }
    return WebLink(String(Substring(value.utf8.prefix { $0 != UInt8(ascii: "&") })).percentDecoded)?.address
  }

  /// Reads links of up to 2024: base64 of a message whose fourth field is the address (bytes 08 13 22, length,
  /// address).
  private static func old(_ link: String) -> String? {
    guard let path = link.rest(after: "/articles/") ?? link.rest(after: "/read/") else { return nil }
    let id = path.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "#") }
    // The first three bytes. Nearly all links of today also begin like this, but continue with one of Google's opaque
    // ids.
    guard id.starts(with: "CBMi".utf8), id.count <= 4096, var rest = Self.bytes(ofBase64: id.prefix(12))?.dropFirst(3),
      rest.offset(of: "AU_") == nil, let whole = Self.bytes(ofBase64: id)
    else { return nil }
    rest = whole.dropFirst(3)
    var length = 0
    var shift = 0
    while let byte = rest.popFirst(), shift <= 14 {
      length |= Int(byte & 0x7F) << shift
      shift += 7
      if byte & 0x80 == 0 { break }
    }
    guard length > 0, rest.count >= length else { return nil }
    return String(validating: rest.prefix(length), as: UTF8.self).flatMap(WebLink.init)?.address
  }

  /// Decodes base64 in the alphabet for addresses (`-` and `_`), without padding.
  private static func bytes(ofBase64 text: Substring.UTF8View) -> ArraySlice<UInt8>? {
    var standard = text.map {
      $0 == UInt8(ascii: "-") ? UInt8(ascii: "+") : $0 == UInt8(ascii: "_") ? UInt8(ascii: "/") : $0
    }
    while standard.count % 4 != 0 { standard.append(UInt8(ascii: "=")) }
    return Data(base64Encoded: Data(standard)).map { ArraySlice($0) }
  }
}
