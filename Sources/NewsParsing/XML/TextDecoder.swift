import Glibc
import NewsDomain

/// Converts documents to UTF-8. The encoding is determined by byte order mark, `Content-Type` and XML declaration.
enum TextDecoder {
  /// How far into a document its declaration may be, in bytes: comments, blanks and messages of programs may precede it.
  private static let reach = 4096

  /// - Parameter contentType: the value of the HTTP header.
  /// - Returns: valid UTF-8 without byte order mark and NUL. Invalid characters become U+FFFD.
  static func utf8(_ bytes: [UInt8], contentType: String?) -> [UInt8] {
    utf8(bytes, contentType: contentType, fallback: .windows1252)
  }

  /// - Parameter fallback: the encoding of a text that states none and is not in UTF-8.
  static func utf8(_ bytes: [UInt8], contentType: String?, fallback: TextEncoding) -> [UInt8] {
    if let (encoding, mark) = byteOrderMark(bytes) {
      let body = bytes[mark...]
      return withoutNUL(encoding == .utf8 ? repaired(body) : encoding.utf8(body) ?? repaired(body))
    }
    let declared = declaration(in: bytes)
    let labels = [contentType.flatMap(charset), declared]
    // If the encoding of the header is not known, the declaration of the document may still be right.
    var encodings = labels.compactMap { $0.flatMap(TextEncoding.init(label:)) }
    // If the first two bytes contain no zero, the document is not UTF-16, whatever is stated.
    encodings.removeAll { $0.isUTF16 && !bytes.prefix(2).contains(0) }
    guard let encoding = encodings.first else { return withoutNUL(repaired(bytes[...], fallback)) }
    // Valid UTF-8 is taken as UTF-8 even if a single-byte encoding is stated. Of another encoding it is so by accident only if
    // it is short.
    if encoding == .utf8 || encoding.isSingleByte || longLetters(in: bytes) >= fewestLongLetters, isValid(bytes[...]) {
      return withoutNUL(withoutControls(bytes))
    }
    for encoding in encodings where encoding != .utf8 {
      if let text = encoding.utf8(bytes[...]) { return withoutNUL(text) }
    }
    return withoutNUL(repaired(bytes[...]))
  }

