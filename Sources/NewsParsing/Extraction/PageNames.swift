/// The clues in class and id of each element of a page.
struct PageNames {
  private(set) var words: [ClassWords]

  init(_ tree: PageTree) {
    words = [ClassWords](repeating: [], count: tree.count)
    var known: [ArraySlice<UInt8>: ClassWords] = [:]
    for index in 0..<tree.count {
      let tag = tree.nodes[index].tag
      if tag == .text || tag == .script { continue }
      for name in [PageAttribute.class, .id] {
        guard let value = tree.attributeBytes(name, of: index), !value.isEmpty else { continue }
        if let found = known[value] {
          words[index].formUnion(found)
        } else {
          let found = ClassWords(in: [0x20] + value + [0x20])
          known[value] = found
          words[index].formUnion(found)
        }
      }
    }
  }

  subscript(index: Int) -> ClassWords { words[index] }
}
