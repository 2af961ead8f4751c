extension WebLink {
  /// A form that all addresses of a page share: without scheme, `www.`, default port, fragment, trailing slash and the
  /// parameters that only track readers.
  package var canonical: String {
    if let plain = address.utf8.withContiguousStorageIfAvailable(Self.plainPage), let plain { return plain }
    let parts = reference
    let path = parts.path.utf8.last == UInt8(ascii: "/") ? parts.path.dropLast() : parts.path
    var authority = host.lowercased()
    for port in [":80", ":443"] where authority.hasSuffix(port) { authority.removeLast(port.count) }
    if authority.hasPrefix("www.") { authority.removeFirst("www.".count) }

    let query = parts.query.map(Self.untracked) ?? ""
    return authority + path + (query.isEmpty ? "" : "?" + query)
  }

  /// The canonical form of an address without login, port and capital letters in its host, as nearly all are: lists
  /// compute it for each of their articles. `nil` for any other.
  private static func plainPage(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), bytes[colon...].starts(with: "://".utf8) else {
      return nil
    }
    let whole = bytes[(colon + 3)...]
    let host = whole.prefix { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x2E }
    guard !host.isEmpty, host.endIndex == whole.endIndex || whole[host.endIndex] == UInt8(ascii: "/") else {
      return nil
    }
    var page = whole.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    let query = whole[page.endIndex...].prefix { $0 != UInt8(ascii: "#") }.dropFirst()
    if page.starts(with: "www.".utf8) { page = page.dropFirst(4) }
    if page.last == UInt8(ascii: "/") { page = page.dropLast() }
    let members = Self.members(of: query)
    guard !members.isEmpty else { return String(decoding: page, as: UTF8.self) }
    var text = Array(page)
    text.append(UInt8(ascii: "?"))
    text.append(contentsOf: members.joined(separator: CollectionOfOne(UInt8(ascii: "&"))))
    return String(decoding: text, as: UTF8.self)
  }

  /// Whether it leads to its host in general rather than to a particular page.
  package var isOfHostAlone: Bool { Self.isHost(canonical) }

  /// Whether a canonical address is a host alone.
  static func isHost(_ canonical: String) -> Bool {
    !canonical.utf8.contains { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") }
  }

  /// The same page in a form for sharing: without a login and without the parameters that only track readers.
  package var untracked: WebLink {
    var parts = reference
    parts.authority = parts.host
    parts.query = parts.query.map(Self.untracked)?.whole
    // Some sites track with fragments; all other fragments are positions in the page.
    parts.fragment = parts.fragment?.whole.flatMap { fragment in
      fragment.utf8.contains(UInt8(ascii: "=")) && Self.untracked(fragment).isEmpty ? nil : fragment
    }
    return WebLink(parts.description) ?? self
  }

  /// The parameters of a query that are not for tracking, unchanged.
  private static func untracked(_ query: Substring) -> Substring {
    Substring(members(of: query.utf8).map { String(Substring($0)) }.joined(separator: "&"))
  }

  private static func members<Query: Collection<UInt8>>(of query: Query) -> [Query.SubSequence] {
    query.split(separator: UInt8(ascii: "&")).filter { !isTracking($0.prefix { $0 != UInt8(ascii: "=") }) }
  }

  /// Whether it is a parameter with which campaigns, mail programs or social networks track readers.
  private static func isTracking(_ name: some Collection<UInt8>) -> Bool {
    let name = String(decoding: name, as: UTF8.self).lowercased()
    return trackingNames.contains(name) || trackingBeginnings.contains { name.hasPrefix($0) }
  }

  private static let trackingBeginnings = ["utm_", "at_", "mc_", "mtm_", "pk_", "_hs", "ns_", "guce_", "oly_"]

  private static let trackingNames: Set = [
    "__twitter_impression", "_ga", "_gl", "cmp", "cmpid", "dclid", "fbclid", "ftag", "gbraid", "gclid", "gclsrc",
    "guccounter", "igsh", "igshid", "li_fat_id", "mkt_tok", "msclkid", "ncid", "ocid", "ref_src", "s_cid", "smid",
    "smtyp", "sr_share", "ttclid", "twclid", "vero_id", "wbraid", "wt_mc", "wt_zmc", "xtor", "yclid",
  ]
}

extension Substring {
  /// The text; `nil` if it is empty.
  fileprivate var whole: Substring? { isEmpty ? nil : self }
}
