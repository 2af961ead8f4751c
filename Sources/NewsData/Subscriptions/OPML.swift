import NewsDomain

/// Lists of feeds as readers exchange them (OPML 2.0, `opml.org/spec2.opml`).
enum OPML {
  /// Of the one attribute that is ours; OPML wants a namespace for it.
  private static let space = "urn:supernews:opml"

  /// - Returns: `nil` where it is no such list.
  static func list(_ bytes: [UInt8]) -> FeedList? {
    let text = TextDecoder.utf8(bytes, contentType: nil)
    let blanks = text.prefix { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    let linesBefore = blanks.count { $0 == 0x0A }
    let (reader, problem) = XMLReader.read(Array(text.dropFirst(blanks.count))) { OPMLReader() }
    if let shortage = problem?.shortage {
      return FeedList(entries: [], skipped: 0, problem: .shortage(shortage))
    }
    guard reader.isOPML else { return nil }
    let found = problem.map { FeedProblem.broken(line: $0.line + linesBefore, column: $0.column, detail: $0.detail) }
    return FeedList(
      entries: reader.entries, skipped: reader.skipped,
      problem: reader.isCut ? .cut(items: FeedList.mostFeeds) : found)
  }

  static func text(of feeds: [Subscription], title: String) -> String {
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#, #"<opml version="2.0" xmlns:supernews="\#(space)">"#, "  <head>",
      "    <title>\(title.escapedForMarkup)</title>", "  </head>", "  <body>",
    ]
    for feed in feeds {
      var attributes = [("type", "rss"), ("text", feed.name), ("title", feed.name), ("xmlUrl", feed.feed)]
      if let site = feed.site { attributes.append(("htmlUrl", site)) }
      attributes.append(("supernews:id", feed.id))
      lines.append(
        "    <outline " + attributes.map { "\($0)=\"\($1.escapedForMarkup)\"" }.joined(separator: " ") + "/>")
    }
    return (lines + ["  </body>", "</opml>"]).joined(separator: "\n") + "\n"
  }
}

/// Gathers the outlines that are feeds, however deep in folders.
private struct OPMLReader: XMLHandler {
  private(set) var entries: [FeedList.Entry] = []
  private(set) var skipped = 0
  private(set) var isOPML = false
  private(set) var isCut = false
  private var isAtStart = true

  mutating func start(_ element: XMLElement) -> Bool {
    if isAtStart {
      isAtStart = false
      isOPML = element.name.lowercased() == "opml"
      return isOPML
    }
    guard element.name.lowercased() == "outline", let address = element.attribute("xmlUrl") else { return true }
    guard entries.count < FeedList.mostFeeds else {
      isCut = true
      return false
    }
    // Newsboat's `|command` and `filter:command:address` would be run there; here they are not even addresses.
    guard let link = WebLink(address) else {
      skipped += 1
      return true
    }
    let name = element.attribute("text")?.nonBlank ?? element.attribute("title")?.nonBlank
    entries.append(
      FeedList.Entry(
        id: element.attribute("id", prefix: "supernews"), name: name, feed: link.address,
        site: element.attribute("htmlUrl").flatMap(WebLink.init)?.address))
    return true
  }

  func end() {}

  func text(_ bytes: UnsafeBufferPointer<UInt8>) {}
}
