@testable import NewsParsing

/// Reads any bytes as a fragment of HTML: as its pieces, as plain text, and as the title of an article.
enum HTMLTarget {
  /// What is compared of a piece.
  private struct Piece: Equatable {
    let kind: HTMLPiece.Kind
    let range: Range<Int>
    let text: [UInt8]
    let link: String?
  }

  static func run(_ bytes: UnsafeBufferPointer<UInt8>) -> Int32 {
    let text = String(decoding: bytes, as: UTF8.self)
    let fragment = Array(text.utf8)
    for goesByName in [true, false] {
      let pieces = pieces(of: fragment, goesByName: goesByName)
      var end = 0
      for piece in pieces {
        precondition(piece.range.lowerBound >= end && piece.range.upperBound <= fragment.count)
        end = piece.range.upperBound
      }
      // What one fragment leaves behind must not change the next one.
      precondition(self.pieces(of: fragment, goesByName: goesByName) == pieces)
    }
    for markup in [PlainText.Markup.html, .title] {
      for keepsLines in [true, false] {
        let plain = PlainText(html: text, keepsLines: keepsLines, markup: markup)
        precondition(plain.text.utf8.count <= 2 * fragment.count + 8)
        precondition(PlainText(html: text, keepsLines: keepsLines, markup: markup, most: 9).text.utf8.count <= 9)
      }
    }
    _ = PageRefresh.address(in: fragment, at: "https://example.org/")
    return 0
  }

  private static func pieces(of fragment: [UInt8], goesByName: Bool) -> [Piece] {
    var pieces: [Piece] = []
    fragment.withUnsafeBufferPointer { bytes in
      let end = HTMLFragment.read(bytes) { piece in
        let link = piece.kind == .start ? piece.attribute("href") : nil
        let text = piece.kind == .text ? Array(piece.text) : []
        pieces.append(Piece(kind: piece.kind, range: piece.range, text: text, link: link))
        return goesByName ? .continueByName : .continue
      }
      precondition((0...bytes.count).contains(end))
    }
    return pieces
  }
}
