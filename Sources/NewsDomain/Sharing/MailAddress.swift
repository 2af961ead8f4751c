/// A single mail address: `local@host` (RFC 5322, `dot-atom`), in ASCII, without a name or comments.
package struct MailAddress: Sendable, Hashable {
  /// The longest part before the @, the longest label of a host, and the longest address (RFC 5321, 4.5.3.1), in bytes.
  private enum Limit {
    static let local = 64
    static let label = 63
    static let address = 254
  }

  package let text: String

  /// - Returns: `nil` if the text is not a single address. Spaces around it are ignored.
  package init?(_ text: String) {
    let text = text.trimmed
    let parts = text.utf8.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
    // A program could take an address that begins with a hyphen for an option.
    guard parts.count == 2, text.utf8.count <= Limit.address, text.utf8.first != UInt8(ascii: "-"),
      Self.isLocal(parts[0]), Self.isHost(parts[1])
    else { return nil }
    self.text = text
  }

  private static func isLocal(_ part: Substring.UTF8View) -> Bool {
    part.count <= Limit.local && labels(part).allSatisfy { !$0.isEmpty && $0.allSatisfy(isAtom) }
  }

  private static func isHost(_ part: Substring.UTF8View) -> Bool {
    let hyphen = UInt8(ascii: "-")
    return labels(part).allSatisfy { label in
      !label.isEmpty && label.count <= Limit.label && label.first != hyphen && label.last != hyphen
        && label.allSatisfy { isLetterOrDigit($0) || $0 == hyphen }
    }
  }

  private static func labels(_ part: Substring.UTF8View) -> [Substring.UTF8View] {
    part.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
  }

  private static func isAtom(_ byte: UInt8) -> Bool {
    isLetterOrDigit(byte) || "!#$%&'*+-/=?^_`{|}~".utf8.contains(byte)
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
