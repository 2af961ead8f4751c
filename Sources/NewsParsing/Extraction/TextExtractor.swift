import FoundationEssentials
import NewsDomain

/// Extracts the text of an article from its page.
enum TextExtractor {
  /// The largest page read, in bytes.
  static let sizeLimit = 8 << 20

  /// Strings in the source of pages whose text comes from elsewhere.
  private static let elsewhere: [StaticString] = [
    "<script", "<SCRIPT", "<noscript", "<frame", "<FRAME", "<iframe", "<form", "<FORM", "http-equiv=\"refresh",
    "http-equiv=refresh", "HTTP-EQUIV=\"REFRESH", "http-equiv=\"Refresh", "http-equiv='refresh", "<object", "<embed",
  ]

  /// - Parameters:
  ///   - contentType: the value of the HTTP header.
  ///   - url: the address of the page, or the path of a file.
  ///   - time: the time limit, see ``ParsingEffort``.
  /// - Throws: `NewsError.cancelled`, `NewsError.shortage`.
  static func text(
    ofPage bytes: [UInt8], contentType: String?, url: String, fetchedAt: Date, time: ProcessorTime = .ofThread
  ) throws -> ArticleText {
    let page = PageDecoder.utf8(bytes.count > sizeLimit ? Array(bytes[..<sizeLimit]) : bytes, contentType: contentType)
    let reading = ParsingEffort(time)
    let (tree, scripts) = try PageTreeReader.tree(of: page, reading)
    if reading.isCancelled { throw NewsError.cancelled }
    let end: TextEnd? = tree.isCut ? .tooCostly : bytes.count > sizeLimit ? .tooLarge : nil
    do {
      return try text(
        in: tree, scripts, of: page, cutBy: end, url: url, fetchedAt: fetchedAt, ParsingEffort(time))
    } catch .cancelled {
      throw NewsError.cancelled
    } catch .tooCostly {
      return ArticleText(.none(.tooCostly), url: url, fetchedAt: fetchedAt)
    }
  }

  /// - Parameters:
  ///   - page: the page as UTF-8.
  ///   - end: why only a part of the page is in the tree; `nil` if all of it is.
  private static func text(
    in tree: PageTree, _ scripts: [Int], of page: [UInt8], cutBy end: TextEnd?, url: String, fetchedAt: Date,
    _ effort: ParsingEffort
  ) throws(ParsingEnd) -> ArticleText {
    let names = PageNames(tree)
    let facts = PageFacts(tree, names, scripts: scripts, url: url)
    try effort.continue()
    var base = PageCleaning(tree, names)
    base.removeHidden()
    let finder = ArticleFinder(tree: tree, names: names)
    var free = base
    free.removeRegistration()
    var best: ArticleFinder.Selection?
    for strictness in [
      ArticleFinder.Strictness(), .init(leavesOutUnlikely: false), .init(leavesOutUnlikely: false, weighsNames: false),
    ] {
      try effort.continue()
      guard let found = finder.selection(in: free, strictness) else { continue }
      if found.letters > best?.letters ?? 0 { best = found }
      if found.letters >= 500 { break }
    }
    let evidence = PageEvidence(
      tree: tree, names: names, facts: facts, bytes: page, address: WebLink(url) == nil ? facts.base : url,
      roots: best?.roots ?? [], hidden: base.removed)
    var text = ArticleText(
      .whole, title: facts.title, author: facts.author, publishedAt: facts.publishedAt, language: facts.language,
      url: url, fetchedAt: fetchedAt)
    text.site = facts.site
    text.imageLink = facts.imageLink
    try effort.continue()
    if let best {
      text.blocks = try blocks(of: best, finder, base, facts, effort)
      text.imageLink = text.imageLink ?? LeadPicture(tree: tree, base: facts.base).address(in: best.roots)
    } else if tree.count > 0, !evidence.isWritten(Self.elsewhere) {
      // A page with a line or two that gets no text from elsewhere shows everything it has.
      text.blocks = BlockWriter.blocks(of: [0], in: tree, names, without: base.removed, base: facts.base)
    }
    var words = text.words
    if let stated = ArticleBody.blocks(facts.data.body, ratherThan: words) {
      text.blocks = stated
      words = text.words
    }
    try effort.continue()
    text.verdict = TextVerdictRules(page: evidence, blocks: text.blocks, words: words, end: end).verdict
    if case .none = text.verdict { text.blocks = [] }
    return text
  }

  /// The blocks of the article, beginning with the paragraph that introduces it.
  private static func blocks(
    of selection: ArticleFinder.Selection, _ finder: ArticleFinder, _ base: PageCleaning, _ facts: PageFacts,
    _ effort: ParsingEffort
  ) throws(ParsingEnd) -> [TextBlock] {
    let tree = finder.tree
    var best = finder.named(selection)
    try effort.continue()
    best.cleaning.removeClutter(below: best.roots, letters: best.letters)
    try effort.continue()
    let blocks = BlockWriter.blocks(
      of: best.roots, in: tree, finder.names, without: best.cleaning.removed, base: facts.base)
    try effort.continue()
    let lead = best.roots.first.flatMap { root in
      LeadParagraph(tree: tree, names: finder.names, removed: base.removed).find(
        before: root, without: best.cleaning, description: facts.description,
        text: blocks.map(\.plain).joined(separator: " "))
    }
    let beginning =
      lead.map {
        BlockWriter.blocks(of: [$0], in: tree, finder.names, without: base.removed, base: facts.base)
      } ?? []
    try effort.continue()
    return BlockTidying.tidied(beginning + blocks, title: facts.title)
  }
}
