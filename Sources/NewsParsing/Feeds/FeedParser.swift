import NewsDomain

/// Parses feeds: RSS 0.9x, 1.0 and 2.0, Atom 0.3 and 1.0, JSON Feed 1.0 and 1.1.
package enum FeedParser {
  /// - Parameters:
  ///   - contentType: the value of the HTTP header, if there is one.
  ///   - address: the address of the feed, used to resolve relative addresses.
  ///   - effort: when it is used up, the feed has what was read until then, and a problem.
  /// - Throws: `FeedProblem` if nothing can be read from it.
  package static func feed(
    _ bytes: [UInt8], contentType: String?, address: String?, effort: ParsingEffort = ParsingEffort()
  ) throws(FeedProblem) -> Feed {
    let text = FeedStart.withoutMessages(TextDecoder.utf8(bytes, contentType: contentType))
    guard let first = text.first(where: { !isBlank($0) }) else { throw .empty }
    switch first {
    case UInt8(ascii: "{"): return try JSONFeed.feed(text, address: address)
    case UInt8(ascii: "<"): return try xml(text, address: address, effort)
    default: throw .notAFeed(root: nil)
    }
  }

  private static func xml(
    _ text: [UInt8], address: String?, _ effort: ParsingEffort
  ) throws(FeedProblem) -> Feed {
    // XML allows nothing before its declaration, but editors and templates leave white space there.
    let blanks = text.prefix(while: isBlank)
    let text = blanks.isEmpty ? text : Array(text.dropFirst(blanks.count))
    let linesBefore = blanks.count { $0 == 0x0A }
    let start = String(decoding: text.prefix(16), as: UTF8.self).lowercased()
    if start.hasPrefix("<!doctype html") || start.hasPrefix("<html") { throw .webPage }
    var (reader, problem) = XMLReader.read(text, effort) { XMLFeedReader(address: address) }
    reader.finish()
    if let shortage = problem?.shortage { throw .shortage(shortage) }
    let found = problem.map { $0.ofWhole(after: linesBefore) }
    guard reader.isFeed else {
      if reader.root?.lowercased() == "html" { throw .webPage }
      throw reader.root.map { .notAFeed(root: $0) } ?? found ?? .notAFeed(root: nil)
    }
    var feed = reader.feed
    if feed.items.isEmpty, let found, !reader.isCut { throw found }
    feed.problem =
      reader.isCut ? .cut(items: Feed.maxItems) : problem.map { $0.ofPart(after: linesBefore) }
    return feed
  }

  private static func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
}
