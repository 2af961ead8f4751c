import NewsDomain

/// Tells hosts of the reader's own network from those of the public internet.
struct HostPolicy: Sendable {
  private let publicNames: Set<String>
  private let publicAddresses: Set<IPAddress>

  /// - Parameter hosts: names and addresses that count as public, whatever they are.
  init(public hosts: [String] = []) {
    publicNames = Set(hosts)
    publicAddresses = Set(hosts.compactMap(IPAddress.init))
  }

  /// Whether a connection to it would stay in the reader's own network.
  ///
  /// - Parameter address: `nil` for what is no address of the internet.
  func isLocal(_ address: IPAddress?) -> Bool {
    guard let address else { return true }
    return !address.isPublic && !publicAddresses.contains(address)
  }

  /// Whether it is local by the way it is written; what a name leads to shows when it is looked up.
  ///
  /// - Parameter host: `nil` for what libcurl cannot read, and will not ask.
  func isLocal(_ host: WebHost?) -> Bool {
    guard let host else { return false }
    if let address = host.address { return isLocal(address) }
    return host.isLocalName && !publicNames.contains(host.name)
  }
}
