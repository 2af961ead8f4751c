/// HTML as text: tags gone, entities resolved, paragraphs as line ends. Cut tags and entities, which
/// teasers are full of, go too.
struct PlainText {
  let text: String

  init(html: String) {
    guard html.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else {
      text = html.trimmed
      return
    }
    var text = ""
    var rest = html[...]
    while let mark = rest.firstIndex(where: { $0 == "<" || $0 == "&" }) {
      text += rest[..<mark]
      rest = rest[mark...]
      let isRead = rest.first == "<" ? Self.readTag(&rest, into: &text) : Self.readEntity(&rest, into: &text)
      if !isRead {
        text.append(rest.removeFirst())
      }
    }
    self.text = (text + rest).trimmed
  }

  /// - Returns: whether there was a tag; "a < b" has none.
  private static func readTag(_ rest: inout Substring, into text: inout String) -> Bool {
    let inside = rest.dropFirst()
    guard let first = inside.first, first.isLetter || "/!?".contains(first) else { return false }
    let name = inside.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
    if ["p", "br", "div", "li", "tr", "h1", "h2", "h3", "ul", "ol"].contains(name), !text.isEmpty {
      text += text.last?.isNewline == true ? "" : "\n"
    }
    guard let end = inside.firstIndex(of: ">") else {
      // Cut inside the tag; what marks the cut is kept.
      rest = inside.lastIndex(of: "…").map { rest[$0...] } ?? ""
      return true
    }
    rest = rest[rest.index(after: end)...]
    return true
  }

  /// - Returns: whether there was an entity.
  private static func readEntity(_ rest: inout Substring, into text: inout String) -> Bool {
    let inside = rest.dropFirst()
    let name = inside.prefix(10).prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "#") }
    let after = inside[name.endIndex...]
    guard !name.isEmpty, after.first == ";" else {
      // "R&D" ends like a cut entity and is none: only the beginning of one that is known counts.
      let isBeginning = name.first == "#" || entities.keys.contains { $0.hasPrefix(name) }
      let isCut = !name.isEmpty && isBeginning && (after.isEmpty || after.first == "…")
      if isCut { rest = after }
      return isCut
    }
    guard let resolved = Self.resolve(name) else { return false }
    text += resolved
    rest = after.dropFirst()
    return true
  }

  private static func resolve(_ name: Substring) -> String? {
    guard name.first == "#" else { return entities[String(name)] }
    let digits = name.dropFirst()
    let code = digits.first == "x" || digits.first == "X" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return code.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }

  /// The entities of news texts; XML's five and those of typography.
  private static let entities = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "hellip": "…",
    "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«",
    "raquo": "»", "bull": "•", "middot": "·", "euro": "€", "pound": "£", "copy": "©", "reg": "®",
    "eacute": "é", "egrave": "è", "agrave": "à", "ccedil": "ç", "ecirc": "ê", "ocirc": "ô", "uuml": "ü",
    "ouml": "ö", "auml": "ä", "szlig": "ß", "ntilde": "ñ",
  ]
}
