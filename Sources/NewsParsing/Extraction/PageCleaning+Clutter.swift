/// Clutter between the parts of an article.
extension PageCleaning {
  /// Removes navigation, buttons, forms, lists of links and the like from the article's elements.
  mutating func removeClutter(below roots: [Int], letters all: Int) {
    let measure = PageMeasure(tree, without: removed)
    for root in roots {
      var index = root + 1
      let end = Int(tree.nodes[root].end)
      while index < end {
        let node = tree.nodes[index]
        if removed[index] || (node.tag != .text && isClutter(index, measure, all)) {
          remove(index)
          index = Int(node.end)
        } else {
          index += 1
        }
      }
    }
  }

  private func isClutter(_ index: Int, _ measure: PageMeasure, _ all: Int) -> Bool {
    let tag = tree.nodes[index].tag
    let words = names[index]
    let range = tree.subtree(index)
    let letters = measure.letters(range)
    // An element with most of the article is not clutter, whatever its name.
    let isSmall = letters * 3 < all
    switch tag {
    case .nav, .aside, .footer: return letters * 5 < all * 4
    case .address: return isSmall && !isBetweenParagraphs(index)
    case .br, .img, .hr, .wbr: return false
    default: break
    }
    if isSmall {
      if words.contains(.comments) || words.contains(.unwanted) && !words.contains(.body) { return true }
      if words.contains(.share), letters < 500 { return true }
      if words.contains(.byline), letters < 200, !words.contains(.body) { return true }
    }
    guard tag.isBlock else { return false }
    switch tag {
    case .h1, .h2, .h3, .h4, .h5, .h6: return words.weight < 0
    case .ul, .ol, .dl, .div, .section, .table, .form, .fieldset, .header, .details:
      return isSmall && isOfLinks(range, tag, words, measure)
    case .td: return isSmall && isMenu(index, measure)
    default: return false
    }
  }

  /// Whether an address is one in the article, rather than that of its author at one of its ends.
  private func isBetweenParagraphs(_ index: Int) -> Bool {
    guard let parent = tree.parent(index) else { return false }
    var next = Int(tree.nodes[index].end)
    for _ in 0..<Self.maxSkipped where next < Int(tree.nodes[parent].end) && isSkipped(next) {
      next = Int(tree.nodes[next].end)
    }
    guard next < Int(tree.nodes[parent].end), tree.nodes[next].tag == .p else { return false }
    var before = index
    for _ in 0..<Self.maxSkipped {
      before -= 1
      guard before > parent else { return false }
      while let outer = tree.parent(before), outer != parent { before = outer }
      if !isSkipped(before) { return tree.nodes[before].tag == .p }
    }
    return false
  }

  private func isSkipped(_ index: Int) -> Bool { tree.nodes[index].tag == .text || removed[index] }

  /// How many texts and removed elements may be between an address and the next paragraph.
  private static let maxSkipped = 8

  /// Whether a cell is the menu of a page that a table lays out: a column of links beside one of text.
  private func isMenu(_ index: Int, _ measure: PageMeasure) -> Bool {
    let range = tree.subtree(index)
    guard measure.linkDensity(range) > 0.6, tree.subtree(index).count(where: { tree.nodes[$0].tag == .a }) >= 4,
      let row = tree.parent(index)
    else { return false }
    return tree.children(row).contains { other in
      let cell = tree.subtree(other)
      return other != index && tree.nodes[other].tag == .td && !removed[other] && measure.linkDensity(cell) < 0.3
        && measure.letters(cell) > measure.letters(range)
    }
  }

  /// Whether an element has links rather than text.
  private func isOfLinks(_ range: Range<Int>, _ tag: PageTag, _ words: ClassWords, _ measure: PageMeasure) -> Bool {
    let letters = measure.letters(range)
    if words.weight < 0, measure.commas(range) < 10 || measure.linkDensity(range) > 0.2 {
      // For text without links a name alone says little.
      return letters < 400 || measure.linkDensity(range) > 0.1 || words.contains(.byline)
    }
    guard measure.commas(range) < 10 else { return false }
    var (paragraphs, pictures, items, inputs, headings) = (0, 0, 0, 0, 0)
    for place in range where !removed[place] {
      switch tree.nodes[place].tag {
      case .p: paragraphs += 1
      case .img: pictures += 1
      case .li: items += 1
      case .input: inputs += 1
      case .h1, .h2, .h3, .h4, .h5, .h6: headings += measure.letters(tree.subtree(place))
      default: continue
      }
    }
    let density = measure.linkDensity(range)
    let isList = tag == .ul || tag == .ol || letters > 0 && items > 0 && items * 20 > letters
    if letters == 0 { return pictures == 0 }
    if !isList, items > 100 + paragraphs { return true }
    if inputs > max(1, paragraphs / 3) { return true }
    if !isList, letters < 25, pictures == 0 || pictures > 2, headings * 10 < letters * 9, density > 0 { return true }
    if words.weight < 25, density > 0.2, !isList || density > 0.5 { return !isList || letters < 2000 }
    return words.weight >= 25 && density > 0.5
  }
}
