import Glibc
import NewsDomain

/// Makes UTF-8 of a document in any encoding: by its byte order mark, its Content-Type, its own declaration.
enum TextDecoder {
  /// So many characters that mean nothing, and it is another encoding.
  private static let mostBroken = 1000

  /// - Parameter contentType: the HTTP header.
  /// - Returns: valid UTF-8 without byte order mark and NUL. What cannot be read is U+FFFD.
  static func utf8(_ bytes: [UInt8], contentType: String?) -> [UInt8] {
    let (named, mark) = encoding(of: bytes, contentType)
    let body = bytes[mark...]
    // What is valid UTF-8 is UTF-8, whatever single-byte encoding it is said to be in.
    if named.map(isSingleByte) ?? true, isValid(body) { return withoutNUL(mark == 0 ? bytes : Array(body)) }
    // A header may be wrong about a document that knows better.
    let declared = named ?? declaration(in: bytes).flatMap { isUTF8($0) ? nil : $0 }
    if let declared, let converted = convert(body, from: declared) { return withoutNUL(converted) }
    return repaired(body)
  }

  /// The encoding that the text is said to be in, `nil` for UTF-8, and how many bytes its mark takes.
  private static func encoding(of bytes: [UInt8], _ contentType: String?) -> (name: String?, mark: Int) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (nil, 3) }
    if bytes.starts(with: [0xFF, 0xFE]) { return ("UTF-16LE", 2) }
    if bytes.starts(with: [0xFE, 0xFF]) { return ("UTF-16BE", 2) }
    let name = contentType.flatMap(charset) ?? declaration(in: bytes)
    // A document whose ASCII can be read is in none of two bytes, whatever it says.
    let isWide = name?.uppercased().hasPrefix("UTF-16") == true && !bytes.prefix(2).contains(0)
    return (name.flatMap { isUTF8($0) || isWide ? nil : $0 }, 0)
  }

  /// `text/xml; charset="ISO-8859-1"`
  private static func charset(_ contentType: String) -> String? {
    for parameter in contentType.split(separator: ";").dropFirst() {
      let parts = parameter.split(separator: "=", maxSplits: 1).map(\.trimmed)
      if parts.count == 2, parts[0].lowercased() == "charset" { return label(parts[1]) }
    }
    return nil
  }

  /// What `<?xml … encoding="…"?>` says, in an encoding that has ASCII in it or is UTF-16.
  private static func declaration(in bytes: [UInt8]) -> String? {
    var start = bytes.prefix(256)
    // IBM's code pages of another order than ASCII (XML 1.0, appendix F): in all of them this much is the same.
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

  /// A name that iconv can be asked for; what is no name is nothing.
  private static func label(_ text: String) -> String? {
    let name = text.trimmed.filter { $0 != "\"" && $0 != "'" }
    let isName =
      (1...40).contains(name.utf8.count)
      && name.utf8.allSatisfy {
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.:+".utf8.contains($0)
      }
    guard isName else { return nil }
    // Texts that say Latin-1 hold the quotes and dashes of Windows as a rule (WHATWG Encoding).
    return ["iso-8859-1", "latin1", "iso_8859-1", "l1"].contains(name.lowercased()) ? "windows-1252" : name
  }

  private static func isUTF8(_ name: String) -> Bool {
    ["utf-8", "utf8", "us-ascii", "ascii"].contains(name.lowercased())
  }

  /// Whether it has ASCII and one byte a letter, so that a text in it is hardly ever valid UTF-8.
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

  /// Broken UTF-8, or a text of Windows that says nothing of it: whichever leaves less of it broken.
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

  /// - Returns: `nil` for an encoding that iconv does not know.
  private static func converter(from name: String) -> iconv_t? {
    for candidate in EncodingName.candidates(name) {
      if let converter = iconv_open("UTF-8", candidate), converter != iconv_t(bitPattern: -1) { return converter }
    }
    return nil
  }

  /// - Returns: `nil` for an encoding that iconv does not know, or that it is not.
  private static func convert(_ bytes: ArraySlice<UInt8>, from name: String) -> [UInt8]? {
    guard let converter = converter(from: name) else { return nil }
    defer { iconv_close(converter) }
    var input = Array(bytes)
    var result: [UInt8] = []
    result.reserveCapacity(input.count + input.count / 2)
    // A lone half of a character takes a whole unit with it.
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
        // One byte that means nothing, or a character that is cut off at the end.
        result += Array("\u{FFFD}".utf8)
        broken += 1
        if error == EINVAL || left < unit || broken > mostBroken { break }
        next = next?.advanced(by: unit)
        left -= unit
      }
      // What it still holds back: a letter whose mark could have come.
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
