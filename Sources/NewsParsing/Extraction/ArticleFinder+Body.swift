extension ArticleFinder {
  /// How many times as long as the text an element may be that the page names as the body of its article.
  private static let maxAround = 4

  /// The selection with the element that the page itself names as the body of its article, if that has nearly the same
  /// text: it includes the short paragraphs at the ends that scores miss, and excludes what surrounds the body.
  func named(_ selection: Selection) -> Selection {
    guard let first = selection.roots.first else { return selection }
    var cleaning = selection.cleaning
    cleaning.removeClutter(below: [0], letters: max(selection.letters, 1) * 3)
    let measure = PageMeasure(tree, without: cleaning.removed)
    let all = selection.roots.reduce(0) { $0 + measure.letters(tree.subtree($1)) }
    guard all > 0 else { return selection }

    // Outwards: the widest element around the text that is hardly longer.
    var wider: Int?
    var place = tree.parent(first)
    while let ancestor = place {
      let range = tree.subtree(ancestor)
      let letters = measure.letters(range)
      if letters > all * Self.maxAround || measure.linkDensity(range) > 0.3 { break }
      if isBody(ancestor), tree.nodes[ancestor].tag != .article, selection.roots.allSatisfy({ range.contains($0) }) {
        wider = ancestor
      }
      place = tree.parent(ancestor)
    }
    if let wider {
      return Selection(
        roots: [wider], cleaning: selection.cleaning,
        letters: max(selection.letters, measure.letters(tree.subtree(wider))))
    }

    // Inwards: the one named element that contains nearly all of the text.
    for root in selection.roots {
      var index = root + 1
      while index < Int(tree.nodes[root].end) {
        if isBody(index) {
          let letters = measure.letters(tree.subtree(index))
          if letters * 10 >= all * 7 {
            return Selection(roots: [index], cleaning: selection.cleaning, letters: max(selection.letters, letters))
          }
        }
        index += 1
      }
    }
    return selection
  }

  private func isBody(_ index: Int) -> Bool {
    switch tree.nodes[index].tag {
    case .text, .script, .html, .body, .a, .span: return false
    case .article: return true
    default: break
    }
    return names[index].contains(.body)
      || tree.attributeBytes(.itemprop, of: index)?.split(separator: 0x20)
        .contains { $0.elementsEqual("articleBody".utf8) } == true
  }
}
