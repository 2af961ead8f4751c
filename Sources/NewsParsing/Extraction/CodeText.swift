import NewsDomain

/// The lines of code in a page, without the numbers beside them.
struct CodeText {
  /// `nil` if there is no code but, at most, numbers of lines.
  let text: String?

  /// - Parameter elements: the elements with the code; each begins a line.
  init(_ tree: PageTree, _ removed: [Bool], of elements: [Int]) {
    var text: [UInt8] = []
    for element in elements {
      if !text.isEmpty, text.last != 0x0A { text.append(0x0A) }
      var place = element
      // Blocks within code are lines.
      var blockEnds: [Int] = []
      while place < Int(tree.nodes[element].end) {
        while let end = blockEnds.last, end <= place {
          blockEnds.removeLast()
          Self.endLine(&text)
        }
        let isLeftOut = removed[place] || Self.isGutter(place, in: tree)
        switch tree.nodes[place].tag {
        case _ where isLeftOut:
          place = Int(tree.nodes[place].end)
          continue
        case .text: text += tree.text(place)
        case .br: text.append(0x0A)
        case let tag where tag.isBlock && place > element:
          Self.endLine(&text)
          blockEnds.append(Int(tree.nodes[place].end))
        default: break
        }
        place += 1
      }
    }
    let lines = text.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      Substring(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
    }
    let isCode = lines.contains { $0.contains { !$0.isWhitespace } } && !Self.areNumbers(lines)
    self.text = isCode ? Self.trimmed(lines).joined(separator: "\n") : nil
  }

  private static func endLine(_ text: inout [UInt8]) {
    if let last = text.last, last != 0x0A { text.append(0x0A) }
  }

  /// The cells with code of a table that has a line of code in each row and its number beside it; none for other tables.
  static func lines(ofTable table: Int, in tree: PageTree, _ removed: [Bool]) -> [Int] {
    var cells: [Int] = []
    var hasGutter = false
    for place in tree.subtree(table) where tree.nodes[place].tag == .td && !removed[place] {
      if isGutter(place, in: tree) { hasGutter = true } else { cells.append(place) }
    }
    // Tables of one row have a block of code in a cell.
    let rows = tree.subtree(table).count { tree.nodes[$0].tag == .tr }
    return hasGutter && rows >= 2 && cells.count <= rows ? cells : []
  }

  /// Whether an element has the number of a line, or those of all, by its class.
  private static func isGutter(_ index: Int, in tree: PageTree) -> Bool {
    guard tree.nodes[index].tag != .text, let classes = tree.attribute(.class, of: index)?.lowercased() else {
      return false
    }
    return classes.split(whereSeparator: { $0 == " " || $0 == "\n" || $0 == "\t" }).contains {
      gutters.contains(String($0))
    }
  }

  /// Classes of the programs that colour code.
  private static let gutters: Set = [
    "lineno", "linenos", "linenumber", "linenumbers", "line-number", "line-numbers-rows", "line_number", "line_numbers",
    "lineno-container", "gutter", "gl", "ln", "lnt", "hljs-ln-numbers", "hljs-ln-n", "blob-num", "rouge-gutter",
    "crayon-nums",
    "code-line-number", "react-code-line-number", "lnr",
  ]

  /// Whether the lines are just the numbers of other lines.
  private static func areNumbers(_ lines: [Substring]) -> Bool {
    let numbers = lines.map(\.trimmed).filter { !$0.isEmpty }.map { Int($0) }
    guard numbers.count >= 2, let first = numbers[0] else { return false }
    return numbers.enumerated().allSatisfy { $1 == first &+ $0 }
  }

  /// Without empty lines at the beginning and the end.
  private static func trimmed(_ lines: [Substring]) -> ArraySlice<Substring> {
    var lines = lines[...]
    while lines.first?.allSatisfy(\.isWhitespace) == true { lines.removeFirst() }
    while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
    return lines
  }
}
