import NewsDomain
@testable import NewsParsing

/// Reads any bytes as a list of feeds, in OPML and as newsboat has it.
enum OPMLTarget {
  static func run(_ bytes: UnsafeBufferPointer<UInt8>) -> Int32 {
    let document = Array(bytes)
    for list in [OPML.list(document, ParsingEffort()), NewsboatURLs.list(document)] {
      guard let list else { continue }
      precondition(list.entries.count <= FeedList.maxFeeds)
      for entry in list.entries { precondition(WebLink(entry.feed) != nil) }
      let feeds = FeedList.ownFeeds(list.entries, beside: []).byFolder()
      // A written list must be read back unchanged.
      let again = OPML.list(Array(OPML.text(of: feeds, title: "fuzz").utf8))
      precondition(again?.problem == nil && again?.entries.map(\.feed) == feeds.map(\.feed))
    }
    return 0
  }
}
