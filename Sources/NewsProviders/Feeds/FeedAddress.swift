import CLibxml2
import NewsDomain

/// Resolves addresses as feeds write them: absolute, relative or without a scheme.
enum FeedAddress {
  /// The longest address that is accepted, in bytes. Longer ones are not real, and libxml2 takes long to resolve them.
  static let longest = 4096

  /// - Parameter base: the address that a relative one is resolved against.
  /// - Returns: `nil` if the address is empty or too long.
  static func resolved(_ address: String, against base: String?) -> String? {
    let address = address.trimmed
    guard !address.isEmpty, address.utf8.count <= longest, base?.utf8.count ?? 0 <= longest else { return nil }
    if address.hasPrefix("https://") || address.hasPrefix("http://") { return address }
    guard let base, let resolved = supernews_resolve(encoded(address), base) else { return address }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Percent-encodes the characters that an address may not contain, because libxml2 would reject them.
  private static func encoded(_ address: String) -> String {
    let bytes = Array(address.utf8)
    let isHarmless = { (byte: UInt8) in byte > 0x20 && byte < 0x7F && !"\"<>\\^`{|}[]%".utf8.contains(byte) }
    if bytes.allSatisfy(isHarmless) { return address }
    var result: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      let isEscape =
        byte == UInt8(ascii: "%") && index + 2 < bytes.count && Self.isHex(bytes[index + 1])
        && Self.isHex(bytes[index + 2])
      if isHarmless(byte) || isEscape {
        result.append(byte)
      } else {
        let digits = Array("0123456789ABCDEF".utf8)
        result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func isHex(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x46).contains(byte) || (0x61...0x66).contains(byte)
  }
}