  /// Returns what a byte order mark says, which wins over everything, and its length.
  private static func byteOrderMark(_ bytes: [UInt8]) -> (encoding: TextEncoding, length: Int)? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
    if bytes.starts(with: [0xFF, 0xFE]) { return (.utf16LittleEndian, 2) }
    if bytes.starts(with: [0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
    return nil
  }

  /// Returns the encoding of a header such as `text/xml; charset="ISO-8859-1"`.
  private static func charset(_ contentType: String) -> String? {
    for parameter in contentType.split(separator: ";").dropFirst() {
      let parts = parameter.split(separator: "=", maxSplits: 1).map(\.trimmed)
      if parts.count == 2, parts[0].lowercased() == "charset" { return parts[1] }
    }
    return nil
  }

  /// Returns the encoding stated by `<?xml … encoding="…"?>`, in a document in UTF-16, EBCDIC or an encoding compatible
  /// with ASCII.
  private static func declaration(in bytes: [UInt8]) -> String? {
    var start = bytes.prefix(reach)
    // EBCDIC code pages do not contain ASCII (XML 1.0, appendix F), but these letters are the same in all of them.
    let isEBCDIC = start.starts(with: [0x4C, 0x6F, 0xA7, 0x94])
    if isEBCDIC { start = TextEncoding(label: "IBM037")?.utf8(start).map { $0[...] } ?? start }
    let zeros = start.prefix(4).map { $0 == 0 }
    if zeros == [false, true, false, true] { return "utf-16le" }
    if zeros == [true, false, true, false] { return "utf-16be" }
    guard let mark = start.offset(of: "<?xml"), let end = start.dropFirst(mark).offset(of: "?>") else {
      return isEBCDIC ? "IBM037" : nil
    }
    let text = String(decoding: start.dropFirst(mark).prefix(end), as: UTF8.self)
    guard let value = text.rest(after: "encoding")?.drop(while: { $0.isWhitespace || $0 == "=" }),
      let quote = value.first, quote == "\"" || quote == "'"
    else { return isEBCDIC ? "IBM037" : nil }
    return String(value.dropFirst().prefix { $0 != quote })
  }

  /// How many letters of three or more bytes of UTF-8 are no accident in another encoding.
  private static let fewestLongLetters = 3

  private static func longLetters(in bytes: [UInt8]) -> Int { bytes.count { $0 >= 0xE0 } }

  /// Replaces control characters from 0x80 to 0x9F by the characters of windows-1252 that were meant: nobody else writes them.
  private static func withoutControls(_ bytes: [UInt8]) -> [UInt8] {
    guard var place = firstControl(in: bytes) else { return bytes }
    var result = Array(bytes[..<place])
    result.reserveCapacity(bytes.count + 64)
    while place < bytes.count {
      if isControl(at: place, in: bytes), let letter = TextEncoding.windows1252.utf8(bytes[(place + 1)...(place + 1)]) {
        result += letter
        place += 2
      } else {
        result.append(bytes[place])
        place += 1
      }
    }
    return result
  }

  private static func firstControl(in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBytes { all in
      guard let start = all.baseAddress else { return nil }
      var place = 0
      while let found = memchr(start + place, 0xC2, all.count - place) {
        place = UnsafeRawPointer(found) - start
        if isControl(at: place, in: bytes) { return place }
        place += 1
      }
      return nil
    }
  }

  private static func isControl(at place: Int, in bytes: [UInt8]) -> Bool {
    bytes[place] == 0xC2 && place + 1 < bytes.count && bytes[place + 1] < 0xA0
  }

  /// Joins characters that were written as two halves of three bytes each (CESU-8).
  private static func withJoinedHalves(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard bytes.contains(0xED) else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var rest = bytes
    while let mark = rest.firstIndex(of: 0xED) {
      result += rest[..<mark]
      rest = rest[mark...]
      let half = Array(rest.prefix(6))
      if half.count == 6, half[3] == 0xED, (0xA0...0xAF).contains(half[1]), (0xB0...0xBF).contains(half[4]) {
        let high = UInt32(half[1] & 0x0F) << 6 | UInt32(half[2] & 0x3F)
        let low = UInt32(half[4] & 0x0F) << 6 | UInt32(half[5] & 0x3F)
        let scalar = Unicode.Scalar(0x10000 + high << 10 + low) ?? "\u{FFFD}"
        result += Array(String(Character(scalar)).utf8)
        rest = rest.dropFirst(6)
      } else {
        result.append(rest.removeFirst())
      }
    }
    return (result + rest)[...]
  }

  private static func isValid(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.withUnsafeBufferPointer { String(validating: $0, as: UTF8.self) != nil }
  }

  private static func withoutNUL(_ bytes: [UInt8]) -> [UInt8] {
    let hasNUL = bytes.withUnsafeBytes { bytes in bytes.baseAddress.map { memchr($0, 0, bytes.count) != nil } ?? false }
    return hasNUL ? bytes.map { $0 == 0 ? 0x20 : $0 } : bytes
  }

  /// Reads the text as UTF-8 with errors or in another encoding, whichever leaves fewer errors.
  private static func repaired(_ bytes: ArraySlice<UInt8>, _ fallback: TextEncoding = .windows1252) -> [UInt8] {
    if isValid(bytes) { return withoutControls(Array(bytes)) }
    let bytes = withJoinedHalves(bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    var broken = 0
    var whole = 0
    for scalar in text.unicodeScalars where scalar.value >= 0x80 {
      if scalar == "\u{FFFD}" { broken += 1 } else { whole += 1 }
    }
    if broken > whole, let converted = fallback.utf8(bytes) { return converted }
    return Array(text.utf8)
  }
}
