/// A link that is safe to hand to another program: http or https, with a host, in ASCII, without blanks
/// or controls.
public struct WebLink: Sendable, Equatable {
  /// The whole address, non-ASCII bytes percent-encoded.
  public let address: String
  public let host: String

  public init?(_ text: String) {
    let text = text.trimmed
    guard let schemeEnd = text.firstRange(of: "://") else { return nil }
    let scheme = text[..<schemeEnd.lowerBound].lowercased()
    guard scheme == "http" || scheme == "https" else { return nil }

    let rest = text[schemeEnd.upperBound...]
    let authority = rest.prefix { !"/?#".contains($0) }
    let host = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
    guard !host.isEmpty, !host.hasPrefix(":"), !host.contains(where: { " \"'<>\\^`{|}".contains($0) })
    else { return nil }

    var address = scheme + "://"
    for byte in rest.utf8 {
      switch byte {
      case 0x09, 0x0A, 0x0D:
        // A URL with tabs was seen in real responses; browsers drop these three too (WHATWG URL).
        continue
      case 0x00...0x1F, 0x7F: return nil
      case 0x20, 0x22, 0x3C, 0x3E, 0x5C, 0x5E, 0x60, 0x7B...0x7D, 0x80...: address += Self.escaped(byte)
      default: address.unicodeScalars.append(Unicode.Scalar(byte))
      }
    }
    self.address = address
    self.host = String(host)
  }

  /// The address as a reader wants to see it: without the scheme and the `www.`.
  public var display: String {
    var text = address[...]
    for prefix in ["https://", "http://", "www."] where text.hasPrefix(prefix) {
      text = text.dropFirst(prefix.count)
    }
    return text.hasSuffix("/") ? String(text.dropLast()) : String(text)
  }

  private static func escaped(_ byte: UInt8) -> String {
    let digits = Array("0123456789ABCDEF")
    return "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
  }
}
