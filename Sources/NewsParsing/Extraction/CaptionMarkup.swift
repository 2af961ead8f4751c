/// Captions and credits that the markup of a page states as such. Words that are merely below a picture may be the
/// article's.
struct CaptionMarkup {
  /// The longest caption that has no element of its own, in nodes.
  private static let longest = 20
  /// The most nodes between a picture and its caption: the elements around both, and blanks.
  private static let farthest = 12
  /// The most elements around the words of a caption that stand before a credit.
  private static let deepest = 4

  let tree: PageTree
  let names: PageNames

  /// Whether an element other than `figcaption` is a caption or credit.
  func isCaption(_ index: Int) -> Bool {
    let tag = tree.nodes[index].tag
    guard tag != .text, tree.subtree(index).count < Self.longest else { return false }
    let isNamed = names[index].contains(.caption)
    if tag.isBlock, isNamed || isAttribute(.role, "figure", of: index) { return true }
    // Other names and elements are used for other things as well.
    switch tag {
    case .span, .small, .em, .i, .cite: break
    default: if !tag.isBlock { return false }
    }
    return (isNamed || names[index].contains(.credit) || isAttribute(.itemprop, "caption", of: index))
      && isBelowPicture(index)
  }

  private func isAttribute(_ name: PageAttribute, _ value: String, of index: Int) -> Bool {
    tree.attributeBytes(name, of: index)?.elementsEqual(value.utf8) == true
  }

  /// Whether a picture, perhaps with a caption, comes directly before an element.
  private func isBelowPicture(_ index: Int) -> Bool {
    for place in stride(from: index - 1, to: max(0, index - Self.farthest), by: -1) {
      switch tree.nodes[place].tag {
      case .img, .picture: return true
      case .text where tree.text(place).contains(where: { $0 > 0x20 }): return isWithinCaption(place)
      default: continue
      }
    }
    return false
  }

  private func isWithinCaption(_ text: Int) -> Bool {
    var place = tree.parent(text)
    for _ in 0..<Self.deepest {
      guard let element = place else { return false }
      if tree.nodes[element].tag == .figcaption || names[element].contains(.caption) { return true }
      place = tree.parent(element)
    }
    return false
  }
}
