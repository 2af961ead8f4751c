/// A block of IP addresses with the same prefix, such as `10.0.0.0/8`.
package struct AddressBlock: Sendable {
  private let start: IPAddress
  /// The length of the prefix, in bits.
  private let length: Int

  /// - Parameter text: An address, then a slash and the length of the prefix in bits; without them, all bits count.
  package init?(_ text: String) {
    let parts = text.split(separator: "/" as Character, omittingEmptySubsequences: false)
    guard parts.count <= 2, let first = parts.first, let start = IPAddress(String(first)) else { return nil }
    let before = start.isVersion4 ? 96 : 0
    guard let length = parts.count == 2 ? Int(parts[1]) : 128 - before, (0...128 - before).contains(length) else {
      return nil
    }
    self.start = start
    self.length = before + length
  }

  package func contains(_ address: IPAddress) -> Bool {
    let whole = length / 8
    guard address.bytes.prefix(whole) == start.bytes.prefix(whole) else { return false }
    let rest = length % 8
    return rest == 0 || (address.bytes[whole] ^ start.bytes[whole]) >> (8 - rest) == 0
  }
}

extension [AddressBlock] {
  /// IPv4 blocks that are not globally reachable.
  package static let special4 = [
    "0.0.0.0/8",  // this network
    "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16",  // private networks
    "100.64.0.0/10",  // behind a provider's address translation
    "127.0.0.0/8",  // this machine
    "169.254.0.0/16",  // link-local, and the metadata services of clouds
    "168.63.129.16",  // the metadata service of Azure
    "192.0.0.0/24",  // protocol assignments
    "192.0.2.0/24", "198.51.100.0/24", "203.0.113.0/24",  // documentation
    "192.88.99.0/24",  // deprecated (6to4 relays)
    "198.18.0.0/15",  // benchmarks
    "224.0.0.0/4",  // multicast
    "240.0.0.0/4",  // reserved, and broadcast
  ].compactMap(AddressBlock.init)

  /// The IPv6 block for globally reachable addresses. Private, link-local and multicast addresses are outside it.
  package static let global6 = ["2000::/3"].compactMap(AddressBlock.init)

  /// Blocks within that one that are not globally reachable.
  package static let special6 = [
    "2001::/23",  // for protocols, such as Teredo, which hides IPv4 addresses
    "2001:db8::/32", "3fff::/20",  // documentation
  ].compactMap(AddressBlock.init)

  /// IPv6 addresses with an IPv4 address in the last 32 bits (RFC 6052).
  package static let translated = ["64:ff9b::/96"].compactMap(AddressBlock.init)

  /// IPv6 addresses with an IPv4 address after the first 16 bits (RFC 3056).
  package static let sixToFour = ["2002::/16"].compactMap(AddressBlock.init)

  package func contains(_ address: IPAddress) -> Bool { contains { $0.contains(address) } }
}
