import NewsDomain

/// Writes a document as a feed (Atom, RFC 4287). All texts are plain text.
enum DocumentAtom {
  package static func text(of document: Document) -> String {
    // The language of the title is that of the program. Each item has its own, or none that is known.
    let language = " xml:lang=\"\(document.texts.code)\""
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<feed xmlns="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">"#,
      "  <title type=\"text\"\(language)>\(document.title.escapedForMarkup)</title>",
    ]
    if !document.about.isEmpty {
      let about = document.about.joined(separator: " · ").escapedForMarkup
      lines.append("  <subtitle type=\"text\"\(language)>\(about)</subtitle>")
    }
    lines += [
      "  <id>\(DocumentFeedID.text(of: document))</id>", "  <updated>\(document.madeAt.iso8601)</updated>",
      "  <generator>supernews</generator>",
    ]
    for item in DocumentFeedItem.items(of: document) { lines += entry(item, document.texts) }
    return (lines + ["</feed>"]).joined(separator: "\n") + "\n"
  }

  private static func entry(_ item: DocumentFeedItem, _ texts: any Texts) -> [String] {
    let language = item.language.map { " xml:lang=\"\($0)\"" } ?? ""
    // Each entry has an author, as the feed has none.
    let author = (item.author ?? texts.unknownSource).escapedForMarkup
    var lines = [
      "  <entry\(language)>", "    <title type=\"text\">\(item.entry.title.escapedForMarkup)</title>",
      "    <id>\(item.id)</id>", "    <updated>\(item.updatedAt.iso8601)</updated>",
    ]
    if let date = item.publishedAt { lines.append("    <published>\(date.iso8601)</published>") }
    lines.append("    <author><name>\(author)</name></author>")
    if let source = item.source {
      lines.append("    <source><title type=\"text\">\(source.escapedForMarkup)</title></source>")
    }
    if let link = item.entry.link { lines.append("    <link rel=\"alternate\" href=\"\(address(link))\"/>") }
    if let feed = item.entry.feed { lines.append("    <link rel=\"related\" href=\"\(address(feed))\"/>") }
    let summary = item.entry.summary.map(\.escapedForMarkup).joined(separator: "\n\n")
    if item.entry.link == nil {
      // An entry without a link needs a content.
      lines.append("    <content type=\"text\">\(summary)</content>")
    } else if !summary.isEmpty {
      lines.append("    <summary type=\"text\">\(summary)</summary>")
    }
    if let image = item.entry.image { lines.append("    <media:thumbnail url=\"\(address(image))\"/>") }
    return lines + ["  </entry>"]
  }

  private static func address(_ link: WebLink) -> String { link.address.escapedForMarkup }
}
