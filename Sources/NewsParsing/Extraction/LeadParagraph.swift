import NewsDomain

/// Finds the paragraph that introduces an article, which many sites place above the text, apart from the rest of it.
struct LeadParagraph {
  let tree: PageTree
  let names: PageNames
  /// The invisible nodes.
  let removed: [Bool]

  /// How far before the text it is searched, in nodes.
  private static let reach = 400
  /// How far after the heading a paragraph introduces the article by its position alone, in nodes.
  private static let nearHeading = 80
  /// How much of an element is examined, in bytes.
  private static let most = 20_000

  /// - Parameters:
  ///   - root: the element of the text.
  ///   - cleaning: the nodes of it that are left out.
  ///   - description: the description of the article in the page's metas.
  ///   - text: the text that was found.
  /// - Returns: the element of the paragraph; `nil` if there is none, or the text already has it.
  func find(before root: Int, without cleaning: PageCleaning, description: String?, text: String) -> Int? {
    let folded = FoldedWords(text).text
    let start = description.map { FoldedWords($0).text.prefix(40) }
    // The header inside the text's element may have been left out of it.
    let title = tree.subtree(root).first { tree.nodes[$0].tag == .h1 && !removed[$0] }
    let first = ((title ?? root)..<Int(tree.nodes[root].end)).first { index in
      tree.nodes[index].tag == .text && !cleaning.removed[index] && tree.text(index).count >= 40
        && title.map { index >= tree.nodes[$0].end } != false
    }
    let limit = first ?? root
    var heading: Int?
    for index in max(0, root - Self.reach)..<min(limit, root + Self.reach)
    where !removed[index] && (index < root || cleaning.removed[index]) {
      let node = tree.nodes[index]
      if node.tag == .h1 { heading = Int(node.end) }
      // The text itself is inside the elements around it.
      guard node.tag.isBlock, node.end <= limit, node.tag != .li, node.tag.headingLevel == nil || start != nil else {
        continue
      }
      guard node.tag == .p || node.tag == .h2 || isAlone(index) else { continue }
      let plain = tree.plain(index, ofBytes: Self.most)
      guard (60...900).contains(plain.utf8.count) else { continue }
      let words = FoldedWords(plain).text
      let isDescribed = start.map { $0.utf8.count >= 30 && words.hasPrefix($0) } ?? false
      let follows = heading.map { index - $0 < Self.nearHeading && node.tag == .p && isSentence(index, plain) } ?? false
      guard isDescribed || isNamed(index) || follows else {
        if node.tag == .p { heading = nil }
        continue
      }
      if folded.holds(String(words.prefix(60))), folded.holds(String(words.suffix(60))) { continue }
      return index
    }
    return nil
  }

  /// Whether a paragraph is running text rather than a line of names and links.
  private func isSentence(_ index: Int, _ plain: String) -> Bool {
    guard plain.utf8.count >= 80, let last = plain.last, ".!?…。！？\"”»".contains(last) else { return false }
    return !tree.subtree(index).contains { tree.nodes[$0].tag == .a } && !names[index].contains(.byline)
      && !names[index].contains(.caption)
  }

  /// Whether the element contains no blocks.
  private func isAlone(_ index: Int) -> Bool {
    !tree.subtree(index).dropFirst().contains { tree.nodes[$0].tag.isBlock }
  }

  private func isNamed(_ index: Int) -> Bool {
    var place: Int? = index
    for _ in 0..<3 {
      guard let element = place else { return false }
      if names[element].contains(.teaser), !names[element].contains(.unlikely) { return true }
      place = tree.parent(element)
    }
    return false
  }
}
