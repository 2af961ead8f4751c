import NewsDomain

/// Converts HTML to plain text, as far as old articles need it.
enum HTMLText {
  private static let entities: [Substring: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "hellip": "\u{2026}", "ndash": "\u{2013}",
    "mdash": "\u{2014}", "lsquo": "\u{2018}", "rsquo": "\u{2019}", "ldquo": "\u{201C}", "rdquo": "\u{201D}",
  ]
  /// Elements that begin a new line.
  private static let blocks: Set<String> = [
    "p", "br", "div", "li", "ul", "ol", "tr", "table", "blockquote", "h1", "h2", "h3", "h4", "h5", "h6", "pre",
    "article", "section", "figure", "hr",
  ]
  /// Elements whose content is not shown.
  private static let hidden: Set<String> = ["script", "style"]

  /// The text without tags and comments, with entities resolved and white space collapsed.
  static func plain(_ html: String) -> String {
    var output = String.UnicodeScalarView()
    var blank: Unicode.Scalar?
    func append(_ scalar: Unicode.Scalar) {
      if scalar.properties.isWhitespace {
        blank = blank ?? " "
        return
      }
      if let blank, !output.isEmpty { output.append(blank) }
      blank = nil
      output.append(scalar)
    }
    var rest = Substring(html).unicodeScalars
    while let scalar = rest.popFirst() {
      switch scalar {
      case "<" where startsTag(rest.first):
        if let name = skipTag(&rest), blocks.contains(name) { blank = "\n" }
      case "&":
        append(entity(&rest) ?? scalar)
      default: append(scalar)
      }
    }
    return String(output)
  }

  private static func startsTag(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar else { return false }
    return scalar.isASCII && scalar.properties.isAlphabetic || ["/", "!", "?"].contains(scalar)
  }

  /// Skips a tag, the content of hidden elements or a comment.
  ///
  /// - Returns: the name of the element; `nil` for comments.
  private static func skipTag(_ rest: inout Substring.UnicodeScalarView) -> String? {
    if skip("!--", in: &rest) {
      while !rest.isEmpty, !skip("-->", in: &rest) { rest.removeFirst() }
      return nil
    }
    let tag = rest.prefix { $0 != ">" }
    rest = rest.dropFirst(tag.count + 1)
    let isEnd = tag.first == "/"
    let name = String(tag.drop { $0 == "/" }.prefix { $0.properties.isAlphabetic || ("0"..."9").contains($0) })
      .lowercased()
    if hidden.contains(name), !isEnd {
      while !rest.isEmpty, !skip("</\(name)", in: &rest) { rest.removeFirst() }
      rest = rest.drop { $0 != ">" }.dropFirst()
    }
    return name
  }

  /// Skips a lower-case text, ignoring its case.
  private static func skip(_ text: String, in rest: inout Substring.UnicodeScalarView) -> Bool {
    let wanted = text.unicodeScalars
    guard rest.starts(with: wanted, by: isSame) else { return false }
    rest = rest.dropFirst(wanted.count)
    return true
  }

  /// Whether a scalar is another one, or its capital in ASCII.
  private static func isSame(_ scalar: Unicode.Scalar, _ small: Unicode.Scalar) -> Bool {
    scalar == small || ("A"..."Z").contains(scalar) && scalar.value + 32 == small.value
  }

  /// Takes the rest of an entity; `nil` if it is not one, and then nothing is taken.
  private static func entity(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    let name = Substring(rest.prefix(10).prefix { $0 != ";" })
    let length = name.unicodeScalars.count
    guard rest.dropFirst(length).first == ";" else { return nil }
    let found =
      if name.hasPrefix("#x") || name.hasPrefix("#X") {
        UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
      } else if name.hasPrefix("#") {
        UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
      } else {
        entities[name]
      }
    if found != nil { rest = rest.dropFirst(length + 1) }
    return found
  }
}
