import FoundationEssentials
import NewsDomain

/// The response of a server, or a file, for a page.
package struct PageAnswer: Sendable, Equatable {
  enum Kind {
    case page
    case plainText
    /// A PDF, a picture, a film or data.
    case other
  }

  /// The fewest words of a page that is more than a step to another one.
  private static let minToStay = 50

  package let bytes: [UInt8]
  /// The value of the HTTP header.
  package let contentType: String?
  package let url: String
  package let at: Date

  /// - Parameter bytes: only as many of them are used as a page may have.
  package init(bytes: [UInt8], contentType: String?, url: String, at: Date) {
    // One more shows that there were more.
    self.bytes = bytes.count > TextExtractor.sizeLimit + 1 ? Array(bytes[...TextExtractor.sizeLimit]) : bytes
    self.contentType = contentType
    self.url = url
    self.at = at
  }

  /// The kind, by the header and the first bytes: servers often state a wrong type.
  var kind: Kind {
    for mark in Self.marks where bytes.starts(with: mark) { return .other }
    // Half of the first bytes of pictures and films are not text at all.
    let head = bytes.prefix(512)
    let isWide = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    if !isWide, head.count(where: { $0 < 0x09 || (0x0E...0x1A).contains($0) }) * 20 > head.count { return .other }
    let type = MediaType(contentType)
    if type.isPage || holds(["<html"]) { return .page }
    // Files have no type.
    if type.name.isEmpty { return holds(Self.tags) ? .page : .plainText }
    return type.isPlainText ? .plainText : .other
  }

  /// Returns the text, if it is one. Pages are extracted, plain text is shown as it is.
  ///
  /// - Throws: `NewsError.cancelled`, `NewsError.shortage`.
  func text(_ time: ProcessorTime = .ofThread) throws -> ArticleText {
    switch kind {
    case .page: try TextExtractor.text(ofPage: bytes, contentType: contentType, url: url, fetchedAt: at, time: time)
    case .plainText: plainText
    case .other: without(.notAPage)
    }
  }

  /// Returns the text, and the page to which a page redirects that has hardly any.
  ///
  /// - Parameter address: the page's address, used to resolve the next; `nil` if that is not wanted.
  /// - Throws: `NewsError.cancelled`, `NewsError.shortage`.
  func page(followedFrom address: String?, _ time: ProcessorTime) throws -> ParsedPage {
    let text = try text(time)
    guard let address, kind == .page, text.words < Self.minToStay else { return ParsedPage(text: text, next: nil) }
    return ParsedPage(text: text, next: PageRefresh.address(in: bytes.prefix(1 << 14), at: address))
  }

  package func without(_ reason: NoText) -> ArticleText { ArticleText(.none(reason), url: url, fetchedAt: at) }

  private static let marks: [[UInt8]] = [
    Array("%PDF".utf8), Array("PK\u{3}\u{4}".utf8), Array("GIF8".utf8), [0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF],
    Array("{\"".utf8), Array("RIFF".utf8),
  ]

  /// Tags of pages that lack `<html>`, and of parts of pages.
  private static let tags = ["<!doctype html", "<head", "<body", "<title", "<meta ", "<article", "<div", "<p>", "<p "]

  /// Whether one of these occurs in the beginning, in any encoding that contains ASCII.
  private func holds(_ tags: [String]) -> Bool {
    let lower = bytes.prefix(4096).filter { $0 != 0 }.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
    let head = String(decoding: lower, as: UTF8.self)
    return tags.contains { head.holds($0) }
  }
}

extension PageAnswer {
  /// The most paragraphs of a text without markup.
  private static let maxParagraphs = 100_000

  /// The text without markup: paragraphs are separated by empty lines.
  private var plainText: ArticleText {
    let read = bytes.count > TextExtractor.sizeLimit ? Array(bytes[..<TextExtractor.sizeLimit]) : bytes
    var rest = TextDecoder.utf8(read, contentType: contentType)[...]
    var blocks: [TextBlock] = []
    var lines: [String] = []
    func endParagraph() {
      if !lines.isEmpty { blocks.append(.paragraph([TextSpan(lines.joined(separator: " "))])) }
      lines = []
    }
    while !rest.isEmpty, blocks.count < Self.maxParagraphs {
      let line = rest.prefix { $0 != 0x0A }
      rest = rest[line.endIndex...].dropFirst()
      let words = Self.tidied(line)
      if words.isEmpty { endParagraph() } else { lines.append(words) }
    }
    endParagraph()
    let end: TextEnd? = read.count < bytes.count ? .tooLarge : rest.isEmpty ? nil : .tooCostly
    if blocks.isEmpty { return without(end == nil ? .notFound : .tooCostly) }
    return ArticleText(end.map(TextVerdict.beginning) ?? .whole, blocks: blocks, url: url, fetchedAt: at)
  }

  /// The words of a line with single spaces between them. It works on bytes, as such texts may be long.
  private static func tidied(_ line: ArraySlice<UInt8>) -> String {
    var words: [UInt8] = []
    words.reserveCapacity(line.count)
    for byte in line {
      if byte > 0x20 { words.append(byte) } else if let last = words.last, last != 0x20 { words.append(0x20) }
    }
    if words.last == 0x20 { words.removeLast() }
    return String(decoding: words, as: UTF8.self)
  }
}
