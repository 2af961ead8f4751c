/// A link that is safe to pass to another program: http or https, with a host, in ASCII, without white space and
/// control characters.
package struct WebLink: Sendable, Equatable {
  /// The whole address, with non-ASCII bytes percent-encoded.
  package let address: String
  /// The host with its port, if there is one.
  package let host: String

  package init?(_ written: String) {
    // A plain address is clean already.
    let plain = Self.plainHost(of: written)
    let text = plain == nil ? Self.cleaned(written) : written
    if let host = plain ?? Self.plainHost(of: text) {
      address = text
      self.host = String(Substring(text.utf8.dropFirst(host.lowerBound).prefix(host.count)))
      return
    }
    var parts = URIReference(text)
    guard let scheme = parts.scheme?.lowercased(), ["http", "https"].contains(scheme),
      let host = parts.host, let first = host.utf8.first, first != UInt8(ascii: ":"),
      !host.utf8.contains(where: { " \"'<>\\^`{|}".utf8.contains($0) }), Self.hasUsablePort(host),
      Self.hasUsableBrackets(host),
      !text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F })
    else { return nil }
    parts.scheme = scheme[...]
    address = parts.description.escaped { byte in byte >= 0x80 || " \"<>\\^`{|}".utf8.contains(byte) }
    self.host = String(host)
  }

  /// Whether it is the address of a page and needs no change. This is a shortcut: nearly all addresses need none, and
  /// pages have many.
  package static func isPlain(_ text: String) -> Bool { plainHost(of: text) != nil }

  /// The position of such an address's host, in bytes; `nil` if the address may need a change.
  private static func plainHost(of text: String) -> Range<Int>? {
    text.utf8.withContiguousStorageIfAvailable { bytes -> Range<Int>? in
      let prefix: StaticString = bytes.count > 4 && bytes[4] == UInt8(ascii: "s") ? "https://" : "http://"
      let start = prefix.utf8CodeUnitCount
      guard bytes.count > start, bytes.starts(with: UnsafeBufferPointer(start: prefix.utf8Start, count: start)) else {
        return nil
      }
      let rest = bytes[start...]
      let isPlain = rest.allSatisfy { byte in
        switch byte {
        case 0x61...0x7A, 0x23...0x3B, 0x3F...0x5B, 0x21, 0x3D, 0x5D, 0x5F, 0x7E: true
        default: false
        }
      }
      guard isPlain else { return nil }
      let host = rest.prefix { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) || $0 == 0x2D || $0 == 0x2E }
      let end = rest[host.endIndex...].first
      guard end == nil || end == UInt8(ascii: "/") || end == UInt8(ascii: "?") else { return nil }
      return host.isEmpty ? nil : host.indices
    } ?? nil
  }

  /// Whether what follows the host's colon can be a port. If a password has a slash, the user's name is taken for the
  /// host and the beginning of the password for its port: that must not be fetched, stored or shown.
  private static func hasUsablePort(_ host: Substring) -> Bool {
    let name = host.utf8.lastIndex(of: UInt8(ascii: "]")).map { host[$0...] } ?? host
    guard let colon = name.utf8.firstIndex(of: UInt8(ascii: ":")) else { return true }
    let port = name[name.utf8.index(after: colon)...].utf8
    return port.allSatisfy { (0x30...0x39).contains($0) } && Int(Substring(port)).map { $0 < 65_536 } ?? port.isEmpty
  }

  /// Whether the host's brackets, if it has any, are around an IPv6 address: other programs refuse anything else.
  private static func hasUsableBrackets(_ host: Substring) -> Bool {
    guard host.utf8.contains(where: { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "]") }) else { return true }
    guard host.utf8.first == UInt8(ascii: "["), let end = host.utf8.firstIndex(of: UInt8(ascii: "]")) else {
      return false
    }
    let inside = String(Substring(host.utf8[..<end].dropFirst()))
    let after = host.utf8[end...].dropFirst().first
    return (after == nil || after == UInt8(ascii: ":")) && inside.utf8.contains(UInt8(ascii: ":"))
      && IPAddress(inside) != nil
  }

  /// The text without white space around the address or line breaks within it.
  private static func cleaned(_ text: String) -> String {
    // A shortcut: nearly all addresses are clean, and pages have many.
    if text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) { return text }
    // Addresses with tabs occur in real responses. Browsers drop these three characters as well (WHATWG URL).
    return String(String.UnicodeScalarView(text.unicodeScalars.filter { !"\t\r\n".unicodeScalars.contains($0) }))
      .trimmed
  }

  /// The parts of the address.
  package var reference: URIReference { URIReference(address) }

  /// The address without a name and password.
  package var withoutLogin: String {
    guard address.utf8.contains(UInt8(ascii: "@")) else { return address }
    var parts = reference
    parts.authority = parts.host
    return parts.description
  }

  /// Whether the address has a name or a password.
  package var hasLogin: Bool { withoutLogin != address }

  /// The address for readers: without login, scheme, `www.` and trailing slash.
  package var display: String {
    var text = withoutLogin[...]
    for prefix in ["https://", "http://", "www."] where text.hasPrefix(prefix) {
      text = text.dropFirst(prefix.count)
    }
    return Self.readable(String(text.hasSuffix("/") ? text.dropLast() : text))
  }

  /// The text with percent-encoded non-ASCII letters decoded.
  private static func readable(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    return String(validating: text.unescaped { $0 >= 0x80 }, as: UTF8.self) ?? text
  }
}

extension WebLink {
  /// The address with the name and password of another one if both are on the same server, and else without any.
  package func withLogin(of other: WebLink) -> String {
    var parts = reference
    let isSame =
      parts.scheme == other.reference.scheme && host.lowercased() == other.host.lowercased()
    parts.authority = isSame ? other.reference.authority : parts.host
    return parts.description
  }

  /// Whether the link leads through an aggregator and says nothing about the page behind it.
  package var isOpaque: Bool { host == "news.google.com" }

  /// The endings of files of sound and film, in lower case.
  private static let recordings: Set = [
    "aac", "avi", "flac", "m4a", "m4b", "m4v", "mkv", "mov", "mp3", "mp4", "mpeg", "mpg", "oga", "ogg", "ogv", "opus",
    "wav", "webm", "wma", "wmv",
  ]

  /// Whether it leads to a file of sound or film, such as an episode of a podcast, which has no text to read.
  package var isRecording: Bool {
    guard let name = reference.path.split(separator: "/").last, let dot = name.lastIndex(of: ".") else { return false }
    return Self.recordings.contains(name[name.index(after: dot)...].lowercased())
  }
}
