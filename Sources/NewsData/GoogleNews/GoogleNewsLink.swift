import NewsDomain

/// The publishers' addresses in the links of Google News, as far as they can be read without asking anybody.
enum GoogleNewsLink {
  /// - Returns: `nil` for links that hold none: those since July 2024 are only known to Google.
  static func publisher(of link: String) -> String? {
    guard link.contains("/articles/") || link.contains("/read/") || link.contains("url=") else { return nil }
    return oldest(link) ?? old(link)
  }

  /// Of 2012: the address stands at the end, as it is.
  private static func oldest(_ link: String) -> String? {
    guard let host = WebLink(link)?.host, host == "news.google.com" || host.hasSuffix(".google.com"),
      let mark = link.firstRange(of: "&url=") ?? link.firstRange(of: "?url=")
    else { return nil }
    let address = String(link[mark.upperBound...])
    // With parameters of its own it is encoded, and ends where Google's go on.
    let whole = address.hasPrefix("http%3A") || address.hasPrefix("https%3A")
      ? String(address.prefix { $0 != "&" }).percentDecoded : address
    return WebLink(whole)?.address
  }

  /// Up to 2024: base64 of a message whose fourth field is the address (bytes 08 13 22, length, address).
  private static func old(_ link: String) -> String? {
    guard let mark = link.firstRange(of: "/articles/") ?? link.firstRange(of: "/read/") else { return nil }
    let id = link[mark.upperBound...].prefix { $0 != "?" && $0 != "/" && $0 != "#" }
    guard id.utf8.count <= 4096 else { return nil }
    let standard = id.replacing("-", with: "+").replacing("_", with: "/")
    let padding = String(repeating: "=", count: (4 - standard.utf8.count % 4) % 4)
    guard let bytes = Data(base64Encoded: standard + padding) else { return nil }
    var rest = bytes[...]
    guard rest.starts(with: [0x08, 0x13, 0x22]) else { return nil }
    rest = rest.dropFirst(3)
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
}
