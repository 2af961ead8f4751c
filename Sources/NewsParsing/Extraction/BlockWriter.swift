import NewsDomain

/// Converts the elements of a page to blocks of text.
struct BlockWriter {
  private let tree: PageTree
  private let captions: CaptionMarkup
  private let removed: [Bool]
  private let base: String?
  private var blocks: [TextBlock] = []
  /// The most bytes of text that table cells with blocks in them have on average.
  private static let shortCell = 60
  /// The words of the current block, by the link around them.
  private var spans: [(text: [UInt8], link: String?)] = []
  private var link: (address: String?, end: Int) = (nil, 0)
  /// Where the open quotations end.
  private var quotes: [Int] = []
  /// The signs of a formula, by the node before which they stand: those of what begins there, and of what ends.
  private var (opening, closing): ([Int: String], [Int: String]) = ([:], [:])
  /// The items of which a block was written.
  private var written: Set<Int> = []

  private init(_ tree: PageTree, _ names: PageNames, _ removed: [Bool], base: String?) {
    self.tree = tree
    captions = CaptionMarkup(tree: tree, names: names)
    self.removed = removed
    self.base = base
  }

  /// - Parameters:
  ///   - roots: the elements, in order.
  ///   - base: the address against which links are resolved.
  static func blocks(
    of roots: [Int], in tree: PageTree, _ names: PageNames, without removed: [Bool], base: String?
  ) -> [TextBlock] {
    var writer = BlockWriter(tree, names, removed, base: base)
    for root in roots { writer.write(root) }
    return writer.blocks
  }

  /// The kind of block that the words before its end become.
  private enum Kind {
    case heading(Int)
    case paragraph
    /// - Parameter element: the index of the item, of which only the first block has its number.
    case item(depth: Int, number: Int?, element: Int)
    case quote
    case caption

    /// Whether line breaks matter.
    var hasLines: Bool {
      switch self {
      case .paragraph, .item, .quote: true
      case .heading, .caption: false
      }
    }
  }

  /// An open block element.
  private struct Frame {
    let end: Int
    let kind: Kind
    /// The number of the next item in a numbered list, and how far the one after it is.
    var next: Int?
    var step = 1
    let depth: Int
    let isQuote: Bool
  }

  private mutating func write(_ root: Int) {
    var frames = [Frame(end: Int(tree.nodes[root].end), kind: .paragraph, next: nil, depth: 0, isQuote: false)]
    var index = root
    let end = Int(tree.nodes[root].end)
    while index < end {
      close(before: index)
      while let frame = frames.last, frames.count > 1, frame.end <= index {
        flush(frame.kind)
        frames.removeLast()
      }
      if let sign = opening.removeValue(forKey: index) { append(Array(sign.utf8)[...], at: index) }
      guard let frame = frames.last else { return }
      if removed[index] {
        if tree.nodes[index].tag.isBlock { flush(frame.kind) }
        index = Int(tree.nodes[index].end)
        continue
      }
      let node = tree.nodes[index]
      switch node.tag {
      case .text:
        append(tree.text(index), at: index)
      case .sup where Superscript(tree.plain(index, ofBytes: 16)) != nil:
        append(Superscript(tree.plain(index, ofBytes: 16))?.bytes ?? [], at: index + 1)
        index = Int(node.end)
        continue
      case .q:
        append(Array("\u{201C}".utf8)[...], at: index)
        quotes.append(Int(node.end))
      case .mfrac, .msqrt, .msub, .msup: sign(node.tag, index)
      case .img:
        if let formula = formula(ofImage: index) { append(Array(formula.utf8)[...], at: index) }
      case .br:
        lineBreak(frame.kind, index)
      case .hr:
        flush(frame.kind)
      case .a:
        link = (tree.attribute(.href, of: index).flatMap(resolved), Int(node.end))
      case .pre:
        flush(frame.kind)
        if let code = CodeText(tree, removed, of: [index]).text { blocks.append(.code(code)) }
        index = Int(node.end)
        continue
      case .table where !CodeText.lines(ofTable: index, in: tree, removed).isEmpty:
        flush(frame.kind)
        let lines = CodeText.lines(ofTable: index, in: tree, removed)
        if let code = CodeText(tree, removed, of: lines).text { blocks.append(.code(code)) }
        index = Int(node.end)
        continue
      case .table where isData(index):
        flush(frame.kind)
        writeTable(index)
        index = Int(node.end)
        continue
      case let tag where tag.isBlock || captions.isCaption(index):
        flush(frame.kind)
        frames.append(self.frame(captions.isCaption(index) ? .figcaption : tag, index, in: &frames))
      default: break
      }
      index += 1
    }
    close(before: end)
    (opening, closing) = ([:], [:])
    while let frame = frames.popLast() { flush(frame.kind) }
  }

  /// Ends the quotations and formulas that end here.
  private mutating func close(before index: Int) {
    if let sign = closing.removeValue(forKey: index) { append(Array(sign.utf8)[...], at: index) }
    while let quote = quotes.last, quote <= index {
      quotes.removeLast()
      append(Array("\u{201D}".utf8)[...], at: index)
    }
  }

