/// A link that is safe to hand to another program: http or https, with a host, in ASCII, without blanks
/// or controls.
package struct WebLink: Sendable, Equatable {
  /// The whole address, non-ASCII bytes percent-encoded.
  package let address: String
  package let host: String

  package init?(_ text: String) {
    let text = Self.cleaned(text)
    if let host = Self.plainHost(text) {
      address = text
      self.host = host
      return
    }
    let scheme = text.utf8.prefix { $0 != UInt8(ascii: ":") }
    let rest = text.utf8[scheme.endIndex...]
    guard rest.starts(with: "://".utf8), ["http", "https"].contains(Substring(scheme).lowercased()) else { return nil }

    let authority = rest.dropFirst(3).prefix { !"/?#".utf8.contains($0) }
    let host = authority.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false).last ?? authority
    guard let first = host.first, first != UInt8(ascii: ":"),
      !host.contains(where: { " \"'<>\\^`{|}".utf8.contains($0) })
    else { return nil }

    var address = Array(Substring(scheme).lowercased().utf8)
    address.reserveCapacity(text.utf8.count)
    for byte in rest {
      switch byte {
      case 0x00...0x1F, 0x7F: return nil
      case 0x20, 0x22, 0x3C, 0x3E, 0x5C, 0x5E, 0x60, 0x7B...0x7D, 0x80...:
        let digits = Array("0123456789ABCDEF".utf8)
        address += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      default: address.append(byte)
      }
    }
    self.address = String(decoding: address, as: UTF8.self)
    self.host = String(decoding: host, as: UTF8.self)
  }

  /// The host of an address in which nothing is to be changed: nearly all are so, and pages have many.
  private static func plainHost(_ text: String) -> String? {
    let isSecure = text.hasPrefix("https://")
    guard isSecure || text.hasPrefix("http://") else { return nil }
    let rest = text.utf8.dropFirst(isSecure ? 8 : 7)
    let isPlain = rest.allSatisfy { byte in
      switch byte {
      case 0x21, 0x23...0x3B, 0x3D, 0x3F...0x5B, 0x5D, 0x5F, 0x61...0x7A, 0x7E: true
      default: false
      }
    }
    let host = rest.prefix { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) || $0 == 0x2D || $0 == 0x2E }
    let end = rest[host.endIndex...].first
    guard isPlain, !host.isEmpty, end == nil || end == UInt8(ascii: "/") || end == UInt8(ascii: "?") else { return nil }
    return String(Substring(host))
  }

  /// The text without what stands around an address or was broken into it.
  private static func cleaned(_ text: String) -> String {
    // Nearly all are clean, and pages have many.
    if text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) { return text }
    // A URL with tabs was seen in real responses; browsers drop these three too (WHATWG URL).
    return String(String.UnicodeScalarView(text.unicodeScalars.filter { !"\t\r\n".unicodeScalars.contains($0) }))
      .trimmed
  }

  /// The address without a name and password that may stand in it.
  package var withoutLogin: String {
    guard address.utf8.contains(UInt8(ascii: "@")) else { return address }
    guard let mark = address.utf8.firstIndex(of: UInt8(ascii: ":")) else { return address }
    let start = address.utf8.index(mark, offsetBy: 3)
    let authority = address.utf8[start...].prefix { !"/?#".utf8.contains($0) }
    guard let at = authority.lastIndex(of: UInt8(ascii: "@")) else { return address }
    return String(address[..<start]) + String(address[address.utf8.index(after: at)...])
  }

  /// The address as a reader wants to see it: without the scheme and the `www.`.
  package var display: String {
    var text = withoutLogin[...]
    for prefix in ["https://", "http://", "www."] where text.hasPrefix(prefix) {
      text = text.dropFirst(prefix.count)
    }
    return Self.readable(text.hasSuffix("/") ? text.dropLast() : text)
  }

  /// The text with what stands for letters beyond ASCII as these letters.
  private static func readable(_ text: Substring) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let code = UInt8(String(Substring(rest.prefix(2))), radix: 16), code >= 0x80 {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self) ?? String(text)
  }
}
