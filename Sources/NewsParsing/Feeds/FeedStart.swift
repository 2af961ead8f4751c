/// Finds the beginning of a feed after messages of the program that made it, such as warnings of PHP.
enum FeedStart {
  /// How long such messages may be, in bytes.
  private static let reach = 64 << 10
  private static let roots: [StaticString] = [
    "<?xml ", "<rss>", "<rss v", "<rss x", "<feed>", "<feed x", "<rdf:RDF", "<RSS>", "<RSS v",
  ]

  /// Returns the document without what precedes its declaration or its outermost element; line ends stay, so that the lines
  /// in messages are right.
  static func withoutMessages(_ text: [UInt8]) -> [UInt8] {
    let start = text.firstIndex { $0 > 0x20 } ?? text.endIndex
    let head = text[start...].prefix(reach)
    guard let first = head.first, first != UInt8(ascii: "{"), !beginsAsUsual(head) else { return text }
    let places = roots.compactMap { root in head.offset(of: root) }
    guard let offset = places.min(), offset > 0 else { return text }
    let lines = head.prefix(offset).filter { $0 == 0x0A }
    return text[..<start] + lines + head.dropFirst(offset) + text[(start + head.count)...]
  }

  /// Whether a document begins as feeds and pages do.
  private static func beginsAsUsual(_ head: ArraySlice<UInt8>) -> Bool {
    guard head.first == UInt8(ascii: "<") else { return false }
    let start = String(decoding: head.prefix(16), as: UTF8.self).lowercased()
    return ["<?xml", "<!", "<rss", "<feed", "<rdf", "<html", "<channel", "<entry", "<head", "<body"].contains {
      start.hasPrefix($0)
    }
  }
}
