import NewsDomain

/// The links in the HTTP header `Link` (RFC 8288): `<https://example.org/feed>; rel="alternate"; type="…"`.
enum LinkHeader {
  static func links(_ header: String, at address: String) -> [PageLink] {
    var links: [PageLink] = []
    var rest = header.utf8[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      let target = rest[start...].dropFirst().prefix { $0 != UInt8(ascii: ">") }
      rest = rest[target.endIndex...].dropFirst()
      var values: [String: String] = [:]
      for part in parameters(&rest) {
        let mark = part.firstIndex(of: UInt8(ascii: "=")) ?? part.endIndex
        let name = Substring(part[..<mark]).trimmed.lowercased()
        let value = Substring(part[mark...].dropFirst()).trimmed
        // The first one counts.
        if values[name] == nil { values[name] = String(value.unicodeScalars.filter { $0 != "\"" }) }
      }
      guard var link = PageLink(.declared, to: String(Substring(target)), at: address) else { continue }
      link.take(rel: values["rel"], type: values["type"], title: values["title"])
      links.append(link)
    }
    return links
  }

  /// Takes the parameters up to the comma before the next link. Semicolons and commas in quotes divide nothing.
  private static func parameters(_ rest: inout Substring.UTF8View) -> [Substring.UTF8View] {
    var isQuoted = false
    var isEscaped = false
    let whole = rest.prefix { byte in
      defer { isEscaped = isQuoted && !isEscaped && byte == UInt8(ascii: "\\") }
      if byte == UInt8(ascii: "\""), !isEscaped { isQuoted.toggle() }
      return isQuoted || byte != UInt8(ascii: ",")
    }
    rest = rest[whole.endIndex...].dropFirst()
    isQuoted = false
    return whole.split { byte in
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      return !isQuoted && byte == UInt8(ascii: ";")
    }
  }
}
