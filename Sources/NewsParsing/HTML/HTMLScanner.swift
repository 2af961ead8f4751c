import CLibxml2
import Glibc

/// Splits HTML into text, characters and tags, one after the other, however broken it is.
struct HTMLScanner {
  enum Token {
    /// A range of plain text.
    case text(Range<Int>)
    /// The character of an entity.
    case character(Unicode.Scalar)
    case tag(Tag)
    /// A tag or an entity that the end of the text cuts off, which is common in teasers. The ellipsis that marks the
    /// cut is returned next.
    case cut
  }

  struct Tag {
    fileprivate let nameRange: Range<Int>
    fileprivate let attributeRange: Range<Int>
    let isClosing: Bool
  }

  /// How a tag affects the text.
  enum Kind {
    /// A tag that begins or ends a line.
    case block
    case image
    /// A tag that separates words.
    case cell
    /// A tag whose content is not text.
    case verbatim
    case inline
  }

  /// The longest value of an attribute, in bytes, so that a quote that is never closed does not swallow the rest.
  private static let longestValue = 4096

  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var position = 0
  /// The positions of the next `<` and `&`, valid if they are not before ``position``.
  private var nextAngle = -1
  private var nextAmpersand = -1

  /// - Parameter bytes: UTF-8, valid for as long as the scanner is used.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  mutating func next() -> Token? {
    guard position < bytes.count else { return nil }
    let start = position
    while position < bytes.count {
      if nextAngle < position { nextAngle = place(of: UInt8(ascii: "<")) }
      if nextAmpersand < position { nextAmpersand = place(of: UInt8(ascii: "&")) }
      position = min(nextAngle, nextAmpersand)
      if position > start { return .text(start..<position) }
      if let token = position == nextAngle ? readTag() : readEntity() { return token }
      // It begins neither a tag nor an entity, so it is plain text.
      position += 1
      return .text(start..<position)
    }
    return nil
  }

  /// Returns the position of the next such byte. It uses `memchr`, because texts are long and such bytes rare.
  private func place(of byte: UInt8) -> Int {
    guard let start = bytes.baseAddress,
      let found = memchr(start + position, Int32(byte), bytes.count - position)
    else { return bytes.count }
    return UnsafeRawPointer(found) - UnsafeRawPointer(start)
  }

  /// Skips an element whose content is not text, up to its closing tag.
  mutating func skipContent(of tag: Tag) {
    let name = bytes[tag.nameRange]
    while position + name.count + 2 <= bytes.count {
      if bytes[position] == UInt8(ascii: "<"), bytes[position + 1] == UInt8(ascii: "/"),
        zip(bytes[(position + 2)...], name).allSatisfy({ $0 | 0x20 == $1 | 0x20 })
      {
        return
      }
      position += 1
    }
    position = bytes.count
  }

  func kind(of tag: Tag) -> Kind {
    guard let first = tag.nameRange.first else { return .inline }
    // The first letter rules out most names.
    let known: [(StaticString, Kind)] =
      switch bytes[first] | 0x20 {
      case UInt8(ascii: "b"): [("br", .block), ("blockquote", .block)]
      case UInt8(ascii: "a"): [("article", .block)]
      case UInt8(ascii: "d"): [("div", .block), ("dt", .block), ("dd", .block)]
      case UInt8(ascii: "f"): [("figure", .block), ("figcaption", .block)]
      case UInt8(ascii: "h"):
        [
          ("h1", .block), ("h2", .block), ("h3", .block), ("h4", .block), ("h5", .block), ("h6", .block),
          ("hr", .block),
        ]
      case UInt8(ascii: "i"): [("img", .image)]
      case UInt8(ascii: "l"): [("li", .block)]
      case UInt8(ascii: "o"): [("ol", .block)]
      case UInt8(ascii: "p"): [("p", .block), ("pre", .block)]
      case UInt8(ascii: "s"): [("script", .verbatim), ("style", .verbatim), ("section", .block)]
      case UInt8(ascii: "t"): [("tr", .block), ("td", .cell), ("th", .cell), ("table", .block)]
      case UInt8(ascii: "u"): [("ul", .block)]
      default: []
      }
    return known.first { isNamed(tag, $0.0) }?.1 ?? .inline
  }

  /// Whether the tag has this name, ignoring case.
  func isNamed(_ tag: Tag, _ name: StaticString) -> Bool {
    guard tag.nameRange.count == name.utf8CodeUnitCount else { return false }
    for (index, offset) in tag.nameRange.enumerated() where bytes[offset] | 0x20 != name.utf8Start[index] | 0x20 {
      return false
    }
    return true
  }

  /// Returns the value of an attribute, with its entities resolved.
  func attribute(_ wanted: String, of tag: Tag) -> String? {
    var place = tag.attributeRange.lowerBound
    let end = tag.attributeRange.upperBound
    func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 }
    while place < end {
      while place < end, isBlank(bytes[place]) || bytes[place] == UInt8(ascii: "/") { place += 1 }
      let nameStart = place
      while place < end, !isBlank(bytes[place]), bytes[place] != UInt8(ascii: "=") { place += 1 }
      let name = String(decoding: bytes[nameStart..<place], as: UTF8.self)
      while place < end, isBlank(bytes[place]) { place += 1 }
      guard place < end, bytes[place] == UInt8(ascii: "=") else {
        if place == nameStart { place += 1 }
        continue
      }
      place += 1
      while place < end, isBlank(bytes[place]) { place += 1 }
      let quote = place < end && (bytes[place] == UInt8(ascii: "\"") || bytes[place] == UInt8(ascii: "'"))
      let mark = quote ? bytes[place] : 0
      if quote { place += 1 }
      let valueStart = place
      while place < end, quote ? bytes[place] != mark : !isBlank(bytes[place]) { place += 1 }
      if name.lowercased() == wanted {
        return PlainText(html: String(decoding: bytes[valueStart..<place], as: UTF8.self), keepsLines: true).text
      }
      place += 1
    }
    return nil
  }

  /// - Returns: `nil` if there is no tag, as in "a < b".
  private mutating func readTag() -> Token? {
    let start = position + 1
    guard start < bytes.count else { return nil }
    if bytes[start] == UInt8(ascii: "!") || bytes[start] == UInt8(ascii: "?") { return readDeclaration(start) }
    let isClosing = bytes[start] == UInt8(ascii: "/")
    let nameStart = isClosing ? start + 1 : start
    guard isClosing || (0x61...0x7A).contains(bytes[start] | 0x20) else { return nil }
    var nameEnd = nameStart
    while nameEnd < bytes.count, Self.isLetter(bytes[nameEnd]) || Self.isDigit(bytes[nameEnd]) { nameEnd += 1 }
    guard let end = endOfTag(nameEnd) else { return cutTag(start) }
    position = end + 1
    return .tag(Tag(nameRange: nameStart..<nameEnd, attributeRange: nameEnd..<end, isClosing: isClosing))
  }

  /// Reads a comment, a document type or a processing instruction, as a tag without a name.
  private mutating func readDeclaration(_ start: Int) -> Token? {
    let isComment = bytes[start...].starts(with: "!--".utf8)
    var end = isComment ? start + 3 : start
    while end < bytes.count {
      if bytes[end] == UInt8(ascii: ">"),
        !isComment || (bytes[end - 1] == UInt8(ascii: "-") && bytes[end - 2] == UInt8(ascii: "-"))
      {
        position = end + 1
        return .tag(Tag(nameRange: start..<start, attributeRange: start..<start, isClosing: false))
      }
      end += 1
    }
    return cutTag(start)
  }

  /// Skips a tag that the end of the text cuts off, but not the ellipsis that marks the cut.
  private mutating func cutTag(_ start: Int) -> Token {
    let mark = Array("…".utf8)
    var place = bytes.count - mark.count
    while place >= start, !bytes[place...].starts(with: mark) { place -= 1 }
    position = place >= start ? place : bytes.count
    return .cut
  }

  /// Returns the end of the tag, ignoring `>` in quoted values; `nil` if it does not end.
  private func endOfTag(_ start: Int) -> Int? {
    var place = start
    while place < bytes.count, bytes[place] != UInt8(ascii: ">") {
      let byte = bytes[place]
      place += 1
      guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") else { continue }
      let limit = min(bytes.count, place + Self.longestValue)
      if let closing = bytes[place..<limit].firstIndex(of: byte) { place = closing + 1 }
    }
    return place < bytes.count ? place : nil
  }

  /// - Returns: `nil` if there is no entity.
  private mutating func readEntity() -> Token? {
    let start = position + 1
    var end = start
    while end < bytes.count, end - start < 10,
      Self.isLetter(bytes[end]) || Self.isDigit(bytes[end]) || bytes[end] == UInt8(ascii: "#")
    {
      end += 1
    }
    guard end > start else { return nil }
    // Most ampersands that begin no entity are followed by neither; a text may consist of them.
    let isEnded = end < bytes.count && bytes[end] == UInt8(ascii: ";")
    guard isEnded || end == bytes.count || bytes[end...].starts(with: "…".utf8) else { return nil }
    let name = String(decoding: bytes[start..<end], as: UTF8.self)
    if isEnded {
      guard let scalar = Self.resolve(name) else { return nil }
      position = end + 1
      return .character(scalar)
    }
    // "R&D" ends like a cut entity but is not one, so only beginnings of common entities count.
    guard name.hasPrefix("#") || Self.common.contains(where: { $0.hasPrefix(name) }) else { return nil }
    position = end
    return .cut
  }

  private static func resolve(_ name: String) -> Unicode.Scalar? {
    guard name.hasPrefix("#") else {
      let value = name == "apos" ? 0x27 : supernews_html_entity(name)
      return value == 0 ? nil : Unicode.Scalar(value)
    }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    return (isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)).flatMap(Unicode.Scalar.init)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Common entities, which may be cut off at the end of a text.
  private static let common = [
    "amp", "lt", "gt", "quot", "apos", "nbsp", "hellip", "mdash", "ndash", "lsquo", "rsquo", "ldquo", "rdquo",
    "laquo", "raquo", "bull", "middot", "euro", "pound", "copy", "reg", "eacute", "egrave", "agrave", "ccedil",
    "ecirc", "ocirc", "uuml", "ouml", "auml", "szlig", "ntilde",
  ]
}
