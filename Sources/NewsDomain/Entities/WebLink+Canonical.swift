extension WebLink {
  /// What two addresses of the same page have in common: neither scheme, `www.`, default port, fragment, last
  /// slash nor what only counts readers.
  public var canonical: String {
    // By byte: an address is ASCII, and pages have many.
    let rest = address.utf8.drop { $0 != UInt8(ascii: ":") }.dropFirst("://".utf8.count)
    let page = rest.prefix { $0 != UInt8(ascii: "#") }
    let place = page.prefix { $0 != UInt8(ascii: "?") }
    var path = place.drop { $0 != UInt8(ascii: "/") }
    if path.last == UInt8(ascii: "/") { path.removeLast() }
    var authority = host.lowercased()
    for port in [":80", ":443"] where authority.hasSuffix(port) { authority.removeLast(port.count) }
    if authority.hasPrefix("www.") { authority.removeFirst("www.".count) }

    let query = page[place.endIndex...].dropFirst().split(separator: UInt8(ascii: "&"))
      .filter { !Self.isTracking(Substring($0.prefix { $0 != UInt8(ascii: "=") }).lowercased()) }
      .map { String(Substring($0)) }
    return authority + Substring(path) + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
  }

  /// The parameters by which campaigns, mail programs and social networks count readers.
  private static func isTracking(_ name: String) -> Bool {
    name.hasPrefix("utm_") || name.hasPrefix("at_") || name.hasPrefix("mc_")
      || ["fbclid", "gclid", "dclid", "msclkid", "yclid", "igshid", "xtor", "cmp", "cmpid", "ocid"].contains(name)
  }
}
