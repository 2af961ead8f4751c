import NewsDomain

/// Lists of feeds as feed readers exchange them (OPML 2.0, `opml.org/spec2.opml`).
package enum OPML {
  /// The namespace of supernews's own attributes; OPML requires one for additions.
  private static let space = "urn:supernews:opml"

  /// - Parameter effort: limits the work; `nil` reads a list however long it takes.
  /// - Returns: `nil` if it is not a list of feeds.
  static func list(_ bytes: [UInt8], _ effort: ParsingEffort? = nil) -> FeedList? {
    let text = TextDecoder.utf8(bytes, contentType: nil)
    let blanks = text.prefix { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    let linesBefore = blanks.count { $0 == 0x0A }
    let bytes = Array(text.dropFirst(blanks.count))
    var (reader, problem) = XMLReader.read(bytes, effort) { OPMLReader() }
    if reader.isOPML, problem != nil, let mended = QuotesInAttributes.escaped(in: bytes) {
      let again = XMLReader.read(mended, effort) { OPMLReader() }
      if again.1 == nil || again.0.entries.count >= reader.entries.count { (reader, problem) = again }
    }
    if let shortage = problem?.shortage {
      return FeedList(entries: [], skipped: 0, problem: .shortage(shortage))
    }
    guard reader.isOPML else { return nil }
    let found = problem.map { $0.ofPart(after: linesBefore) }
    return FeedList(
      entries: reader.entries, skipped: reader.skipped.count, skippedNames: reader.skipped,
      problem: reader.isCut ? .cut(items: FeedList.maxFeeds) : found)
  }

  /// Writes a list with an outline for each folder, which contains those of its feeds and subfolders.
  package static func text(of feeds: [OwnFeed], title: String) -> String {
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#, #"<opml version="2.0" xmlns:supernews="\#(space)">"#, "  <head>",
      "    <title>\(title.escapedForMarkup)</title>", "  </head>", "  <body>",
    ]
    // The open folders, the outermost first.
    var open: [String] = []
    func outline(_ attributes: [(String, String)], _ end: String) -> String {
      indent(open.count) + "<outline " + attributes.map { "\($0)=\"\($1.escapedForMarkup)\"" }.joined(separator: " ")
        + end
    }
    func go(to names: [String]) {
      while !names.starts(with: open) {
        open.removeLast()
        lines.append(indent(open.count) + "</outline>")
      }
      for name in names[open.count...] {
        lines.append(outline([("text", name), ("title", name)], ">"))
        open.append(name)
      }
    }
    for feed in feeds.byFolder() {
      go(to: feed.folder?.names ?? [])
      var attributes = [("type", "rss"), ("text", feed.name), ("title", feed.name), ("xmlUrl", feed.feed)]
      if let site = feed.site { attributes.append(("htmlUrl", site)) }
      attributes.append(("supernews:id", feed.id))
      if let host = feed.namedBy { attributes.append(("supernews:namedBy", host)) }
      if feed.keepsAddress { attributes.append(("supernews:keepsAddress", "true")) }
      lines.append(outline(attributes, "/>"))
    }
    go(to: [])
    return (lines + ["  </body>", "</opml>"]).joined(separator: "\n") + "\n"
  }

  private static func indent(_ depth: Int) -> String { String(repeating: " ", count: 4 + 2 * depth) }
}

/// Collects the outlines of feeds, and the names of their folders.
private struct OPMLReader: XMLHandler {
  private(set) var entries: [FeedList.Entry] = []
  /// The names of outlines without a usable address, or their addresses.
  private(set) var skipped: [String] = []
  private(set) var isOPML = false
  private(set) var isCut = false
  private var isAtStart = true
  /// For each open element, whether it is a folder.
  private var open: [Bool] = []
  private var folders: [String] = []

  mutating func start(_ element: XMLElement) -> Bool {
    var isFolder = false
    defer { open.append(isFolder) }
    if isAtStart {
      isAtStart = false
      isOPML = element.name.lowercased() == "opml"
      return isOPML
    }
    guard element.name.lowercased() == "outline" else { return true }
    let name = element.attribute("text")?.name() ?? element.attribute("title")?.name()
    guard let address = Self.address(of: element) else {
      // Folders nested deeper than the limit are left out.
      if let name, folders.count < FeedFolder.deepest {
        folders.append(name)
        isFolder = true
      }
      return true
    }
    guard entries.count < FeedList.maxFeeds else {
      isCut = true
      return false
    }
    // Newsboat would run `|command` and `filter:command:address`; here they are not valid addresses.
    guard let link = WebLink(FeedAddress.unwrapped(address.trimmed) ?? address) else {
      skipped.append(name ?? address.name() ?? address)
      return true
    }
    var entry = FeedList.Entry(
      id: element.attribute("id", prefix: "supernews"), name: name, feed: link.address,
      site: element.attribute("htmlUrl").flatMap(WebLink.init)?.address,
      folder: FeedFolder(folders), namedBy: element.attribute("namedBy", prefix: "supernews")?.nonBlank)
    entry.keepsAddress = element.attribute("keepsAddress", prefix: "supernews") == "true"
    entries.append(entry)
    return true
  }

  /// The address of a feed. Some readers write `url`, which OPML has for links and other lists.
  private static func address(of element: XMLElement) -> String? {
    if let address = element.attribute("xmlUrl") { return address }
    let isOther = ["link", "include"].contains(element.attribute("type")?.lowercased())
    return isOther ? nil : element.attribute("url")
  }

  mutating func end() {
    if open.popLast() == true { folders.removeLast() }
  }

  func text(_ bytes: UnsafeBufferPointer<UInt8>) {}
}
