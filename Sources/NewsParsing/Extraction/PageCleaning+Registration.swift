/// What sites set beside the beginning of an article that is not free.
extension PageCleaning {
  /// The longest form for readers of paid articles, in nodes.
  private static let longestForm = 600

  /// Leaves out what asks readers of a paid article for their address. Its words would be more than those of the beginning.
  mutating func removeRegistration() {
    var all: Int?
    var index = 0
    while index < tree.count {
      let range = tree.subtree(index)
      guard !removed[index], tree.nodes[index].tag.isBlock, names[index].contains(.paywall),
        range.count < Self.longestForm, range.contains(where: isPersonal)
      else {
        index += 1
        continue
      }
      // Some sites name everything so.
      let letters = all ?? bytes(0..<tree.count)
      all = letters
      if bytes(range) * 3 < letters {
        remove(index)
        index = range.upperBound
      } else {
        index += 1
      }
    }
  }

  /// Whether an element is a field for an address or a password.
  private func isPersonal(_ index: Int) -> Bool {
    guard tree.nodes[index].tag == .input, let type = tree.attribute(.type, of: index)?.lowercased() else {
      return false
    }
    return type == "password" || type == "email"
  }

  /// How many bytes of text a reader sees.
  private func bytes(_ range: Range<Int>) -> Int {
    range.reduce(0) { sum, place in
      removed[place] || tree.nodes[place].tag != .text ? sum : sum + tree.text(place).count
    }
  }
}
