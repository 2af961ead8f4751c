import NewsDomain

/// Which tags in a title of RSS are markup: titles contain both HTML and unescaped text such as `std::vector<int>`. Only
/// known inline markup counts, and only if it is closed or void; and any tag with the value of an attribute in quotes,
/// such as `<seg id="1">`, as nobody writes that as text.
struct TitleMarkup {
  /// The beginnings of the tags that are markup.
  private(set) var markup: Set<Int> = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.contains(UInt8(ascii: "<")) else { return }
    var open: [HTMLTagName: [Int]] = [:]
    var paragraphs: [(name: HTMLTagName, kind: HTMLPiece.Kind, range: Range<Int>)] = []
    HTMLFragment.read(bytes) { piece in
      let (name, start) = (piece.name, piece.range.lowerBound)
      switch piece.kind {
      case .text: return .continue
      case .start where Self.void.contains(name): markup.insert(start)
      case .start where Self.hasValue(bytes[piece.range]) && HTMLEffect(of: name) != .hidden:
        markup.insert(start)
        open[name, default: []].append(start)
      case .start where Self.inline.contains(name): open[name, default: []].append(start)
      case .other where bytes[piece.range].starts(with: "<!--".utf8): markup.insert(start)
      case .end:
        if let opened = open[name]?.popLast() { markup.formUnion([opened, start]) }
      default: break
      }
      if piece.kind != .other, Self.paragraphs.contains(name), paragraphs.count < 3 {
        paragraphs.append((name, piece.kind, piece.range))
      }
      return .continue
    }
    // A paragraph around the whole title is markup, too.
    guard paragraphs.count == 2, case let (first, last) = (paragraphs[0], paragraphs[1]), first.name == last.name,
      first.kind == .start, last.kind == .end, bytes[..<first.range.lowerBound].allSatisfy({ $0 <= 0x20 }),
      bytes[last.range.upperBound...].allSatisfy({ $0 <= 0x20 })
    else { return }
    markup.formUnion([first.range.lowerBound, last.range.lowerBound])
  }

  /// Whether a tag or a text has the value of an attribute in quotes.
  static func hasValue(_ bytes: some Sequence<UInt8>) -> Bool {
    var last: UInt8 = 0
    for byte in bytes {
      if last == UInt8(ascii: "="), byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return true }
      last = byte
    }
    return false
  }

  private static let void = Set(["br", "img", "wbr"].map(HTMLTagName.init))
  private static let paragraphs = Set(
    ["p", "div", "center", "section", "h1", "h2", "h3", "h4", "h5", "h6"].map(HTMLTagName.init))
  private static let inline = Set(
    [
      "a", "abbr", "acronym", "b", "bdi", "bdo", "big", "cite", "code", "data", "del", "dfn", "em", "font", "i", "ins",
      "kbd", "mark", "nobr", "q", "rp", "rt", "ruby", "s", "samp", "small", "span", "strike", "strong", "sub", "sup",
      "time", "tt", "u", "var",
    ].map(HTMLTagName.init))
}
