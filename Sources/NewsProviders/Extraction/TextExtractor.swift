import FoundationEssentials
import NewsDomain

/// Extracts the text of an article from its page.
package enum TextExtractor {
  /// The largest page that is read, in bytes.
  static let sizeLimit = 8 << 20

  /// What pages are written with that leave their text to something else.
  private static let elsewhere: [StaticString] = [
    "<script", "<SCRIPT", "<noscript", "<frame", "<FRAME", "<iframe", "<form", "<FORM", "http-equiv=\"refresh",
    "http-equiv=refresh", "HTTP-EQUIV=\"REFRESH", "http-equiv=\"Refresh", "http-equiv='refresh", "<object", "<embed",
  ]

  /// - Parameters:
  ///   - contentType: the value of the HTTP header.
  ///   - url: the address of the page, or the path of a file.
  package static func text(
    ofPage bytes: [UInt8], contentType: String?, url: String, fetchedAt: Date
  ) -> ArticleText {
    let page = PageDecoder.utf8(bytes.count > sizeLimit ? Array(bytes[..<sizeLimit]) : bytes, contentType: contentType)
    guard let (tree, scripts) = PageTreeReader.tree(of: page) else {
      return ArticleText(.none(.notFound), url: url, fetchedAt: fetchedAt)
    }
    let names = PageNames(tree)
    let facts = PageFacts(tree, names, scripts: scripts, url: url)
    var base = PageCleaning(tree, names)
    base.removeHidden()
    let finder = ArticleFinder(tree: tree, names: names)
    var free = base
    free.removeRegistration()
    var best: ArticleFinder.Selection?
    for strictness in [
      ArticleFinder.Strictness(), .init(leavesOutUnlikely: false), .init(leavesOutUnlikely: false, weighsNames: false),
    ] {
      guard let found = finder.selection(in: free, strictness) else { continue }
      if found.letters > best?.letters ?? 0 { best = found }
      if found.letters >= 500 { break }
    }
    let evidence = PageEvidence(
      tree: tree, names: names, facts: facts, bytes: page, address: WebLink(url) == nil ? facts.base : url,
      roots: best?.roots ?? [], hidden: base.removed)
    var text = ArticleText(
      .whole, title: facts.title, author: facts.author, publishedAt: facts.publishedAt, language: facts.language,
      site: facts.site, imageLink: facts.imageLink, url: url, fetchedAt: fetchedAt)
    if let best {
      text.blocks = blocks(of: best, finder, base, facts)
      text.imageLink = text.imageLink ?? LeadPicture(tree: tree, base: facts.base).address(in: best.roots)
    } else if !evidence.isWritten(Self.elsewhere) {
      // A page with a line or two that gets no text from elsewhere shows all that it has.
      text.blocks = BlockWriter.blocks(of: [0], in: tree, names, without: base.removed, base: facts.base)
    }
    var words = text.words
    if let stated = ArticleBody.blocks(facts.data.body, ratherThan: words) {
      text.blocks = stated
      words = text.words
    }
    let isCut = tree.isCut || bytes.count > sizeLimit
    text.verdict = TextVerdictRules(page: evidence, blocks: text.blocks, words: words, isCut: isCut).verdict
    if case .none = text.verdict { text.blocks = [] }
    return text
  }

  /// The blocks of the article, beginning with the paragraph that introduces it.
  private static func blocks(
    of selection: ArticleFinder.Selection, _ finder: ArticleFinder, _ base: PageCleaning, _ facts: PageFacts
  ) -> [TextBlock] {
    let tree = finder.tree
    var best = finder.named(selection)
    best.cleaning.removeClutter(below: best.roots, letters: best.letters)
    let blocks = BlockWriter.blocks(
      of: best.roots, in: tree, finder.names, without: best.cleaning.removed, base: facts.base)
    let lead = best.roots.first.flatMap { root in
      LeadParagraph(tree: tree, names: finder.names, removed: base.removed).find(
        before: root, without: best.cleaning, description: facts.description,
        text: blocks.map(\.plain).joined(separator: " "))
    }
    let beginning =
      lead.map {
        BlockWriter.blocks(of: [$0], in: tree, finder.names, without: base.removed, base: facts.base)
      } ?? []
    return BlockTidying.tidied(beginning + blocks, title: facts.title)
  }
}
