import Glibc
import NewsDomain

/// Distinguishes hosts in the reader's own network from those on the public internet.
struct HostPolicy: Sendable {
  private let publicNames: Set<String>
  private let publicAddresses: Set<IPAddress>

  /// - Parameter hosts: names and addresses that always count as public.
  init(public hosts: [String] = []) {
    publicNames = Set(hosts)
    publicAddresses = Set(hosts.compactMap(IPAddress.init))
  }

  /// Whether a connection to the address would stay in the reader's own network.
  ///
  /// - Parameter address: `nil` if it is not an internet address.
  func isLocal(_ address: IPAddress?) -> Bool {
    guard let address else { return true }
    return !address.isPublic && !publicAddresses.contains(address)
  }

  /// Whether the host is local according to its written form. A name may still lead to a local address.
  ///
  /// - Parameter host: `nil` for a host that libcurl cannot read, and will not connect to.
  func isLocal(_ host: WebHost?) -> Bool {
    guard let host else { return false }
    if let address = host.address { return isLocal(address) }
    return host.isLocalName && !publicNames.contains(host.name)
  }
}

extension IPAddress {
  /// - Parameters:
  ///   - address: the address that a socket will be connected to.
  ///   - length: its length in bytes.
  /// - Returns: `nil` if it is not an internet address.
  init?(_ address: UnsafePointer<sockaddr>, length: Int) {
    // Copied, because the bytes may not be aligned for the type.
    switch Int32(address.pointee.sa_family) {
    case AF_INET where length >= MemoryLayout<sockaddr_in>.size:
      let whole = UnsafeRawPointer(address).loadUnaligned(as: sockaddr_in.self)
      self.init(bytes: withUnsafeBytes(of: whole.sin_addr) { Array($0) })
    case AF_INET6 where length >= MemoryLayout<sockaddr_in6>.size:
      let whole = UnsafeRawPointer(address).loadUnaligned(as: sockaddr_in6.self)
      self.init(bytes: withUnsafeBytes(of: whole.sin6_addr) { Array($0) })
    default: return nil
    }
  }
}
