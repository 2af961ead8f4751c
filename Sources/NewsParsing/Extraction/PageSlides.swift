/// Finds the parts of a text that a script shows one by one: elements of the same name side by side, some of them
/// visible, each with its own text.
struct PageSlides {
  private let tree: PageTree
  private let names: PageNames
  /// The names of such parts below each element that was examined.
  private var known: [Int: Set<ArraySlice<UInt8>>] = [:]

  /// How many children, and nodes of each, are examined.
  private static let maxChildren = 200
  private static let maxNodes = 400
  /// The fewest letters of a part outside of links, in bytes.
  private static let fewestLetters = 300

  private static let unwanted: ClassWords = [.unwanted, .comments, .share, .paywall]

  init(_ tree: PageTree, _ names: PageNames) {
    self.tree = tree
    self.names = names
  }

  /// - Parameters:
  ///   - index: an invisible element.
  ///   - isHidden: whether another one is invisible.
  mutating func contains(_ index: Int, isHidden: (Int) -> Bool) -> Bool {
    guard let parent = tree.parent(index), let name = name(of: index), isLong(index) else { return false }
    if let found = known[parent] { return found.contains(name) }
    var seen: [ArraySlice<UInt8>: (shown: Int, hidden: Int)] = [:]
    for child in tree.children(parent).prefix(Self.maxChildren) {
      guard let name = self.name(of: child), isLong(child) else { continue }
      if isHidden(child) { seen[name, default: (0, 0)].hidden += 1 } else { seen[name, default: (0, 0)].shown += 1 }
    }
    let found = Set(seen.filter { $0.value.shown >= 1 && $0.value.hidden >= 2 }.keys)
    known[parent] = found
    return found.contains(name)
  }

  /// The first name in the `class` of an element that may be such a part.
  private func name(of index: Int) -> ArraySlice<UInt8>? {
    switch tree.nodes[index].tag {
    case .div, .section, .article, .li: break
    default: return nil
    }
    guard tree.attributeBytes(.hidden, of: index) == nil, tree.attribute(.role, of: index) == nil,
      names[index].isDisjoint(with: Self.unwanted)
    else { return nil }
    return tree.attributeBytes(.class, of: index)?.split(separator: 0x20, maxSplits: 1).first
  }

  private func isLong(_ index: Int) -> Bool {
    var (letters, end) = (0, 0)
    for place in tree.subtree(index).prefix(Self.maxNodes) {
      let node = tree.nodes[place]
      switch node.tag {
      case .nav, .ul, .form, .input: return false
      case .a: end = max(end, Int(node.end))
      case .text where place >= end: letters += tree.text(place).count
      default: continue
      }
    }
    return letters >= Self.fewestLetters
  }
}
