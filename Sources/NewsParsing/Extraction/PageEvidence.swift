import NewsDomain

/// The parts of a page besides the text found in it, on which verdicts are based.
struct PageEvidence {
  let tree: PageTree
  let names: PageNames
  let facts: PageFacts
  /// The page as UTF-8.
  let bytes: [UInt8]
  /// The address of the page; for a file, the one that it states itself, if any.
  let address: String?
  /// The elements of the text; empty if there are none.
  let roots: [Int]
  /// The invisible nodes.
  let hidden: [Bool]

  /// How much of the page is examined, in bytes of text.
  private static let reach = 20_000
  /// How far after the text it is examined, in nodes.
  private static let tail = 600

  /// All visible text, in lower case and without marks.
  var visible: String { FoldedWords(plain(0..<tree.count)).text }

  /// The visible text in and between the text's parts, and shortly after it.
  var around: String {
    guard let first = roots.first, let last = roots.last else { return visible }
    return FoldedWords(plain(first..<min(tree.count, Int(tree.nodes[last].end) + Self.tail))).text
  }

  /// The window title, the headings and the stated title.
  var titles: [String] {
    [facts.windowTitle, facts.heading, facts.title].compactMap(\.self).map { FoldedWords($0).text }
  }

  private func plain(_ range: Range<Int>) -> String {
    var text: [UInt8] = []
    for place in range where !hidden[place] {
      let node = tree.nodes[place]
      if node.tag == .text {
        text += tree.text(place).prefix(Self.reach)
        if text.count > Self.reach { break }
      } else if node.tag.isBlock || node.tag == .br || node.tag == .a {
        text.append(0x20)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Whether the page's source contains one of these strings.
  func isWritten(_ pieces: [StaticString]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in pieces.contains { bytes.offset(of: $0) != nil } }
  }

  /// Whether the page has a field for a password.
  var hasPassword: Bool {
    tree.nodes.indices.contains { index in
      tree.nodes[index].tag == .input && tree.attribute(.type, of: index)?.lowercased() == "password"
    }
  }

  /// Whether the page has an empty element for a program to fill.
  var hasEmptyRoot: Bool {
    let roots = tree.nodes.indices.lazy.filter { index in
      let node = tree.nodes[index]
      guard node.tag == .div || node.tag == .main || node.tag == .section, tree.subtree(index).count < 40,
        let id = tree.attribute(.id, of: index)
      else { return false }
      return Self.programRoots.contains(id.lowercased())
    }
    return roots.prefix(Self.maxRoots).contains { tree.plain($0, ofBytes: Self.reach).utf8.count < 100 }
  }

  /// How many such elements are examined.
  private static let maxRoots = 20

  private static let programRoots: Set<String> = [
    "root", "app", "__next", "__nuxt", "___gatsby", "react-root", "app-root", "main-app", "react-app", "q-app",
    "mount", "application", "ember-app", "svelte",
  ]

  /// Whether an element for browsers without scripts mentions scripts.
  var asksForScripts: Bool {
    var rest = bytes[...]
    while let start = rest.offset(of: "<noscript") {
      rest = rest.dropFirst(start + 9)
      let end = rest.offset(of: "</noscript") ?? rest.count
      let part = rest.prefix(end)
      if part.offset(of: "avaScript") != nil || part.offset(of: "avascript") != nil { return true }
      rest = rest.dropFirst(end)
    }
    return false
  }

  /// The number of letters in the elements that match a selector such as `.paid` or `#paid`; `nil` if there are none.
  func letters(in selector: String) -> Int? {
    guard let mark = selector.first, mark == "." || mark == "#" else { return nil }
    let name = selector.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    guard name.utf8.count + 1 == selector.trimmed.utf8.count else { return nil }
    var letters: Int?
    var index = 0
    while index < tree.count {
      let node = tree.nodes[index]
      let value = node.tag == .text ? nil : tree.attributeBytes(mark == "." ? .class : .id, of: index)
      if let value, value.split(separator: 0x20).contains(where: { $0.elementsEqual(name.utf8) }) {
        letters = (letters ?? 0) + tree.plain(index).utf8.count
        index = Int(node.end)
      } else {
        index += 1
      }
    }
    return letters
  }
}
