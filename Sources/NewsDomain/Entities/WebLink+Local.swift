extension WebLink {
  /// The host without its port, in lower case.
  public var hostName: String {
    let host = host.lowercased()
    if host.hasPrefix("["), let end = host.firstIndex(of: "]") { return String(host[...end]) }
    return String(host.prefix { $0 != ":" })
  }

  /// Whether the address names this machine or one of its own network, as far as that can be seen in it: addresses for
  /// private use (RFC 1918, 4193), of the link (RFC 3927, 4291), and names that never leave the network.
  public var isLocal: Bool {
    let name = hostName
    if name.hasPrefix("[") {
      let address = name.dropFirst()
      return ["::", "fc", "fd", "fe8", "fe9", "fea", "feb"].contains { address.hasPrefix($0) }
    }
    if name == "localhost" || !name.contains(".") { return true }
    if [".localhost", ".local", ".internal", ".home.arpa", ".lan"].contains(where: { name.hasSuffix($0) }) {
      return true
    }
    let labels = name.split(separator: "." as Character)
    // A name never ends in a number.
    guard labels.last?.first?.isNumber == true else { return false }
    let numbers = labels.compactMap { label in UInt8(label).flatMap { String($0) == label ? $0 : nil } }
    // The C library knows other ways to write an address, and those need not be guessed.
    guard numbers.count == 4, labels.count == 4 else { return true }
    let (first, second) = (numbers[0], numbers[1])
    switch (first, second) {
    case (0, _), (10, _), (127, _), (169, 254), (172, 16...31), (192, 168), (100, 64...127): return true
    default: return false
    }
  }
}
