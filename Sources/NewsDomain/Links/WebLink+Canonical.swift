extension WebLink {
  /// A form that all addresses of a page share: without scheme, `www.`, default port, fragment, trailing slash and the
  /// parameters that only track readers.
  package var canonical: String {
    let parts = reference
    let path = parts.path.utf8.last == UInt8(ascii: "/") ? parts.path.dropLast() : parts.path
    var authority = host.lowercased()
    for port in [":80", ":443"] where authority.hasSuffix(port) { authority.removeLast(port.count) }
    if authority.hasPrefix("www.") { authority.removeFirst("www.".count) }

    let query = parts.query.map(Self.untracked) ?? ""
    return authority + path + (query.isEmpty ? "" : "?" + query)
  }

  /// Whether it leads to its host in general rather than to a particular page.
  package var isOfHostAlone: Bool { !canonical.contains { "/?".contains($0) } }

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
    Substring(
      query.utf8.split(separator: UInt8(ascii: "&"))
        .filter { !isTracking(Substring($0.prefix { $0 != UInt8(ascii: "=") }).lowercased()) }
        .map { String(Substring($0)) }.joined(separator: "&"))
  }

  /// Whether it is a parameter with which campaigns, mail programs or social networks track readers.
  private static func isTracking(_ name: String) -> Bool {
    trackingNames.contains(name) || trackingBeginnings.contains { name.hasPrefix($0) }
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
