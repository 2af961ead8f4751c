import NewsDomain

/// HTML as text: tags gone, entities resolved, paragraphs as line ends. Cut tags and entities, which
/// teasers are full of, go too.
struct PlainText {
  let text: String
  /// The address of the first picture in it, as it stands there.
  private(set) var image: String?

  /// - Parameter keepsLines: whether a line end in the source is one of the text, as in teasers; of HTML
  ///   proper it is a blank.
  init(html: String, keepsLines: Bool = true) {
    guard !keepsLines || html.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else {
      text = html.trimmed
      return
    }
    var html = html
    var image: String?
    let text = html.withUTF8 { bytes in
      // What comes out is never longer than what goes in: the shortest entity of each character is as long.
      String(unsafeUninitializedCapacity: bytes.count) { buffer in
        var writer = Writer(buffer: buffer, keepsLines: keepsLines)
        var scanner = HTMLScanner(bytes)
        while let token = scanner.next() {
          switch token {
          case .text(let range): writer.add(bytes, range)
          case .character(let scalar): writer.add(scalar)
          case .cut: continue
          case .tag(let tag):
            if Self.blocks.contains(where: { scanner.isNamed(tag, $0) }) { writer.endLine() }
            if tag.isClosing { continue }
            if scanner.isNamed(tag, "script") || scanner.isNamed(tag, "style") { scanner.skipContent(of: tag) }
            if image == nil, scanner.isNamed(tag, "img") { image = scanner.attribute("src", of: tag) }
          }
        }
        return writer.count
      }
    }
    self.text = text.trimmed
    self.image = image
  }

  private static let blocks: [StaticString] = [
    "p", "br", "div", "li", "tr", "h1", "h2", "h3", "h4", "ul", "ol", "blockquote",
  ]
}

/// Writes text into memory that is there for it.
private struct Writer {
  let buffer: UnsafeMutableBufferPointer<UInt8>
  let keepsLines: Bool
  var count = 0

  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    if keepsLines {
      for index in range { put(bytes[index]) }
      return
    }
    for index in range {
      let byte = bytes[index]
      if byte > 0x20 {
        put(byte)
      } else if count > 0, buffer[count - 1] != 0x20, buffer[count - 1] != 0x0A {
        put(0x20)
      }
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

  private mutating func put(_ byte: UInt8) {
    guard count < buffer.count else { return }
    buffer[count] = byte
    count += 1
  }
}
