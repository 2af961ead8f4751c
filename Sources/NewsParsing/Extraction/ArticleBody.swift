import FoundationEssentials
import NewsDomain

/// The text in a page's structured data, for pages whose elements have far less.
enum ArticleBody {
  /// The fewest words with which it replaces the text found on the page.
  private static let fewest = 60

  /// - Parameter words: the number of words found on the page.
  /// - Returns: `nil` if the text found is as good.
  static func blocks(_ body: String?, ratherThan words: Int) -> [TextBlock]? {
    guard let body else { return nil }
    let blocks = body.split(whereSeparator: \.isNewline)
      .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      .filter { !$0.isEmpty }.map { TextBlock.paragraph([TextSpan($0)]) }
    let stated = ArticleText(.whole, blocks: blocks, url: "", fetchedAt: .distantPast).words
    return stated >= fewest && stated * 2 > words * 3 ? blocks : nil
  }
}
