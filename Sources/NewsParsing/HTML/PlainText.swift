import NewsDomain

/// HTML as plain text: without tags, with entities resolved, and with a line per paragraph. Tags and entities that were
/// cut off, which are common in teasers, are removed.
package struct PlainText {
  package let text: String
  /// The address of the first picture, as written.
  package private(set) var image: String?

  /// - Parameter keepsLines: whether line ends in the source are kept, as in teasers; in real HTML they are spaces.
  package init(html: String, keepsLines: Bool = true) {
    guard !keepsLines || html.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else {
      text = html.trimmed
      return
    }
    var html = html
    var image: String?
    let text = html.withUTF8 { bytes in
      // The text is never longer than the HTML: even the shortest entity is as long as its character in UTF-8.
      String(unsafeUninitializedCapacity: bytes.count) { buffer in
        var writer = Writer(buffer: buffer, keepsLines: keepsLines)
        var scanner = HTMLScanner(bytes)
        while let token = scanner.next() {
          switch token {
          case .text(let range): writer.add(bytes, range)
          case .character(let scalar): writer.add(scalar)
          case .cut: continue
          case .tag(let tag):
            switch scanner.kind(of: tag) {
            case .block: writer.endLine()
            case .cell: writer.endWord()
            case .verbatim where !tag.isClosing: scanner.skipContent(of: tag)
            case .image where image == nil && !tag.isClosing: image = scanner.attribute("src", of: tag)
            default: continue
            }
          }
        }
        return writer.count
      }
    }
    self.text = text.trimmed
    self.image = image
  }
}

/// Writes text into memory that is already allocated.
private struct Writer {
  let buffer: UnsafeMutableBufferPointer<UInt8>
  let keepsLines: Bool
  var count = 0

  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    if keepsLines { return copy(bytes, range) }
    var place = range.lowerBound
    while place < range.upperBound {
      let start = place
      // Copies single spaces between words together with the words, as most are of this kind.
      while place < range.upperBound,
        bytes[place] > 0x20 || (bytes[place] == 0x20 && place > start && bytes[place - 1] > 0x20)
      {
        place += 1
      }
      if start < place, bytes[start] > 0x20 || canTakeBlank { copy(bytes, start..<place) }
      guard place < range.upperBound else { break }
      if canTakeBlank { put(0x20) }
      while place < range.upperBound, bytes[place] <= 0x20 { place += 1 }
    }
  }

  mutating func add(_ scalar: Unicode.Scalar) {
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { put(byte) }
  }

  /// Ends the line, unless it is empty.
  mutating func endLine() {
    if !keepsLines, count > 0, buffer[count - 1] == 0x20 { count -= 1 }
    if count > 0, buffer[count - 1] != 0x0A, buffer[count - 1] != 0x0D { put(0x0A) }
  }

  mutating func endWord() {
    if canTakeBlank { put(0x20) }
  }

  /// Whether a space would follow a word.
  private var canTakeBlank: Bool { count > 0 && buffer[count - 1] > 0x20 }

  private mutating func copy(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    guard let source = bytes.baseAddress, let target = buffer.baseAddress else { return }
    let length = min(range.count, buffer.count - count)
    (target + count).update(from: source + range.lowerBound, count: length)
    count += length
  }

  private mutating func put(_ byte: UInt8) {
    guard count < buffer.count else { return }
    buffer[count] = byte
    count += 1
  }
}
