/// Forms that sites show next to the beginning of a paid article.
extension PageCleaning {
  /// The longest form for readers of paid articles, in nodes.
  private static let longestForm = 600

  /// Removes forms that ask readers of a paid article for their address. They have more words than the beginning.
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
      // Some sites give that name to everything.
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

  /// How many bytes of text are visible.
  private func bytes(_ range: Range<Int>) -> Int {
    range.reduce(0) { sum, place in
      removed[place] || tree.nodes[place].tag != .text ? sum : sum + tree.text(place).count
    }
  }
}
