/// The parts of an address as written, absolute or relative to another one (RFC 3986).
///
/// Any text is accepted. Nothing is checked, decoded or changed in case: ``description`` returns the same text.
package struct URIReference: Sendable, Equatable {
  package var scheme: Substring?
  /// The part after `//`: login, host and port.
  package var authority: Substring?
  package var path: Substring
  /// The part after the question mark.
  package var query: Substring?
  /// The part after the number sign.
  package var fragment: Substring?

  package init(_ text: String) {
    // Byte by byte, because a delimiter with a combining mark is one character but still delimits.
    var rest = text.utf8[...]
    let name = rest.prefix(while: Self.isOfScheme)
    if let first = name.first, Self.isLetter(first), rest[name.endIndex...].first == UInt8(ascii: ":") {
      scheme = Substring(name)
      rest = rest[name.endIndex...].dropFirst()
    } else {
      scheme = nil
    }
    fragment = Self.cut(&rest, at: UInt8(ascii: "#"))
    query = Self.cut(&rest, at: UInt8(ascii: "?"))
    if rest.starts(with: "//".utf8) {
      let place = rest.dropFirst(2).prefix { $0 != UInt8(ascii: "/") }
      authority = Substring(place)
      rest = rest[place.endIndex...]
    } else {
      authority = nil
    }
    path = Substring(rest)
  }

  /// Removes the first delimiter and everything after it from `rest`, and returns the part after the delimiter.
  private static func cut(_ rest: inout Substring.UTF8View, at mark: UInt8) -> Substring? {
    guard let place = rest.firstIndex(of: mark) else { return nil }
    let part = Substring(rest[place...].dropFirst())
    rest = rest[..<place]
    return part
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte)
  }

  private static func isOfScheme(_ byte: UInt8) -> Bool {
    isLetter(byte) || (0x30...0x39).contains(byte) || "+-.".utf8.contains(byte)
  }
}

extension URIReference: CustomStringConvertible {
  package var description: String {
    var text = ""
    if let scheme { text += "\(scheme):" }
    if let authority { text += "//\(authority)" }
    text += "\(path)"
    if let query { text += "?\(query)" }
    if let fragment { text += "#\(fragment)" }
    return text
  }
}

extension URIReference {
  /// The name and password before the host, without the `@`. As in browsers, the last `@` ends them.
  package var login: Substring? {
    guard let authority, let end = authority.utf8.lastIndex(of: UInt8(ascii: "@")) else { return nil }
    return authority[..<end]
  }

  /// The host with its port, if there is one.
  package var host: Substring? {
    guard let authority, let login else { return authority }
    return authority[authority.utf8.index(after: login.endIndex)...]
  }

  /// The host without its port; an IPv6 address is in brackets.
  package var hostname: Substring? {
    guard let host, let port else { return host }
    return host[..<host.utf8.index(before: port.startIndex)]
  }

  /// The port; empty if nothing follows the colon.
  package var port: Substring? {
    guard let host, let colon = host.utf8.lastIndex(of: UInt8(ascii: ":")) else { return nil }
    let port = host[host.utf8.index(after: colon)...]
    // The colons of an IPv6 address are in brackets.
    return port.utf8.contains(UInt8(ascii: "]")) ? nil : port
  }

  /// The address that this one refers to in a document at `base` (RFC 3986, section 5.2).
  package func resolved(against base: URIReference) -> URIReference {
    var whole = self
    if scheme == nil {
      whole.scheme = base.scheme
      if authority == nil {
        whole.authority = base.authority
        if path.isEmpty {
          whole.path = base.path
          whole.query = query ?? base.query
        } else if path.utf8.first != UInt8(ascii: "/") {
          whole.path = base.folder + path
        }
      }
    }
    if !path.isEmpty { whole.path = Self.withoutDots(whole.path) }
    return whole
  }

  /// The path up to its last slash.
  private var folder: Substring {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[...$0] } ?? (authority == nil ? "" : "/")
  }

  /// The path with `.` and `..` resolved (RFC 3986, section 5.2.4). A path that does not begin at the root is kept.
  private static func withoutDots(_ path: Substring) -> Substring {
    let slash = UInt8(ascii: "/")
    guard path.utf8.first == slash, path.utf8.contains(UInt8(ascii: ".")) else { return path }
    var kept: [Substring.UTF8View] = []
    var endsInFolder = false
    for segment in path.utf8.dropFirst().split(separator: slash, omittingEmptySubsequences: false) {
      let isParent = segment.elementsEqual("..".utf8)
      endsInFolder = isParent || segment.elementsEqual(".".utf8)
      if isParent { _ = kept.popLast() }
      if !endsInFolder { kept.append(segment) }
    }
    let text = kept.reduce(into: "") { $0 += "/\(Substring($1))" }
    return Substring(endsInFolder ? text + "/" : text)
  }

  /// The same address with all invalid characters percent-encoded, including a `%` without two hexadecimal digits after
  /// it.
  package var percentEncoded: URIReference {
    var whole = self
    whole.authority = authority.map { Self.encoded($0, others: "[]%") }
    whole.path = Self.encoded(path, others: "%")
    whole.query = query.map { Self.encoded($0, others: "%") }
    whole.fragment = fragment.map { Self.encoded($0, others: "%") }
    return whole
  }

  /// - Parameter others: Further characters that are allowed in this part. Each `%` is checked afterwards.
  private static func encoded(_ part: Substring, others: String) -> Substring {
    Substring(
      String(part).escaped { byte in
        byte <= 0x20 || byte >= 0x7F || "\"<>\\^`{|}[]%".utf8.contains(byte) && !others.utf8.contains(byte)
      }.withWholeEscapes)
  }
}

extension String {
  /// The text with `%25` for each `%` that is not followed by two hexadecimal digits.
  fileprivate var withWholeEscapes: String {
    let parts = utf8.split(separator: UInt8(ascii: "%"), omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(Substring(parts[0]))) { text, part in
      let isWhole = part.count >= 2 && part.prefix(2).allSatisfy { $0.hexDigit != nil }
      text += (isWhole ? "%" : "%25") + Substring(part)
    }
  }
}
