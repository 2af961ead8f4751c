import Glibc
import NewsDomain

/// Converts documents to UTF-8. The encoding is determined by byte order mark, `Content-Type` and XML declaration.
package enum TextDecoder {
  /// The most invalid characters accepted; with more, the document is in another encoding.
  private static let mostBroken = 1000

  /// - Parameter contentType: the value of the HTTP header.
  /// - Returns: valid UTF-8 without byte order mark and NUL. Invalid characters become U+FFFD.
  package static func utf8(_ bytes: [UInt8], contentType: String?) -> [UInt8] {
    let (named, mark) = encoding(of: bytes, contentType)
    let body = bytes[mark...]
    // Valid UTF-8 is taken as UTF-8 even if a single-byte encoding is stated.
    if named.map(isSingleByte) ?? true, isValid(body) { return withoutNUL(mark == 0 ? bytes : Array(body)) }
    // If the encoding of the header fails, the declaration of the document may still be right.
    let declared = named ?? declaration(in: bytes).flatMap { isUTF8($0) ? nil : $0 }
    if let declared, let converted = convert(body, from: declared) { return withoutNUL(converted) }
    return repaired(body)
  }

  /// Returns the stated encoding (`nil` for UTF-8), and the length of the byte order mark.
  private static func encoding(of bytes: [UInt8], _ contentType: String?) -> (name: String?, mark: Int) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (nil, 3) }
    if bytes.starts(with: [0xFF, 0xFE]) { return ("UTF-16LE", 2) }
    if bytes.starts(with: [0xFE, 0xFF]) { return ("UTF-16BE", 2) }
    let name = contentType.flatMap(charset) ?? declaration(in: bytes)
    // If the first two bytes contain no zero, the document is not UTF-16, whatever is stated.
    let isWide = name?.uppercased().hasPrefix("UTF-16") == true && !bytes.prefix(2).contains(0)
    return (name.flatMap { isUTF8($0) || isWide ? nil : $0 }, 0)
  }

  /// Returns the encoding of a header such as `text/xml; charset="ISO-8859-1"`.
  private static func charset(_ contentType: String) -> String? {
    for parameter in contentType.split(separator: ";").dropFirst() {
      let parts = parameter.split(separator: "=", maxSplits: 1).map(\.trimmed)
      if parts.count == 2, parts[0].lowercased() == "charset" { return label(parts[1]) }
    }
    return nil
  }

  /// Returns the encoding stated by `<?xml … encoding="…"?>`, in a document in UTF-16, EBCDIC or an encoding compatible
  /// with ASCII.
  private static func declaration(in bytes: [UInt8]) -> String? {
    var start = bytes.prefix(256)
    // EBCDIC code pages do not contain ASCII (XML 1.0, appendix F), but these letters are the same in all of them.
    let isEBCDIC = start.starts(with: [0x4C, 0x6F, 0xA7, 0x94])
    if isEBCDIC { start = convert(start, from: "IBM037").map { $0[...] } ?? start }
    if start.starts(with: [0x3C, 0x00, 0x3F, 0x00]) { return "UTF-16LE" }
    if start.starts(with: [0x00, 0x3C, 0x00, 0x3F]) { return "UTF-16BE" }
    let text = String(decoding: start, as: UTF8.self)
    guard text.drop(while: \.isWhitespace).hasPrefix("<?xml"), let end = text.offset(of: "?>"),
      let mark = text.offset(of: "encoding"), mark < end, let rest = text.rest(after: "encoding")
    else { return isEBCDIC ? "IBM037" : nil }
    let value = rest.drop { $0.isWhitespace || $0 == "=" }
    guard let quote = value.first, quote == "\"" || quote == "'" else { return nil }
    return label(String(value.dropFirst().prefix { $0 != quote }))
  }

  /// Returns a name that can be passed to iconv; `nil` if the text cannot be a name.
  private static func label(_ text: String) -> String? {
    let name = text.trimmed.filter { $0 != "\"" && $0 != "'" }
    let isName =
      (1...40).contains(name.utf8.count)
      && name.utf8.allSatisfy {
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.:+".utf8.contains($0)
      }
    guard isName else { return nil }
    // Texts labelled Latin-1 usually contain quotes and dashes of windows-1252 (WHATWG Encoding).
    return ["iso-8859-1", "latin1", "iso_8859-1", "l1"].contains(name.lowercased()) ? "windows-1252" : name
  }

  private static func isUTF8(_ name: String) -> Bool {
    ["utf-8", "utf8", "us-ascii", "ascii"].contains(name.lowercased())
  }

  /// Whether it is a single-byte encoding that contains ASCII. Text in one of these is hardly ever valid UTF-8.
  private static func isSingleByte(_ name: String) -> Bool {
    let name = EncodingName.plain(name)
    return ["iso-8859", "iso8859", "windows-125", "win-125", "koi", "mac"].contains { name.hasPrefix($0) }
      || EncodingName.codePage(name).map { (400..<900).contains($0) || (1250..<1260).contains($0) } ?? false
  }

  private static func isValid(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.withUnsafeBufferPointer { String(validating: $0, as: UTF8.self) != nil }
  }

  private static func withoutNUL(_ bytes: [UInt8]) -> [UInt8] {
    let hasNUL = bytes.withUnsafeBytes { bytes in bytes.baseAddress.map { memchr($0, 0, bytes.count) != nil } ?? false }
    return hasNUL ? bytes.map { $0 == 0 ? 0x20 : $0 } : bytes
  }

  /// Reads the text as UTF-8 with errors or as windows-1252, whichever leaves fewer errors.
  private static func repaired(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    let text = String(decoding: bytes, as: UTF8.self)
    var broken = 0
    var whole = 0
    for scalar in text.unicodeScalars where scalar.value >= 0x80 {
      if scalar == "\u{FFFD}" { broken += 1 } else { whole += 1 }
    }
    if broken > whole, let converted = convert(bytes, from: "windows-1252") { return withoutNUL(converted) }
    return withoutNUL(Array(text.utf8))
  }

  /// - Returns: `nil` if iconv does not know the encoding.
  private static func converter(from name: String) -> iconv_t? {
    for candidate in EncodingName.candidates(name) {
      if let converter = iconv_open("UTF-8", candidate), converter != iconv_t(bitPattern: -1) { return converter }
    }
    return nil
  }

  /// - Returns: `nil` if iconv does not know the encoding, or the text has too many errors to be in it.
  private static func convert(_ bytes: ArraySlice<UInt8>, from name: String) -> [UInt8]? {
    guard let converter = converter(from: name) else { return nil }
    defer { iconv_close(converter) }
    var input = Array(bytes)
    var result: [UInt8] = []
    result.reserveCapacity(input.count + input.count / 2)
    // For half of a surrogate pair the whole code unit is skipped.
    let unit = name.uppercased().hasPrefix("UTF-16") ? 2 : name.uppercased().hasPrefix("UTF-32") ? 4 : 1
    var broken = 0
    var portion = [CChar](repeating: 0, count: 1 << 14)
    input.withUnsafeMutableBytes { input in
      var next = input.baseAddress?.assumingMemoryBound(to: CChar.self)
      var left = input.count
      while left > 0 {
        let (code, error) = portion.withUnsafeMutableBufferPointer { portion in
          var place = portion.baseAddress
          var room = portion.count
          let code = iconv(converter, &next, &left, &place, &room)
          let error = errno
          result.append(contentsOf: UnsafeRawBufferPointer(start: portion.baseAddress, count: portion.count - room))
          return (code, error)
        }
        guard code == -1 else { break }
        if error == E2BIG { continue }
        // Either an invalid byte, or a character cut off at the end.
        result += Array("\u{FFFD}".utf8)
        broken += 1
        if error == EINVAL || left < unit || broken > mostBroken { break }
        next = next?.advanced(by: unit)
        left -= unit
      }
      // iconv may hold back a letter that a combining mark could follow.
      portion.withUnsafeMutableBufferPointer { portion in
        var place = portion.baseAddress
        var room = portion.count
        _ = iconv(converter, nil, nil, &place, &room)
        result.append(contentsOf: UnsafeRawBufferPointer(start: portion.baseAddress, count: portion.count - room))
      }
    }
    return broken > mostBroken ? nil : result
  }
}
