import NewsDomain

/// Makes a feed of bytes: RSS 0.9x, 1.0 and 2.0, Atom 0.3 and 1.0, JSON Feed 1.0 and 1.1.
enum FeedParser {
  /// - Parameters:
  ///   - contentType: the HTTP header, where there is one.
  ///   - address: where the feed was found, for relative addresses.
  /// - Throws: ``FeedProblem``, where there is nothing in it.
  static func feed(_ bytes: [UInt8], contentType: String?, address: String?) throws(FeedProblem) -> Feed {
    let text = TextDecoder.utf8(bytes, contentType: contentType)
    guard let first = text.first(where: { !isBlank($0) }) else { throw .empty }
    switch first {
    case UInt8(ascii: "{"): return try JSONFeed.feed(text, address: address)
    case UInt8(ascii: "<"): return try xml(text, address: address)
    default: throw .notAFeed(root: nil)
    }
  }

  private static func xml(_ text: [UInt8], address: String?) throws(FeedProblem) -> Feed {
    // Nothing may stand before the declaration; editors and templates leave blanks there.
    let text = text.first.map(isBlank) == true ? Array(text.drop(while: isBlank)) : text
    let start = String(decoding: text.prefix(16), as: UTF8.self).lowercased()
    if start.hasPrefix("<!doctype html") || start.hasPrefix("<html") { throw .webPage }
    var reader = XMLFeedReader(address: address)
    var problem = XMLReader.read(text, into: &reader)
    if problem?.hasBareAmpersand == true {
      // Addresses with parameters, as a rule: libxml2 would lose all that stands behind it.
      reader = XMLFeedReader(address: address)
      problem = XMLReader.read(escapingBareAmpersands(text), into: &reader)
    }
    reader.finish()
    let found = problem.map { FeedProblem.broken(line: $0.line, column: $0.column, detail: $0.detail) }
    guard reader.isFeed else {
      if reader.root?.lowercased() == "html" { throw .webPage }
      throw reader.root.map { .notAFeed(root: $0) } ?? found ?? .notAFeed(root: nil)
    }
    var feed = reader.feed
    if feed.items.isEmpty, let found, !reader.isCut { throw found }
    feed.problem = reader.isCut ? nil : found
    return feed
  }

  private static func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

  /// The document with `&amp;` where an ampersand begins no entity, outside CDATA and comments.
  private static func escapingBareAmpersands(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count + text.count / 16)
    var rest = text[...]
    while let mark = rest.firstIndex(where: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") }) {
      result += rest[..<mark]
      rest = rest[mark...]
      if let end = verbatim(rest) {
        result += rest[..<end]
        rest = rest[end...]
        continue
      }
      result.append(rest.removeFirst())
      if result.last == UInt8(ascii: "&"), !beginsEntity(rest) { result += Array("amp;".utf8) }
    }
    return result + rest
  }

  /// Where a section that begins here and holds no entities ends; `nil` where none begins.
  private static func verbatim(_ text: ArraySlice<UInt8>) -> Int? {
    let closing: StaticString
    if text.starts(with: "<![CDATA[".utf8) {
      closing = "]]>"
    } else if text.starts(with: "<!--".utf8) {
      closing = "-->"
    } else {
      return nil
    }
    let offset = text.offset(of: closing)
    return offset.map { text.startIndex + $0 + closing.utf8CodeUnitCount } ?? text.endIndex
  }

  private static func beginsEntity(_ text: ArraySlice<UInt8>) -> Bool {
    let name = text.prefix(32).prefix { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || byte == UInt8(ascii: "#")
    }
    return !name.isEmpty && text.dropFirst(name.count).first == UInt8(ascii: ";")
  }
}
