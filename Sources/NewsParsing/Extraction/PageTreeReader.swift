import CLexbor

import NewsDomain
import SystemServices

/// Builds the tree of a page as browsers build it, with lexbor.
final class PageTreeReader {
  private var tree = PageTree()
  private var open: [Int32] = []
  /// How many of the open elements contain no text.
  private var skipped = 0
  private var isInScript = false
  /// The scripts with data, in order.
  private(set) var scripts: [Int] = []
  private let effort: ParsingEffort
  /// How many elements are open, including skipped ones.
  private var depth = 0
  /// The names of the page that are not those of the standard.
  private var attributeNames: [UInt: PageAttribute?] = [:]
  private var tagNames: [UInt: PageTag?] = [:]

  private init(_ effort: ParsingEffort) {
    self.effort = effort
  }

  /// - Parameters:
  ///   - text: UTF-8 without NUL.
  ///   - effort: when it is used up, the tree is cut.
  /// - Throws: `NewsError.shortage` if it ran out of memory.
  static func tree(of text: [UInt8], _ effort: ParsingEffort) throws -> (tree: PageTree, scripts: [Int]) {
    let reader = PageTreeReader(effort)
    reader.tree.bytes.reserveCapacity(text.count)
    var events = supernews_html_events(
      token: { PageTreeReader.of($0)?.takesToken(depth: $1, memory: $2) == true ? 1 : 0 },
      piece: { PageTreeReader.of($0)?.takesPiece(attributes: $1) == true ? 1 : 0 },
      start: { reader, name, element in
        guard let name, let element else { return 1 }
        return PageTreeReader.of(reader)?.start(name.pointee, element) == true ? 1 : 0
      },
      end: { PageTreeReader.of($0)?.end() },
      text: { PageTreeReader.of($0)?.text($1, $2) })
    // Unretained is safe: the reader lives until the call returns, and lexbor keeps no reference.
    let result = withExtendedLifetime(reader) {
      text.withUnsafeBufferPointer { bytes in
        supernews_html_read(bytes.baseAddress, bytes.count, &events, Unmanaged.passUnretained(reader).toOpaque())
      }
    }
    guard result == SUPERNEWS_HTML_READ else { throw NewsError.shortage(.memory) }
    reader.close()
    if !effort.goesOn { reader.tree.isCut = true }
    return (reader.tree, reader.scripts)
  }

  private static func of(_ reader: UnsafeMutableRawPointer?) -> PageTreeReader? {
    reader.map { Unmanaged<PageTreeReader>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The tags of the names of the standard, by their numbers; `nil` for those whose content is not text.
  private static let tags: [PageTag?] = (0..<UInt(supernews_html_tag_count)).map { id in
    let name = supernews_html_tag_name(id)
    return PageTag(
      name: String(decoding: UnsafeBufferPointer(start: name.bytes, count: name.count), as: UTF8.self))
  }

  private func tag(_ name: supernews_html_name) -> PageTag? {
    if name.id < UInt(Self.tags.count) { return Self.tags[Int(name.id)] }
    if let known = tagNames[name.id] { return known }
    let tag = PageTag(name: String(decoding: UnsafeBufferPointer(start: name.bytes, count: name.count), as: UTF8.self))
    tagNames[name.id] = .some(tag)
    return tag
  }

  private func attribute(_ name: supernews_html_name) -> PageAttribute? {
    if let known = attributeNames[name.id] { return known }
    let attribute = PageAttribute(
      String(decoding: UnsafeBufferPointer(start: name.bytes, count: name.count), as: UTF8.self))
    attributeNames[name.id] = attribute
    return attribute
  }

  /// Whether to read on while the tree is built.
  private func takesToken(depth: Int, memory: Int) -> Bool {
    // Each token may examine all open elements, and open all that format text once more.
    if depth > 2 * PageTree.maxDepth || memory > PageTree.maxMemory { effort.refuse() }
    return effort.step()
  }

  private func takesPiece(attributes: Int) -> Bool {
    if attributes > PageTree.maxAttributes { effort.refuse() }
    return effort.look()
  }

  private func start(_ name: supernews_html_name, _ element: UnsafeRawPointer) -> Bool {
    guard tree.nodes.count < PageTree.maxNodes, depth < PageTree.maxDepth else {
      tree.isCut = true
      return false
    }
    depth += 1
    guard skipped == 0, let tag = tag(name) else {
      skipped += 1
      return true
    }
    if tag == .script {
      // Scripts other than data are left out.
      guard Self.isData(element) else {
        skipped += 1
        return true
      }
      isInScript = true
      scripts.append(tree.count)
      append(.script, from: tree.bytes.count, to: tree.bytes.count)
      return true
    }
    let from = tree.attributes.count
    take(element)
    append(tag, from: from, to: tree.attributes.count)
    return true
  }

  private func append(_ tag: PageTag, from: Int, to: Int) {
    let index = Int32(tree.count)
    tree.nodes.append(
      PageTree.Node(tag: tag, parent: open.last ?? -1, end: index + 1, from: Int32(from), to: Int32(to)))
    open.append(index)
  }

  private func end() {
    depth -= 1
    if skipped > 0 {
      skipped -= 1
      return
    }
    isInScript = false
    guard let index = open.popLast() else { return }
    tree.nodes[Int(index)].end = Int32(tree.count)
  }

  private func text(_ bytes: UnsafePointer<UInt8>?, _ count: Int) {
    guard skipped == 0, count > 0, let bytes, let parent = open.last else { return }
    let from = tree.bytes.count
    tree.bytes.append(contentsOf: UnsafeBufferPointer(start: bytes, count: count))
    if isInScript {
      tree.nodes[Int(parent)].to = Int32(tree.bytes.count)
      return
    }
    // A comment between two texts does not part them.
    let last = tree.count - 1
    if tree.nodes[last].tag == .text, tree.nodes[last].parent == parent, Int(tree.nodes[last].to) == from {
      tree.nodes[last].to = Int32(tree.bytes.count)
      return
    }
    guard tree.count < PageTree.maxNodes else {
      tree.isCut = true
      return
    }
    tree.nodes.append(
      PageTree.Node(
        tag: .text, parent: parent, end: Int32(tree.count + 1), from: Int32(from), to: Int32(tree.bytes.count)))
  }

  /// Ends the elements that are still open.
  private func close() {
    while let index = open.popLast() { tree.nodes[Int(index)].end = Int32(tree.count) }
  }

  private func take(_ element: UnsafeRawPointer) {
    var next = supernews_html_attribute()
    while supernews_html_next_element_attribute(element, &next) != 0 {
      guard let attribute = attribute(next.name) else { continue }
      let from = tree.bytes.count
      tree.bytes.append(contentsOf: UnsafeBufferPointer(start: next.value, count: next.count))
      tree.attributes.append(
        PageTree.AttributeValue(name: attribute, from: Int32(from), to: Int32(tree.bytes.count)))
    }
  }

  private static func isData(_ element: UnsafeRawPointer) -> Bool {
    var next = supernews_html_attribute()
    while supernews_html_next_element_attribute(element, &next) != 0 {
      let (name, value) = (
        UnsafeBufferPointer(start: next.name.bytes, count: next.name.count),
        String(decoding: UnsafeBufferPointer(start: next.value, count: next.count), as: UTF8.self)
      )
      if name.elementsEqual("type".utf8), value.lowercased() == "application/ld+json" { return true }
    }
    return false
  }
}
