/// A key that a reader can give to a line.
package enum BoundKey: Sendable, Hashable {
  /// A letter: a key of views and, alone on a line, of the prompt.
  case letter(Character)
  case control(Character)
  case alt(Character)
  /// F1 to F12.
  case function(Int)

  /// - Parameter text: `ctrl-x`, `alt-x`, `f5` or a single letter. Names that other programs use are understood too:
  ///   `^x`, `C-x`, `M-x`.
  package init?(_ text: String) {
    if text.count == 1, let letter = text.first, letter.isLetter, letter.unicodeScalars.count == 1 {
      self = .letter(letter)
      return
    }
    if let number = text.first == "f" || text.first == "F" ? Int(text.dropFirst()) : nil, (1...12).contains(number) {
      self = .function(number)
      return
    }
    let word = text.lowercased()
    for (start, key) in Self.starts where word.hasPrefix(start) {
      let rest = word.dropFirst(start.count)
      guard rest.count == 1, let letter = rest.first, letter.isASCII, letter.isLetter else { continue }
      self = key(letter)
      return
    }
    return nil
  }

  private static let starts: [(String, @Sendable (Character) -> BoundKey)] = [
    ("ctrl-", { .control($0) }), ("ctrl+", { .control($0) }), ("control-", { .control($0) }), ("c-", { .control($0) }),
    ("^", { .control($0) }), ("alt-", { .alt($0) }), ("alt+", { .alt($0) }), ("meta-", { .alt($0) }),
    ("m-", { .alt($0) }),
  ]

  /// As it is stored and shown: `ctrl-x`.
  package var name: String {
    switch self {
    case .letter(let letter): String(letter)
    case .control(let letter): "ctrl-\(letter)"
    case .alt(let letter): "alt-\(letter)"
    case .function(let number): "f\(number)"
    }
  }

  /// Whether the terminal or the prompt needs the key: interrupt (c), end (d), suspend (z), Backspace (h), Tab (i),
  /// Enter (j, m), and the flow of output (q, s).
  package var isReserved: Bool {
    if case .control(let letter) = self { "cdhijmqsz".contains(letter) } else { false }
  }

  /// Whether a text names a key that is never a reader's own, such as Enter.
  package static func isReservedName(_ text: String) -> Bool {
    BoundKey(text)?.isReserved ?? reservedNames.contains(FoldedName(text).text)
  }

  private static let reservedNames: Set = [
    "enter", "return", "entree", "tab", "esc", "escape", "echap", "backspace", "space", "espace",
  ]
}

extension BoundKey: Comparable {
  /// In the order of a list: letters, Ctrl, Alt, function keys.
  package static func < (one: BoundKey, other: BoundKey) -> Bool { one.rank < other.rank }

  private var rank: (Int, Int, String) {
    switch self {
    case .letter: (0, 0, name)
    case .control: (1, 0, name)
    case .alt: (2, 0, name)
    case .function(let number): (3, number, name)
    }
  }
}
