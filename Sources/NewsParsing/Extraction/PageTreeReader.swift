import CLibxml2
import Glibc
import NewsDomain
import SystemServices

/// Builds the tree of a page from libxml2's events.
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
  private var tags: [UnsafePointer<CChar>: PageTag?] = [:]
  private var attributeNames: [UnsafePointer<CChar>: PageAttribute?] = [:]

  private init(_ effort: ParsingEffort) {
    self.effort = effort
  }

  /// - Parameters:
  ///   - text: UTF-8 without NUL.
  ///   - effort: when it is used up, the tree is cut.
  /// - Throws: `NewsError.shortage` if libxml2 could not be loaded or memory ran out.
  static func tree(of text: [UInt8], _ effort: ParsingEffort) throws -> (tree: PageTree, scripts: [Int]) {
    let reader = PageTreeReader(effort)
    reader.tree.bytes.reserveCapacity(text.count)
    var events = supernews_html_events(
      start: { PageTreeReader.of($0)?.start($1, $2) == true ? 1 : 0 },
      end: { PageTreeReader.of($0)?.end($1) },
      text: { PageTreeReader.of($0)?.text($1, Int($2)) },
      error: { PageTreeReader.of($0)?.effort.step() == true ? 1 : 0 },
      piece: { PageTreeReader.of($0)?.takesPiece(attributes: Int($1), names: Int($2)) == true ? 1 : 0 })
    // Unretained is safe: the reader lives until the call returns, and libxml2 keeps no reference.
    let result = withExtendedLifetime(reader) {
      text.withUnsafeBytes { bytes in
        supernews_html_read(
          bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count, &events,
          Unmanaged.passUnretained(reader).toOpaque())
      }
    }
    switch result {
    case SUPERNEWS_HTML_READ: break
    case SUPERNEWS_HTML_NOT_LOADED: throw NewsError.shortage(.ofLibrary(in: "libxml2"))
    default: throw NewsError.shortage(.memory)
    }
    reader.close()
    if !effort.goesOn { reader.tree.isCut = true }
    return (reader.tree, reader.scripts)
  }

  private static func of(_ reader: UnsafeMutableRawPointer?) -> PageTreeReader? {
    reader.map { Unmanaged<PageTreeReader>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The tag for a name, which libxml2 stores only once for the whole page.
  private func tag(_ name: UnsafePointer<CChar>) -> PageTag? {
    if let known = tags[name] { return known }
    let tag = PageTag(name: String(cString: name))
    tags[name] = tag
    return tag
  }

  private func attribute(_ name: UnsafePointer<CChar>) -> PageAttribute? {
    if let known = attributeNames[name] { return known }
    let attribute = PageAttribute(String(cString: name))
    attributeNames[name] = attribute
    return attribute
  }

  private func start(_ name: UnsafePointer<CChar>?, _ attributes: UnsafePointer<UnsafePointer<CChar>?>?) -> Bool {
    guard let name else { return true }
    // For each end tag libxml2 may compare the names of all open elements.
    guard effort.step(), tree.nodes.count < PageTree.mostNodes, depth < PageTree.mostDepth else {
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
      guard Self.isData(attributes) else {
        skipped += 1
        return true
      }
      isInScript = true
      scripts.append(tree.count)
      append(.script, from: tree.bytes.count, to: tree.bytes.count)
      return true
    }
    let from = tree.attributes.count
    take(attributes)
    append(tag, from: from, to: tree.attributes.count)
    return true
  }

  /// Whether to read the next piece of the page.
  private func takesPiece(attributes: Int, names: Int) -> Bool {
    if attributes > PageTree.mostAttributes || names > XMLReader.mostNames { effort.refuse() }
    return effort.look()
  }

  private func append(_ tag: PageTag, from: Int, to: Int) {
    let index = Int32(tree.count)
    tree.nodes.append(
      PageTree.Node(tag: tag, parent: open.last ?? -1, end: index + 1, from: Int32(from), to: Int32(to)))
    open.append(index)
  }

  private func end(_ name: UnsafePointer<CChar>?) {
    depth -= 1
    if skipped > 0 {
      skipped -= 1
      return
    }
    isInScript = false
    guard let index = open.popLast() else { return }
    tree.nodes[Int(index)].end = Int32(tree.count)
  }

  private func text(_ bytes: UnsafePointer<CChar>?, _ count: Int) {
    guard effort.step(), skipped == 0, count > 0, let bytes, let parent = open.last else { return }
    let from = tree.bytes.count
    bytes.withMemoryRebound(to: UInt8.self, capacity: count) {
      tree.bytes.append(contentsOf: UnsafeBufferPointer(start: $0, count: count))
    }
    if isInScript {
      tree.nodes[Int(parent)].to = Int32(tree.bytes.count)
      return
    }
    // libxml2 delivers a text in pieces.
    let last = tree.count - 1
    if tree.nodes[last].tag == .text, tree.nodes[last].parent == parent, Int(tree.nodes[last].to) == from {
      tree.nodes[last].to = Int32(tree.bytes.count)
      return
    }
    guard tree.count < PageTree.mostNodes else {
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

  private func take(_ attributes: UnsafePointer<UnsafePointer<CChar>?>?) {
    guard var pair = attributes else { return }
    while let name = pair[0] {
      if let attribute = attribute(name) {
        let from = tree.bytes.count
        if let value = pair[1] {
          let count = strlen(value)
          value.withMemoryRebound(to: UInt8.self, capacity: count) {
            tree.bytes.append(contentsOf: UnsafeBufferPointer(start: $0, count: count))
          }
        }
        tree.attributes.append(
          PageTree.AttributeValue(name: attribute, from: Int32(from), to: Int32(tree.bytes.count)))
      }
      pair += 2
    }
  }

  private static func isData(_ attributes: UnsafePointer<UnsafePointer<CChar>?>?) -> Bool {
    guard var pair = attributes else { return false }
    while let name = pair[0] {
      if strcasecmp(name, "type") == 0, let value = pair[1], strcasecmp(value, "application/ld+json") == 0 {
        return true
      }
      pair += 2
    }
    return false
  }
}
