/// Writes a document as outlines (OPML 2.0, `opml.org/spec2.opml`). Articles become links, and sources become feeds if
/// their feed is known.
enum DocumentOutlines {
  package static func text(of document: Document) -> String {
    let head = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#, #"<opml version="2.0">"#, "  <head>",
      "    <title>\(document.title.escapedForMarkup)</title>", "  </head>", "  <body>",
    ]
    let outlines = document.entries.map { entry in
      "    <outline"
        + attributes(of: entry).map { " \($0)=\"\($1.escapedForMarkup)\"" }.joined() + "/>"
    }
    return (head + outlines + ["  </body>", "</opml>"]).joined(separator: "\n") + "\n"
  }

  private static func attributes(of entry: DocumentEntry) -> [(String, String)] {
    if let feed = entry.feed {
      let site = entry.link.map { [("htmlUrl", $0.address)] } ?? []
      return [("type", "rss"), ("text", entry.title), ("title", entry.title), ("xmlUrl", feed.address)] + site
    }
    guard let link = entry.link else { return [("text", entry.title)] }
    return [("type", "link"), ("text", entry.title), ("url", link.address)]
  }
}
