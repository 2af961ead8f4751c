import NewsDomain

/// Determines how much of an article a text is. A text counts as whole only if nothing suggests otherwise.
struct TextVerdictRules {
  let page: PageEvidence
  let blocks: [TextBlock]
  let words: Int
  /// Why only a part of the page was read; `nil` if all of it was.
  let end: TextEnd?

  var verdict: TextVerdict {
    if let reason = NoTextRules(page, blocks, words: words).reason {
      // The article may be in the part that was not read.
      return .none(reason == .notFound && end != nil ? .tooCostly : reason)
    }
    if let end { return .beginning(end) }
    // Only short texts are worth the search: the text before an offer to subscribe is short.
    let around = words < Self.maxBeforeOffer ? page.around : ""
    if isPaid(around) { return .beginning(.paywall) }
    if FurtherPages(page).isThere { return .beginning(.furtherPages) }
    return isTeaser ? .beginning(.teaser) : .whole
  }

  /// The most words that sites show before they ask for money.
  private static let maxBeforeOffer = 500
  /// How many elements with names of offers are examined, and how much of each, in bytes.
  private static let maxOffers = 200
  private static let longestOffer = 20_000
  /// How much of a link is examined, in bytes.
  private static let longestLink = 400

  // MARK: The rest costs money

  private func isPaid(_ around: String) -> Bool {
    let data = page.facts.data
    // The elements for subscribers show best whether the rest is included.
    let parts = data.paidParts.compactMap { page.letters(in: $0) }
    if data.isFree == false {
      if !data.paidParts.isEmpty, let most = parts.max() {
        if most < 200 { return true }
        if !isShorterThanStated { return false }
      }
      // Many sites with a metered paywall send the whole text anyway.
      return words < 300 || isShorterThanStated || VerdictWords.holds(around, VerdictWords.offers)
    }
    if data.isFree == true, words >= 100 { return false }
    if VerdictWords.holds(around, VerdictWords.offers) { return true }
    return words < 300 && hasOffer
  }

  /// Whether the page states that the article has far more words.
  private var isShorterThanStated: Bool {
    // For scripts without spaces each site counts differently.
    guard let stated = page.facts.data.words, (200...50_000).contains(stated),
      !["zh", "ja", "ko", "th"].contains(page.facts.language ?? "")
    else { return false }
    return words * 2 < stated
  }

  /// Whether an element with such a name offers a subscription.
  private var hasOffer: Bool {
    let first = page.roots.first ?? 0
    let named = page.tree.nodes.indices.lazy.filter { index in
      index >= first && page.names[index].contains(.paywall) && !page.hidden[index]
        && page.tree.subtree(index).count < 600
    }
    return named.prefix(Self.maxOffers).contains { index in
      let words = FoldedWords(page.tree.plain(index, ofBytes: Self.longestOffer)).text.split(separator: " ")
      return words.count >= 5 && words.contains { word in VerdictWords.subscriptions.contains { word.hasPrefix($0) } }
    }
  }

  // MARK: The page only introduces the article

  private var isTeaser: Bool {
    if isShorterThanStated { return true }
    guard words < 200, let last = blocks.last(where: \.isProse)?.plain else { return false }
    if ["…", "...", "[…]", "[...]", "(...)", "(…)", "……"].contains(where: last.hasSuffix) { return true }
    if words < 120, hasOneLinkToMore { return true }
    guard words < 60, let description = page.facts.description else { return false }
    let text = FoldedWords(blocks.filter(\.isProse).map(\.plain).joined(separator: " ")).text
    return FoldedWords(description).text.holds(text)
  }

  /// Whether exactly one link of the text says that it continues elsewhere; several belong to other articles.
  private var hasOneLinkToMore: Bool {
    var count = 0
    for root in page.roots {
      for index in page.tree.subtree(root) where page.tree.nodes[index].tag == .a && !page.hidden[index] {
        guard page.tree.subtree(index).count < 10, page.tree.attribute(.href, of: index)?.hasPrefix("#") == false,
          VerdictWords.more.contains(FoldedWords(page.tree.plain(index, ofBytes: Self.longestLink)).text)
        else { continue }
        count += 1
      }
    }
    return count == 1
  }
}

extension TextBlock {
  /// Whether the block is running text.
  var isProse: Bool {
    switch self {
    case .paragraph, .quote, .item: true
    case .heading, .code, .table, .caption: false
    }
  }
}
