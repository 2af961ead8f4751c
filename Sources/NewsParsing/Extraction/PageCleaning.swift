/// The nodes of a page that are left out. If a node is left out, so is its subtree.
struct PageCleaning {
  let tree: PageTree
  let names: PageNames
  private(set) var removed: [Bool]

  init(_ tree: PageTree, _ names: PageNames) {
    self.tree = tree
    self.names = names
    removed = [Bool](repeating: false, count: tree.count)
  }

  mutating func remove(_ index: Int) {
    for place in tree.subtree(index) { removed[place] = true }
  }

  /// Removes invisible nodes and those that are never a part of an article.
  mutating func removeHidden() {
    var index = 0
    var slides = PageSlides(tree, names)
    while index < tree.count {
      if isHidden(index), !slides.contains(index, isHidden: isHidden) {
        remove(index)
        index = Int(tree.nodes[index].end)
      } else {
        index += 1
      }
    }
  }

  private static let longestRole = 20

  private static let unwantedRoles: Set<String> = [
    "menu", "menubar", "complementary", "navigation", "alert", "alertdialog", "dialog", "banner", "search",
    "contentinfo", "toolbar", "tooltip",
  ]

  private func isHidden(_ index: Int) -> Bool {
    switch tree.nodes[index].tag {
    case .text: return false
    case .script, .head, .link, .meta, .input: return true
    case .body, .html: return false
    default: break
    }
    let node = tree.nodes[index]
    guard node.from < node.to else { return false }
    if tree.attributeBytes(.hidden, of: index) != nil { return true }
    if tree.attributeBytes(.ariaHidden, of: index)?.elementsEqual("true".utf8) == true {
      return !node.tag.isInlineMath && (node.tag.isBlock || isCopyOfFormula(index))
    }
    if let role = tree.attributeBytes(.role, of: index), role.count <= Self.longestRole,
      Self.unwantedRoles.contains(String(decoding: role, as: UTF8.self).lowercased())
    {
      return true
    }
    guard let bytes = tree.attributeBytes(.style, of: index), bytes.count >= "display:none".utf8.count else {
      return false
    }
    // By byte, not by character: there are many styles, and some are long.
    let letters = bytes.filter { $0 != 0x20 }.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
    let style = String(decoding: letters, as: UTF8.self)
    return style.holds("display:none") || style.holds("visibility:hidden")
  }
}

extension PageCleaning {
  /// Whether an element is beside a formula in MathML, and draws it for the eye.
  private func isCopyOfFormula(_ index: Int) -> Bool {
    guard let parent = tree.parent(index) else { return false }
    return tree.children(parent).prefix(Self.maxCopies).contains { other in
      other != index && tree.subtree(other).prefix(Self.maxCopies).contains { tree.nodes[$0].tag == .math }
    }
  }

  /// How far a formula is searched, in nodes.
  private static let maxCopies = 8
}

extension PageTag {
  fileprivate var isInlineMath: Bool { self == .math }
}