  private func frame(_ tag: PageTag, _ index: Int, in frames: inout [Frame]) -> Frame {
    let outer = frames[frames.count - 1]
    let end = Int(tree.nodes[index].end)
    let isQuote = outer.isQuote || tag == .blockquote
    var kind: Kind = isQuote ? .quote : .paragraph
    var depth = outer.depth
    var next: Int?
    var step = 1
    if let level = tag.headingLevel {
      kind = .heading(level)
    } else {
      switch tag {
      case .ul: depth += 1
      case .ol:
        depth += 1
        let isReversed = tree.attribute(.reversed, of: index) != nil
        step = isReversed ? -1 : 1
        let first = isReversed ? tree.children(index).count { tree.nodes[$0].tag == .li } : 1
        next = tree.attribute(.start, of: index).flatMap { Int($0.trimmed) } ?? first
      case .li, .dd, .dt:
        var number: Int?
        if tag == .li, let place = frames.lastIndex(where: { $0.depth < outer.depth || $0.next != nil }),
          let count = frames[place].next
        {
          number = tree.attribute(.value, of: index).flatMap { Int($0.trimmed) } ?? count
          frames[place].next = (number ?? count) &+ frames[place].step
        }
        if tag == .li { kind = .item(depth: max(1, depth), number: number, element: index) }
      case .figcaption, .caption, .figure: kind = .caption
      case .td, .th, .p, .div, .section, .tr:
        // A paragraph in an item or a caption becomes the item or caption.
        switch outer.kind {
        case .item, .caption: kind = outer.kind
        default: break
        }
      default: break
      }
    }
    return Frame(end: end, kind: kind, next: next, step: step, depth: depth, isQuote: isQuote)
  }

  private mutating func append(_ text: ArraySlice<UInt8>, at index: Int) {
    let address = index < link.end ? link.address : nil
    if spans.last?.link != address || spans.isEmpty { spans.append(([], address)) }
    spans[spans.count - 1].text += text
  }

  /// Notes the signs that show in one line what a formula shows by its places: `(a+b)/2`, `x^2`.
  private mutating func sign(_ tag: PageTag, _ index: Int) {
    let end = Int(tree.nodes[index].end)
    let parts = tree.children(index).filter { tree.nodes[$0].tag != .text }
    func begin(_ sign: String, at place: Int) { opening[place, default: ""] += sign }
    // An inner part ends before the outer one.
    func close(_ sign: String) { closing[end] = sign + closing[end, default: ""] }
    func isGroup(_ part: Int) -> Bool {
      tree.subtree(part).count { tree.nodes[$0].tag == .text && tree.text($0).contains { $0 > 0x20 } } > 1
    }
    if tag == .msqrt {
      begin("\u{221A}(", at: index + 1)
      close(")")
    } else if parts.count == 2 {
      let (first, last) = (isGroup(parts[0]), isGroup(parts[1]))
      if first { begin("(", at: parts[0]) }
      let mark = tag == .mfrac ? "/" : tag == .msup ? "^" : "_"
      closing[parts[1]] = (first ? ")" : "") + mark + closing[parts[1], default: ""]
      if last {
        begin("(", at: parts[1])
        close(")")
      }
    }
  }

  /// The words of a picture that shows a formula.
  private func formula(ofImage index: Int) -> String? {
    guard let classes = tree.attribute(.class, of: index)?.lowercased(),
      ["math", "latex", "formula"].contains(where: { classes.holds($0) }),
      let alternative = tree.attribute(.alt, of: index)?.nonBlank, alternative.utf8.count <= Self.longestFormula
    else { return nil }
    let display = "{\\displaystyle "
    guard alternative.hasPrefix(display), alternative.hasSuffix("}") else { return alternative }
    return alternative.dropFirst(display.count).dropLast().trimmed
  }

  private static let longestFormula = 1000

