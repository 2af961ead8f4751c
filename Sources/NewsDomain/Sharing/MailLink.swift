/// A new mail message as an address of the scheme `mailto` (RFC 6068): without a recipient, with a subject and a text.
package struct MailLink: Sendable, Equatable {
  package let address: String

  package init(subject: String, text: String) {
    address = "mailto:?subject=\(Self.encoded(subject))&body=\(Self.encoded(text))"
  }

  /// Percent-encodes everything but letters, digits and the four signs that RFC 3986 leaves unreserved. Line ends
  /// become CR LF, as mail requires.
  private static func encoded(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: bytes.append(byte)
      case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): bytes.append(byte)
      case UInt8(ascii: "\r"): continue
      case UInt8(ascii: "\n"): bytes += Array("%0D%0A".utf8)
      default: bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
