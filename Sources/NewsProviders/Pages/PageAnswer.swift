import FoundationEssentials
import NewsDomain

/// What a server or a file gave for a page.
struct PageAnswer {
  enum Kind {
    case page
    case plainText
    /// A PDF, a picture, a film, data.
    case other
  }

  let bytes: [UInt8]
  /// The value of the HTTP header.
  let contentType: String?
  let url: String
  let at: Date

  /// The kind, by the header and the first bytes: servers often state a wrong type.
  var kind: Kind {
    for mark in Self.marks where bytes.starts(with: mark) { return .other }
    // Half of the first bytes of pictures and films are no text at all.
    let head = bytes.prefix(512)
    let isWide = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    if !isWide, head.count(where: { $0 < 0x09 || (0x0E...0x1A).contains($0) }) * 20 > head.count { return .other }
    guard let type = contentType?.lowercased().prefix(while: { $0 != ";" }).trimmed, !type.isEmpty else { return .page }
    if ["text/html", "application/xhtml+xml", "application/xml", "text/xml"].contains(type) { return .page }
    let isMarkup = String(decoding: bytes.prefix(1024), as: UTF8.self).lowercased().contains("<html")
    if isMarkup { return .page }
    return type == "text/plain" || type == "text/markdown" ? .plainText : .other
  }

  private static let marks: [[UInt8]] = [
    Array("%PDF".utf8), Array("PK\u{3}\u{4}".utf8), Array("GIF8".utf8), [0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF],
    Array("{\"".utf8), Array("RIFF".utf8),
  ]

  /// The text of a page without markup: paragraphs are parted by empty lines.
  var plainText: ArticleText {
    let text = String(decoding: TextDecoder.utf8(bytes, contentType: contentType), as: UTF8.self)
    var blocks: [TextBlock] = []
    var lines: [Substring] = []
    func end() {
      let words = lines.joined(separator: " ").split(whereSeparator: \.isWhitespace).joined(separator: " ")
      if !words.isEmpty { blocks.append(.paragraph([TextSpan(words)])) }
      lines = []
    }
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if line.allSatisfy(\.isWhitespace) { end() } else { lines.append(line) }
    }
    end()
    return ArticleText(blocks.isEmpty ? .none(.notFound) : .whole, blocks: blocks, url: url, fetchedAt: at)
  }
}
