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
