/// An IPv4 or IPv6 address.
package struct IPAddress: Sendable, Hashable {
  /// The 16 bytes of the address. An IPv4 address is stored as `::ffff:a.b.c.d` (RFC 4291, section 2.5.5.2), so that
  /// each address has only one form, and no other form can escape a check.
  package let bytes: [UInt8]

  private static let mappedPrefix = [UInt8](repeating: 0, count: 10) + [0xFF, 0xFF]

  /// - Parameter bytes: 4 bytes for IPv4, or 16 bytes for IPv6.
  /// - Returns: `nil` for any other number of bytes.
  package init?(bytes: [UInt8]) {
    switch bytes.count {
    case 4: self.bytes = Self.mappedPrefix + bytes
    case 16: self.bytes = bytes
    default: return nil
    }
  }

  /// - Parameter text: An address in any form that the C library accepts: `[::1]`, `127.1`, `0x7f000001`.
  package init?(_ text: String) {
    // An IPv6 address may be followed by the name of a network interface.
    let plain = text.prefix { $0 != "%" && $0 != "]" }
    guard let bytes = Self.version4(text) ?? Self.version6(plain.first == "[" ? plain.dropFirst() : plain) else {
      return nil
    }
    self.init(bytes: bytes)
  }

  package var isVersion4: Bool { bytes.starts(with: Self.mappedPrefix) }

  /// Whether it is on the public internet. All other addresses stay within a private network, or lead nowhere.
  ///
  /// Follows IANA's registries of special-purpose addresses (RFC 6890).
  package var isPublic: Bool {
    if isVersion4 { return ![AddressBlock].special4.contains(self) }
    // These are translated to an IPv4 address on the way.
    if [AddressBlock].translated.contains(self) { return IPAddress(bytes: Array(bytes[12...]))?.isPublic ?? false }
    if [AddressBlock].sixToFour.contains(self) { return IPAddress(bytes: Array(bytes[2..<6]))?.isPublic ?? false }
    return [AddressBlock].global6.contains(self) && ![AddressBlock].special6.contains(self)
  }
}

extension IPAddress {
  /// Reads an address as `inet_aton` does: up to four numbers in decimal, in octal after `0` or in hexadecimal after
  /// `0x`. The last number fills all remaining bytes.
  private static func version4(_ text: String) -> [UInt8]? {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), maxSplits: 4, omittingEmptySubsequences: false)
    let numbers = parts.compactMap(number)
    guard numbers.count == parts.count, numbers.count <= 4, let last = numbers.last,
      numbers.dropLast().allSatisfy({ $0 <= 0xFF }), last < 1 << UInt64(8 * (5 - numbers.count))
    else { return nil }
    let end = stride(from: 8 * (4 - numbers.count), through: 0, by: -8).map { UInt8(truncatingIfNeeded: last >> $0) }
    return numbers.dropLast().map { UInt8(truncatingIfNeeded: $0) } + end
  }

  private static func number(_ text: Substring.UTF8View) -> UInt64? {
    guard text.allSatisfy({ $0.hexDigit != nil || $0 == UInt8(ascii: "x") || $0 == UInt8(ascii: "X") }) else {
      return nil
    }
    if text.starts(with: "0x".utf8) || text.starts(with: "0X".utf8) {
      return UInt64(String(Substring(text.dropFirst(2))), radix: 16)
    }
    return UInt64(String(Substring(text)), radix: text.first == UInt8(ascii: "0") ? 8 : 10)
  }

  /// Reads an address as `inet_pton` does: groups of up to four hexadecimal digits, `::` for any number of zero groups,
  /// and possibly an IPv4 address at the end.
  private static func version6(_ text: Substring) -> [UInt8]? {
    guard let gap = text.firstRange(of: "::") else {
      return groups(text, atEnd: true).flatMap { $0.count == 16 ? $0 : nil }
    }
    guard let start = groups(text[..<gap.lowerBound], atEnd: false),
      let end = groups(text[gap.upperBound...], atEnd: true), start.count + end.count <= 14
    else { return nil }
    return start + [UInt8](repeating: 0, count: 16 - start.count - end.count) + end
  }

  /// - Parameter atEnd: Whether these groups end the address.
  private static func groups(_ text: Substring, atEnd: Bool) -> [UInt8]? {
    guard !text.isEmpty else { return [] }
    var bytes: [UInt8] = []
    let parts = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      if atEnd, index == parts.count - 1, part.contains(UInt8(ascii: ".")) {
        guard let version4 = fourNumbers(part) else { return nil }
        bytes += version4
      } else {
        guard (1...4).contains(part.count), part.allSatisfy({ $0.hexDigit != nil }) else { return nil }
        let value = part.reduce(UInt16(0)) { $0 << 4 | UInt16($1.hexDigit ?? 0) }
        bytes += [UInt8(value >> 8), UInt8(value & 0xFF)]
      }
    }
    return bytes
  }

  /// Reads an address such as `127.0.0.1`, in decimal and without leading zeros.
  private static func fourNumbers(_ text: Substring.UTF8View) -> [UInt8]? {
    let parts = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part -> UInt8? in
      let isPlain = part.allSatisfy { (0x30...0x39).contains($0) } && (part.count == 1 || part.first != 0x30)
      return isPlain ? UInt8(String(Substring(part))) : nil
    }
    return parts.count == 4 && numbers.count == 4 ? numbers : nil
  }
}
