/// An internet address of version 4 or 6.
struct IPAddress: Sendable, Hashable {
  /// The address in 16 bytes. One of version 4 is stored as `::ffff:a.b.c.d` (RFC 4291, section 2.5.5.2), so that no
  /// comparison can miss a second spelling.
  let bytes: [UInt8]

  private static let mappedPrefix = [UInt8](repeating: 0, count: 10) + [0xFF, 0xFF]

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private init(version4 bytes: some Sequence<UInt8>) {
    self.init(bytes: Self.mappedPrefix + bytes)
  }

  /// - Parameter text: an address in any form that the C library accepts: `[::1]`, `127.1`, `0x7f000001`.
  init?(_ text: String) {
    var address4 = in_addr()
    if inet_aton(text, &address4) != 0 {
      self.init(version4: withUnsafeBytes(of: address4) { Array($0) })
      return
    }
    var address6 = in6_addr()
    // The name of an interface may follow the address.
    let plain = text.prefix { $0 != "%" && $0 != "]" }
    guard inet_pton(AF_INET6, String(plain.first == "[" ? plain.dropFirst() : plain), &address6) == 1 else {
      return nil
    }
    self.init(bytes: withUnsafeBytes(of: address6) { Array($0) })
  }

  /// - Parameters:
  ///   - address: the address that a socket is to be connected to.
  ///   - length: its length in bytes.
  /// - Returns: `nil` if it is not an internet address.
  init?(_ address: UnsafePointer<sockaddr>, length: Int) {
    // Copied, because the pointer's type does not guarantee the alignment.
    switch Int32(address.pointee.sa_family) {
    case AF_INET where length >= MemoryLayout<sockaddr_in>.size:
      let whole = UnsafeRawPointer(address).loadUnaligned(as: sockaddr_in.self)
      self.init(version4: withUnsafeBytes(of: whole.sin_addr) { Array($0) })
    case AF_INET6 where length >= MemoryLayout<sockaddr_in6>.size:
      let whole = UnsafeRawPointer(address).loadUnaligned(as: sockaddr_in6.self)
      self.init(bytes: withUnsafeBytes(of: whole.sin6_addr) { Array($0) })
    default: return nil
    }
  }

  var isVersion4: Bool { bytes.starts(with: Self.mappedPrefix) }

  /// Whether the address belongs to the public internet. All others belong to private networks, or lead nowhere.
  ///
  /// This follows IANA's registries of special-purpose addresses (RFC 6890).
  var isPublic: Bool {
    if isVersion4 { return ![AddressBlock].special4.contains(self) }
    // These are translated to version 4 on the way.
    if [AddressBlock].translated.contains(self) { return IPAddress(version4: bytes[12...]).isPublic }
    if [AddressBlock].sixToFour.contains(self) { return IPAddress(version4: bytes[2..<6]).isPublic }
    return [AddressBlock].global6.contains(self) && ![AddressBlock].special6.contains(self)
  }
}
