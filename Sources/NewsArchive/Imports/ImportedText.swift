import NewsDomain

/// Makes the texts of a file, which anybody may have written, as harmless as those of feeds: without control characters,
/// and no longer than theirs.
enum ImportedText {
  /// The longest line and the longest passage, in characters.
  static let (longestLine, longestPassage) = (32 << 10, 512 << 10)
  /// The longest label, in characters, as for `save`.
  static let longestLabel = 100

  /// A text on one line, such as a title.
  static func line(_ text: String) -> String { cleaned(text, keeps: [], most: longestLine) }

  /// A text that may have several lines.
  static func passage(_ text: String) -> String { cleaned(text, keeps: ["\n", "\t"], most: longestPassage) }

  /// - Returns: `nil` if nothing of the label can be shown.
  static func label(_ text: String) -> String? { text.prefix(scalars: longestLabel).oneLine.nonBlank }

  /// Cleans the blocks of an article, and shortens them to what a passage may have together.
  static func blocks(of text: ArticleText) -> ArticleText {
    var text = text
    var left = longestPassage
    let blocks = text.blocks.map { $0.mapped(passage) }
    text.blocks = Array(
      blocks.prefix { block in
        left -= max(1, block.plain.utf8.count)
        return left >= 0
      })
    if text.blocks.count < blocks.count { text.verdict = .beginning(.tooLarge) }
    (text.title, text.author) = (text.title.map(line), text.author.map(line))
    text.site = text.site.map(line)
    return text
  }

  private static func cleaned(_ text: String, keeps kept: Set<Unicode.Scalar>, most: Int) -> String {
    // Control characters and ends of lines beyond ASCII begin with these bytes.
    let isPlain = text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != 0xC2 && $0 != 0xE2 }
    if isPlain, text.utf8.count <= most { return text }
    return String(
      String.UnicodeScalarView(
        text.unicodeScalars.prefix(most).map { scalar in
          switch scalar.properties.generalCategory {
          case .control where !kept.contains(scalar), .lineSeparator, .paragraphSeparator: " "
          default: scalar
          }
        }))
  }
}

extension TextBlock {
  /// The block with each of its texts changed, and with links to pages only.
  fileprivate func mapped(_ change: (String) -> String) -> TextBlock {
    func mapped(_ spans: [TextSpan]) -> [TextSpan] {
      spans.map { TextSpan(change($0.text), link: $0.link.flatMap { WebLink($0)?.address }) }
    }
    return switch self {
    case .heading(let level, let spans): .heading(level: level, mapped(spans))
    case .paragraph(let spans): .paragraph(mapped(spans))
    case .item(let depth, let number, let spans): .item(depth: depth, number: number, mapped(spans))
    case .quote(let spans): .quote(mapped(spans))
    case .code(let text): .code(change(text))
    case .table(let rows): .table(rows.map { $0.map(change) })
    case .caption(let spans): .caption(mapped(spans))
    }
  }
}