  private mutating func lineBreak(_ kind: Kind, _ index: Int) {
    // Two breaks separate paragraphs, a single one lines.
    if let last = spans.last, last.text.last(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }) == 0x0B {
      flush(kind)
    } else {
      append([0x0B], at: index)
    }
  }

  private func resolved(_ address: String) -> String? {
    let address = address.trimmed
    guard !address.isEmpty, !address.hasPrefix("#"), !address.lowercased().hasPrefix("javascript:") else { return nil }
    return FeedAddress.resolved(address, against: base).flatMap(WebLink.init)?.address
  }

  /// Ends the current block.
  private mutating func flush(_ kind: Kind) {
    guard !spans.isEmpty else { return }
    defer { spans = [] }
    let spans = Self.tidied(self.spans, hasLines: kind.hasLines)
    guard spans.contains(where: { $0.text.contains { $0.isLetter || $0.isNumber || $0.isSymbol } }) else { return }
    switch kind {
    case .heading(let level): blocks.append(.heading(level: level, spans))
    case .paragraph: blocks.append(.paragraph(spans))
    case .item(let depth, let number, let element):
      // Only the first block of an item is one.
      let isFirst = written.insert(element).inserted
      blocks.append(isFirst ? .item(depth: depth, number: number, spans) : .paragraph(spans))
    case .quote: blocks.append(.quote(spans))
    case .caption: blocks.append(.caption(spans))
    }
  }

  /// The words with single spaces or line breaks between them, and none at the beginning and the end.
  private static func tidied(_ spans: [(text: [UInt8], link: String?)], hasLines: Bool) -> [TextSpan] {
    var result: [(text: [UInt8], link: String?)] = []
    var wasBlank = true
    /// Whether the blank before was one, which a line break replaces.
    var isSpace = false
    for span in spans {
      var text: [UInt8] = []
      text.reserveCapacity(span.text.count)
      var place = 0
      while place < span.text.count {
        let byte = span.text[place]
        // U+00A0 is a space as well.
        let isWide = byte == 0xC2 && place + 1 < span.text.count && span.text[place + 1] == 0xA0
        if byte <= 0x20 || isWide {
          let isBreak = byte == 0x0B && hasLines
          if isBreak, isSpace {
            if text.isEmpty { result[result.count - 1].text.removeLast() } else { text.removeLast() }
          }
          if !wasBlank || (isBreak && isSpace) { text.append(isBreak ? 0x0A : 0x20) }
          isSpace = !isBreak && (isSpace || !wasBlank)
          wasBlank = true
          place += isWide ? 2 : 1
        } else {
          isSpace = false
          text.append(byte)
          wasBlank = false
          place += 1
        }
      }
      if text.isEmpty { continue }
      if let last = result.last, last.link == span.link {
        result[result.count - 1].text += text
      } else {
        result.append((text, span.link))
      }
    }
    while var last = result.popLast() {
      if last.text.last == 0x20 || last.text.last == 0x0A { last.text.removeLast() }
      if last.text.isEmpty { continue }
      result.append(last)
      break
    }
    return result.lazy.filter { !$0.text.isEmpty }.map {
      TextSpan(String(decoding: $0.text, as: UTF8.self), link: $0.link)
    }
  }

  /// Whether a table shows data rather than just laying out the page.
  private func isData(_ index: Int) -> Bool {
    if tree.attribute(.role, of: index) == "presentation" { return false }
    var rows = 0
    var cells = 0
    var (hasBlocks, letters) = (false, 0)
    for place in tree.subtree(index).dropFirst() where !removed[place] {
      switch tree.nodes[place].tag {
      case .table: return false
      case .caption, .thead, .tfoot, .th: return true
      case .tr: rows += 1
      case .td: cells += 1
      case .p, .div, .ul, .ol, .blockquote, .h1, .h2, .h3, .h4, .h5, .h6: if cells < 4 { hasBlocks = true }
      case .text: letters += tree.text(place).count
      default: continue
      }
    }
    // Cells with child blocks are data if they are short.
    return rows >= 2 && cells >= 2 * rows && !(hasBlocks && letters > cells * Self.shortCell)
  }

  private mutating func writeTable(_ index: Int) {
    var rows: [[String]] = []
    /// For each column, how many of the next rows a cell of a row above reaches into.
    var reaches: [Int] = []
    var place = index + 1
    let end = Int(tree.nodes[index].end)
    var left = Self.maxEmpty
    func addEmpty() {
      left -= 1
      rows[rows.count - 1].append("")
    }
    func fill() {
      while left > 0, !rows.isEmpty, case let column = rows[rows.count - 1].count, column < reaches.count,
        reaches[column] > 0
      {
        reaches[column] -= 1
        addEmpty()
      }
    }
    while place < end {
      let node = tree.nodes[place]
      if removed[place] {
        place = Int(node.end)
        continue
      }
      switch node.tag {
      case .caption:
        blocks.append(.caption([TextSpan(tree.plain(place))]))
        place = Int(node.end)
      case .tr:
        fill()
        for column in reaches.indices.dropFirst(rows.last?.count ?? 0) where reaches[column] > 0 {
          reaches[column] -= 1
        }
        rows.append([])
        place += 1
      case .td, .th:
        if rows.isEmpty { rows.append([]) }
        fill()
        let (columns, more) = (min(count(.colspan, of: place), left + 1), count(.rowspan, of: place) - 1)
        let first = rows[rows.count - 1].count
        while reaches.count < first + columns { reaches.append(0) }
        for column in first..<(first + columns) { reaches[column] = more }
        rows[rows.count - 1].append(tree.plain(place))
        for _ in 1..<columns { addEmpty() }
        place = Int(node.end)
      default: place += 1
      }
    }
    rows.removeAll { $0.allSatisfy(\.isEmpty) }
    if !rows.isEmpty { blocks.append(.table(rows)) }
  }

  /// How many columns or rows a cell takes.
  private func count(_ attribute: PageAttribute, of cell: Int) -> Int {
    max(1, min(tree.attribute(attribute, of: cell).flatMap { Int($0.trimmed) } ?? 1, Self.maxSpanned))
  }

  /// The most empty cells of a table that are there for others.
  private static let maxEmpty = 10_000
  /// The most columns or rows of a cell that count.
  private static let maxSpanned = 100
}
