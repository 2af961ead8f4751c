/// The host that an address leads to, in one form for all spellings: `0x7f.1`, `127%2E0.0.1` and `LOCALHOST.` are all
/// this machine.
package struct WebHost: Sendable, Equatable {
  /// The host in lower case, without brackets and trailing dots.
  package let name: String
  package let isSecure: Bool
  /// The IP address; `nil` if the host is a name.
  package let address: IPAddress?

  /// - Parameter written: The host, without a port and without percent-encoding.
  package init(_ written: some StringProtocol, isSecure: Bool) {
    var name = written.lowercased()
    if name.first == "[", name.last == "]" { name = String(name.dropFirst().dropLast()) }
    while name.last == "." { name.removeLast() }
    self.name = name
    self.isSecure = isSecure
    address = IPAddress(name)
  }

  /// - Parameter url: An address whose host consists of ASCII letters, digits, hyphens and dots, or is in brackets.
  /// - Returns: `nil` for any other host, and for an address that programs read in different ways. For these, ask the
  ///   library that will connect to the host.
  package init?(plain url: String) {
    let parts = URIReference(url)
    guard url.utf8.allSatisfy({ (0x21...0x7E).contains($0) }),
      let scheme = parts.scheme?.lowercased(), ["http", "https"].contains(scheme), let written = parts.hostname,
      Self.isPort(parts.port ?? ""),
      // Some programs end a login at the first `@`, and some treat `\` as a slash.
      parts.login?.utf8.contains(where: { $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: "\\") }) != true
    else { return nil }
    let host = written.has("%") ? String(written).percentDecoded : String(written)
    if host.utf8.first == UInt8(ascii: "[") {
      guard host.utf8.last == UInt8(ascii: "]"), written.utf8.count == host.utf8.count, host.utf8.contains(0x3A),
        host.utf8.dropFirst().dropLast().allSatisfy({ $0.hexDigit != nil || $0 == 0x3A || $0 == 0x2E })
      else { return nil }
    } else {
      guard (1...253).contains(host.utf8.count), host.utf8.allSatisfy(Self.isOfName) else { return nil }
    }
    self.init(host, isSecure: scheme == "https")
    // Only an IPv6 address may be in brackets.
    if host.utf8.first == UInt8(ascii: "["), address == nil { return nil }
  }

  private static func isPort(_ text: Substring) -> Bool {
    text.isEmpty || text.utf8.allSatisfy { (0x30...0x39).contains($0) } && UInt16(text) != nil
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Whether it is a name that exists only in the reader's own network, or may be one.
  package var isLocalName: Bool {
    guard address == nil else { return false }
    // No host name ends in a number (RFC 1123, section 2.1), and any name is ASCII by the time it is looked up.
    guard name.contains("."), name.utf8.allSatisfy({ $0 < 0x80 }),
      name.split(separator: "." as Character).last?.first?.isNumber == false
    else { return true }
    return Self.localEndings.contains { name.hasSuffix($0) }
  }

  /// Suffixes of RFC 6761, 6762 and 8375; `internal`, which ICANN reserves and clouds use for metadata; and suffixes
  /// that many routers use.
  private static let localEndings = [".localhost", ".local", ".home.arpa", ".internal", ".localdomain", ".lan"]
}
