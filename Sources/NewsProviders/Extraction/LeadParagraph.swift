import NewsDomain

/// Finds the paragraph that introduces an article, which many sites set above the text, away from the rest of it.
struct LeadParagraph {
  let tree: PageTree
  let names: PageNames
  /// The nodes that nobody sees.
  let removed: [Bool]

  /// How far before the text it is looked for, in nodes.
  private static let reach = 400

  /// - Parameters:
  ///   - root: the element of the text.
  ///   - description: what the page says about the article in its metas.
  ///   - text: the text that was found.
  /// - Returns: the element of the paragraph; `nil` if there is none, or the text has it.
  func find(before root: Int, description: String?, text: String) -> Int? {
    let folded = FoldedWords(text).text
    let start = description.map { FoldedWords($0).text.prefix(40) }
    for index in max(0, root - Self.reach)..<root where !removed[index] {
      let node = tree.nodes[index]
      // The text itself stands below the elements around it.
      guard node.tag.isBlock, node.end <= root, node.tag != .li, node.tag.headingLevel == nil || start != nil else {
        continue
      }
      guard node.tag == .p || node.tag == .h2 || isAlone(index) else { continue }
      let plain = tree.plain(index)
      guard (60...900).contains(plain.utf8.count) else { continue }
      let words = FoldedWords(plain).text
      let isDescribed = start.map { $0.utf8.count >= 30 && words.hasPrefix($0) } ?? false
      guard isDescribed || isNamed(index), !folded.holds(String(words.prefix(60))) else { continue }
      return index
    }
    return nil
  }

  /// Whether the element holds no blocks.
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
