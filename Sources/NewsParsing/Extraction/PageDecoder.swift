/// Converts web pages to UTF-8. The encoding is determined by byte order mark, header, and the page's own declaration.
enum PageDecoder {
  /// How far into a page its declaration is searched, in bytes: more than the standard's 1,024, as many pages begin
  /// with scripts.
  private static let reach = 4096

  static func utf8(_ bytes: [UInt8], contentType: String?) -> [UInt8] {
    let isNamed = contentType?.lowercased().contains("charset=") == true
    guard !isNamed, let stated = statement(in: bytes) ?? lateStatement(in: bytes) else {
      let fallback = isNamed ? nil : language(in: bytes).map(TextEncoding.usual(of:))
      return TextDecoder.utf8(bytes, contentType: contentType, fallback: fallback ?? .windows1252)
    }
    return TextDecoder.utf8(bytes, contentType: "text/html; charset=" + stated)
  }

  /// How far into a page a declaration counts that comes late: as far as many pages are long.
  private static let farReach = 256 << 10

  /// The encoding that a tag of the page states beyond the beginning; browsers change to it as well.
  private static func lateStatement(in bytes: [UInt8]) -> String? {
    var rest = bytes.prefix(farReach)
    while let mark = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[mark...].dropFirst()
      guard rest.prefix(4).map({ $0 | 0x20 }).elementsEqual("meta".utf8) else { continue }
      let tag = Array(rest.prefix(longestTag).prefix { $0 != UInt8(ascii: ">") })
      if let name = name(in: tag) { return name }
    }
    return nil
  }

  private static let longestTag = 512

  /// The language that the page states for itself: the value of `lang` in its first tag `<html>`.
  private static func language(in bytes: [UInt8]) -> String? {
    let head = String(decoding: withoutComments(Array(bytes.prefix(reach))), as: UTF8.self).lowercased()
    guard let tag = head.rest(after: "<html")?.unicodeScalars.prefix(while: { $0 != ">" }),
      let value = String(tag).rest(after: "lang=")?.drop(while: { $0 == "\"" || $0 == "'" || $0 == " " })
    else { return nil }
    return String(value.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" })
  }

  private static func withoutComments(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var rest = text[...]
    while let start = rest.offset(of: "<!--") {
      result += rest.prefix(start)
      rest = rest.dropFirst(start + 4)
      rest = rest.offset(of: "-->").map { rest.dropFirst($0 + 3) } ?? []
    }
    return result + rest
  }

  /// The value of the first `charset=` in the head of a page.
  private static func statement(in bytes: [UInt8]) -> String? {
    name(in: Array(bytes.prefix(reach)))
  }

  private static func name(in bytes: [UInt8]) -> String? {
    let lower = bytes.map { (0x41...0x5A).contains($0) ? $0 + 32 : $0 }
    guard lower[...].offset(of: "charset=") != nil else { return nil }
    let head = String(decoding: withoutComments(lower), as: UTF8.self)
    guard let mark = head.rest(after: "charset=") else { return nil }
    let name = mark.drop { $0 == "\"" || $0 == "'" || $0 == " " }.prefix {
      $0.isLetter || $0.isNumber || "-_:.+".contains($0)
    }
    return name.isEmpty ? nil : String(name)
  }
}
