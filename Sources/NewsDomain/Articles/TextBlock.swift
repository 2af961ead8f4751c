/// A block of a text, such as a paragraph or a heading.
package enum TextBlock: Sendable, Equatable {
  /// - Parameter level: 1 for the title of a page, 6 for the lowest.
  case heading(level: Int, [TextSpan])
  case paragraph([TextSpan])
  /// An item of a list.
  ///
  /// - Parameters:
  ///   - depth: 1 for a list that is not nested.
  ///   - number: `nil` if the list is not numbered.
  case item(depth: Int, number: Int?, [TextSpan])
  case quote([TextSpan])
  /// Lines in which white space and line breaks matter.
  case code(String)
  /// Rows of cells.
  case table([[String]])
  /// The caption of a picture.
  case caption([TextSpan])

  package var spans: [TextSpan] {
    switch self {
    case .heading(_, let spans), .paragraph(let spans), .item(_, _, let spans), .quote(let spans), .caption(let spans):
      spans
    case .code(let text): [TextSpan(text)]
    case .table(let rows): rows.flatMap { row in row.map { TextSpan($0) } }
    }
  }

  /// The block as plain text: cells separated by tabs, rows by line breaks.
  package var plain: String {
    switch self {
    case .code(let text): text
    case .table(let rows): rows.map { $0.joined(separator: "\t") }.joined(separator: "\n")
    case .heading, .paragraph, .item, .quote, .caption: spans.map(\.text).joined()
    }
  }

  /// A number that is the same for the same words in every session (FNV-1a).
  package var fingerprint: UInt64 {
    plain.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}

/// Words of a block, with the address they link to.
package struct TextSpan: Sendable, Equatable {
  package let text: String
  /// An absolute http or https address.
  package let link: String?

  package init(_ text: String, link: String? = nil) {
    self.text = text
    self.link = link
  }
}
