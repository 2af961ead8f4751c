import FoundationEssentials
import NewsDomain

/// Extracts the text of an article from its page.
package enum TextExtractor {
  /// The largest page that is read, in bytes.
  static let sizeLimit = 8 << 20

  /// - Parameters:
  ///   - contentType: the value of the HTTP header.
  ///   - url: the address of the page, or the path of a file.
  package static func text(
    ofPage bytes: [UInt8], contentType: String?, url: String, fetchedAt: Date
  ) -> ArticleText {
    let page = PageDecoder.utf8(bytes.count > sizeLimit ? Array(bytes[..<sizeLimit]) : bytes, contentType: contentType)
    guard let (tree, _) = PageTreeReader.tree(of: page) else {
      return ArticleText(.none(.notFound), url: url, fetchedAt: fetchedAt)
    }
    let names = PageNames(tree)
    var base = PageCleaning(tree, names)
    base.removeHidden()
    let finder = ArticleFinder(tree: tree, names: names)
    var best: ArticleFinder.Selection?
    for strictness in [
      ArticleFinder.Strictness(), .init(leavesOutUnlikely: false), .init(leavesOutUnlikely: false, weighsNames: false),
    ] {
      guard let found = finder.selection(in: base, strictness) else { continue }
      if found.letters > best?.letters ?? 0 { best = found }
      if found.letters >= 500 { break }
    }
    guard let best else { return ArticleText(.none(.notFound), url: url, fetchedAt: fetchedAt) }
    let blocks = BlockWriter.blocks(of: best.roots, in: tree, without: best.cleaning.removed, base: url)
    return ArticleText(.whole, blocks: blocks, url: url, fetchedAt: fetchedAt)
  }
}
