import Glibc

/// Keeps parts of a document from libxml2 that would take it far longer than their length suggests: declarations, and
/// tags with thousands of attributes.
enum XMLGuard {
  /// The most attributes of a tag, many times as many as any feed has. libxml2 compares each attribute with all others.
  static let maxAttributes = 128
  /// A tag shorter than this, in bytes, cannot have more attributes.
  private static let shortTag = 3 * maxAttributes

  /// The most control characters. Each is an error that libxml2 does not report to anyone who could stop it.
  static let maxControls = 100_000

  /// How many bytes are counted together; a byte must be able to hold the result.
  private static let portion = 248

  /// Returns the offset in bytes of the first control character beyond the limit; `nil` if there are not too many.
  static func tooManyControls(in text: [UInt8]) -> Int? {
    // Counting all of them takes less time than looking at each place: few documents have any. With small
    // numbers, the processor counts many bytes at once.
    let all = text.withUnsafeBufferPointer { bytes in
      stride(from: 0, to: bytes.count, by: portion).reduce(0) { count, start in
        let some = bytes[start..<min(start + portion, bytes.count)]
        return count + Int(some.reduce(UInt8(0)) { $0 &+ (isControl($1) ? 1 : 0) })
      }
    }
    guard all > maxControls else { return nil }
    var count = 0
    for (place, byte) in text.enumerated() where isControl(byte) {
      count += 1
      if count > maxControls { return place }
    }
    return nil
  }

  @inline(__always)
  private static func isControl(_ byte: UInt8) -> Bool { byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D }

  /// Replaces the document type with spaces, because it may declare entities and attributes.
  static func withoutDocumentType(_ text: [UInt8]) -> [UInt8] {
    guard let range = documentType(in: text) else { return text }
    var text = text
    // Line ends stay, so that the lines in error messages are right.
    for index in range where text[index] != 0x0A { text[index] = 0x20 }
    return text
  }

  /// Returns the offset in bytes of a tag that has too many attributes; `nil` if there is none.
  static func monstrousTag(in text: [UInt8]) -> Int? {
    text.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return nil }
      var tag: Int?
      var place = 0
      while place < bytes.count {
        let next =
          memchr(start + place, 0x3C, bytes.count - place).map {
            UnsafeRawPointer($0) - UnsafeRawPointer(start)
          } ?? bytes.count
        // Values of attributes cannot contain `<`, so a tag ends before the next one.
        if let tag, next - tag > shortTag, attributes(in: bytes[(tag + 1)..<next]) > maxAttributes { return tag }
        tag = next
        place = next + 1
      }
      return nil
    }
  }

  private static func attributes(in bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    var count = 0
    var quote: UInt8?
    for byte in bytes {
      switch (quote, byte) {
      case (nil, 0x3E): return count
      case (nil, 0x3D): count += 1
      case (nil, 0x22), (nil, 0x27): quote = byte
      case (byte?, _): quote = nil
      default: break
      }
    }
    return count
  }

  /// Finds the document type. It comes before the first element; only comments and instructions may precede it.
  private static func documentType(in text: [UInt8]) -> Range<Int>? {
    var place = 0
    while let mark = text[place...].firstIndex(of: 0x3C) {
      let rest = text[mark...]
      if rest.starts(with: "<!--".utf8) {
        place = rest.offset(of: "-->").map { mark + $0 + 3 } ?? text.count
      } else if rest.starts(with: "<?".utf8) {
        place = rest.offset(of: "?>").map { mark + $0 + 2 } ?? text.count
      } else if rest.starts(with: "<!".utf8) {
        return mark..<end(ofDeclaration: rest)
      } else {
        return nil
      }
    }
    return nil
  }

  private static func end(ofDeclaration text: ArraySlice<UInt8>) -> Int {
    var depth = 0
    var quote: UInt8?
    var place = text.startIndex
    while place < text.endIndex {
      let byte = text[place]
      place += 1
      switch (quote, byte) {
      case (byte?, _): quote = nil
      case (.some, _): continue
      case (nil, 0x22), (nil, 0x27): quote = byte
      case (nil, 0x3C):
        // Quotes in comments and instructions do not quote.
        let rest = text[place...]
        if rest.starts(with: "!--".utf8) {
          place = rest.offset(of: "-->").map { place + $0 + 3 } ?? text.endIndex
        } else if rest.starts(with: "?".utf8) {
          place = rest.offset(of: "?>").map { place + $0 + 2 } ?? text.endIndex
        } else {
          depth += 1
        }
      case (nil, 0x5B): depth += 1
      case (nil, 0x3E), (nil, 0x5D):
        depth -= 1
        if depth == 0 { return place }
      default: break
      }
    }
    return text.endIndex
  }
}
