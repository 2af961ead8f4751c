import NewsDomain

/// HTML as plain text: without tags, with references resolved, and with a line per paragraph. Tags and references that
/// were cut off, which are common in teasers, are removed.
struct PlainText {
  /// The tags that count as markup.
  enum Markup: Sendable {
    /// All tags.
    case html
    /// Those that are markup in a title of RSS, see `TitleMarkup`.
    case title
  }

  let text: String
  /// The address of the first picture that is more than a pixel, as written.
  private(set) var image: String?

  /// - Parameters:
  ///   - keepsLines: whether line ends in the source are kept, as in teasers; in real HTML they are spaces.
  ///   - most: the most bytes of text.
  init(html: String, keepsLines: Bool = true, markup: Markup = .html, most: Int = .max) {
    guard html.holds("<") || html.holds("&") else {
      text = Self.cut(keepsLines ? html.trimmed : Self.oneLine(html), to: most)
      return
    }
    var bytes = NumericReferences.mended(Self.withoutSections(Array(html.utf8)))
    if let cut = bytes.withUnsafeBufferPointer(CutMarkup.reference) { bytes.removeSubrange(cut) }
    let image = HTMLPictures()
    let text = bytes.withUnsafeBufferPointer { bytes in
      let isMarkup = markup == .title ? TitleMarkup(bytes).markup : nil
      // A reference may be a byte shorter than its characters in UTF-8.
      return String(unsafeUninitializedCapacity: bytes.count + bytes.count / 4 + 8) { buffer in
        var writer = Writer(buffer: buffer, keepsLines: keepsLines)
        Self.write(bytes, isMarkup, to: &writer, image)
        return writer.count
      }
    }
    self.text = Self.cut(text.trimmed, to: most)
    self.image = image.best
  }

  /// - Parameter markup: where the tags begin that are markup; `nil` for all tags.
  private static func write(
    _ bytes: UnsafeBufferPointer<UInt8>, _ markup: Set<Int>?, to writer: inout Writer, _ pictures: HTMLPictures
  ) {
    /// The element whose content is left out.
    var hidden: HTMLTagName?
    let end = HTMLFragment.read(bytes) { piece in
      if let name = hidden {
        if piece.kind == .end, piece.name == name {
          hidden = nil
          return .continue
        }
        guard Self.readings.contains(name), piece.kind == .start || piece.kind == .end else { return .continue }
        // The end tags of readings may be missing.
        if Self.ruby.contains(piece.name) {
          hidden = piece.kind == .start && Self.readings.contains(piece.name) ? piece.name : nil
          return .continue
        }
        guard case .block = HTMLEffect(of: piece.name) else { return .continue }
        hidden = nil
      }
      if piece.kind == .text {
        writer.add(piece.text)
        return .continue
      }
      if let markup, !markup.contains(piece.range.lowerBound) {
        writer.add(UnsafeBufferPointer(rebasing: bytes[piece.range]))
        return .continue
      }
      guard piece.kind != .other else { return .continue }
      // A mail address in angle brackets is text.
      if piece.kind == .start, bytes[piece.range].contains(UInt8(ascii: "@")), piece.isMailAddress {
        writer.add(UnsafeBufferPointer(rebasing: bytes[piece.range]))
        return .continue
      }
      switch HTMLEffect(of: piece.name) {
      case .block: writer.endLine()
      case .cell: writer.endWord()
      case .hidden where piece.kind == .start: hidden = piece.name
      case .image where piece.kind == .start: pictures.add(piece)
      default: break
      }
      return .continueByName
    }
    guard end < bytes.count else { return }
    if markup != nil {
      writer.add(UnsafeBufferPointer(rebasing: bytes[end...]))
    } else if hidden == nil {
      writer.add(UnsafeBufferPointer(rebasing: bytes[CutMarkup.rest(after: end, in: bytes)]))
    }
  }

  /// Readings, which stand above the letters, and the brackets for those who cannot see them there.
  private static let readings = Set(["rp", "rt"].map(HTMLTagName.init))
  private static let ruby = Set(["rb", "rp", "rt", "rtc", "ruby"].map(HTMLTagName.init))

  /// Without the marks of CDATA sections: feeds escape them once more, and HTML would take them for comments.
  private static func withoutSections(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes[...].offset(of: "<![CDATA[") != nil else { return bytes }
    var result: [UInt8] = []
    var rest = bytes[...]
    while let start = rest.offset(of: "<![CDATA[") {
      result += rest.prefix(start)
      rest = rest.dropFirst(start + "<![CDATA[".utf8.count)
    }
    result += rest
    var text: [UInt8] = []
    rest = result[...]
    while let end = rest.offset(of: "]]>") {
      text += rest.prefix(end)
      rest = rest.dropFirst(end + 3)
    }
    return text + rest
  }

  /// Text without markup, with single spaces between its words.
  private static func oneLine(_ text: String) -> String {
    var (text, isOneLine, last) = (text, true, UInt8(ascii: " "))
    for byte in text.utf8 {
      if byte < 0x20 || (byte == 0x20 && last == 0x20) {
        isOneLine = false
        break
      }
      last = byte
    }
    guard !isOneLine else { return text.trimmed }
    return text.withUTF8 { bytes in
      String(unsafeUninitializedCapacity: bytes.count) { buffer in
        var writer = Writer(buffer: buffer, keepsLines: false)
        writer.add(bytes)
        return writer.count
      }
    }.trimmed
  }

  private static func cut(_ text: String, to most: Int) -> String {
    guard text.utf8.count > most else { return text }
    var bytes = Array(text.utf8.prefix(most))
    bytes.dropCutLetter()
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Writes text into memory that is already allocated.
private struct Writer {
  let buffer: UnsafeMutableBufferPointer<UInt8>
  let keepsLines: Bool
  var count = 0

  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    if keepsLines { return copy(bytes, 0..<bytes.count) }
    var place = 0
    while place < bytes.count {
      let start = place
      // Copies single spaces between words together with the words, as most are of this kind.
      while place < bytes.count,
        bytes[place] > 0x20 || (bytes[place] == 0x20 && place > start && bytes[place - 1] > 0x20)
      {
        place += 1
      }
      if start < place, bytes[start] > 0x20 || canTakeBlank { copy(bytes, start..<place) }
      guard place < bytes.count else { break }
      if canTakeBlank { put(0x20) }
      while place < bytes.count, bytes[place] <= 0x20 { place += 1 }
    }
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
