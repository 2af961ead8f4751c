import NewsDomain

/// Links to Google's pages that ask for consent: `https://consent.google.com/ml?continue=https://…`.
enum ConsentLink {
  /// - Returns: the address that such a page leads to afterwards; `nil` for other links.
  static func target(of address: String) -> String? {
    // A shortcut: feeds have many links.
    guard address.hasPrefix("https://consent.") || address.hasPrefix("http://consent."), let link = WebLink(address),
      isConsent(link.host.lowercased())
    else { return nil }
    let name = "continue="
    let value = (link.reference.query ?? "").split(at: "&").first { $0.hasPrefix(name) }?.dropFirst(name.count)
    guard let target = value.flatMap({ WebLink(String($0).percentDecoded) }) else { return nil }
    return isConsent(target.host.lowercased()) ? nil : target.address
  }

  private static func isConsent(_ host: String) -> Bool {
    host.hasPrefix("consent.google.") || host == "consent.youtube.com"
  }
}
