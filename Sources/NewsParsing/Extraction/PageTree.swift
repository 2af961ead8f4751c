import NewsDomain

/// A web page as a tree: its nodes are in one array, in the order of the page, so that a subtree is a range of indices
/// and walking needs no recursion.
struct PageTree: Sendable {
  struct Node: Sendable {
    let tag: PageTag
    /// The index of the parent; -1 for the first node.
    let parent: Int32
    /// The index after the last node of the subtree.
    var end: Int32
    /// For a text or script: its bytes in ``PageTree/bytes``. For other elements: its attributes.
    var from: Int32
    var to: Int32
  }

  struct AttributeValue: Sendable {
    let name: PageAttribute
    let from: Int32
    let to: Int32
  }

  /// The limits of reading.
  static let maxNodes = 100_000
  /// The same as in browsers.
  static let maxDepth = 512
  /// The most attributes of an element, many times as many as any page has.
  static let maxAttributes = 704
  /// The most memory of a tree while it is built, in bytes.
  static let maxMemory = 256 << 20

  var nodes: [Node] = []
  var attributes: [AttributeValue] = []
  /// The bytes of all texts and attributes, as UTF-8.
  var bytes: [UInt8] = []
  /// Whether only a part of the page was read, because all of it would have taken too long.
  var isCut = false

  var count: Int { nodes.count }

  /// The indices of a subtree, including the node itself.
  @inline(__always)
  func subtree(_ index: Int) -> Range<Int> { index..<Int(nodes[index].end) }

  @inline(__always)
  func parent(_ index: Int) -> Int? {
    let parent = Int(nodes[index].parent)
    return parent < 0 ? nil : parent
  }

  /// The children of a node, in order.
  func children(_ index: Int) -> some Sequence<Int> {
    let end = Int(nodes[index].end)
    return sequence(state: index + 1) { next -> Int? in
      guard next < end else { return nil }
      defer { next = Int(nodes[next].end) }
      return next
    }
  }

  /// The bytes of a text or script.
  func text(_ index: Int) -> ArraySlice<UInt8> {
    bytes[Int(nodes[index].from)..<Int(nodes[index].to)]
  }

  /// The bytes of an attribute of an element; `nil` if it has none.
  func attributeBytes(_ name: PageAttribute, of index: Int) -> ArraySlice<UInt8>? {
    let node = nodes[index]
    guard node.tag != .text, node.tag != .script || node.from <= node.to else { return nil }
    guard node.tag != .script else { return nil }
    for place in Int(node.from)..<Int(node.to) where attributes[place].name == name {
      return bytes[Int(attributes[place].from)..<Int(attributes[place].to)]
    }
    return nil
  }

  func attribute(_ name: PageAttribute, of index: Int) -> String? {
    attributeBytes(name, of: index).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The text below a node, with single spaces between words.
  ///
  /// - Parameter most: how much of the page is examined, in bytes. It bounds the work when nested elements are each
  ///   asked for their text.
  func plain(_ index: Int, ofBytes most: Int = .max) -> String {
    var text: [UInt8] = []
    var left = most
    for place in subtree(index) {
      guard left > 0 else { break }
      left -= 1
      switch nodes[place].tag {
      case .text:
        let bytes = self.text(place).prefix(left)
        left -= bytes.count
        for byte in bytes {
          if byte > 0x20 { text.append(byte) } else if let last = text.last, last != 0x20 { text.append(0x20) }
        }
      case let tag where tag.isBlock || tag == .br:
        if let last = text.last, last != 0x20 { text.append(0x20) }
      default: continue
      }
    }
    // Spaces of other widths are rare; then each character is examined.
    let plain = String(decoding: text, as: UTF8.self)
    guard text.contains(where: { $0 == 0xC2 || $0 == 0xE2 || $0 == 0xE3 }) else { return plain.trimmed }
    return plain.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
