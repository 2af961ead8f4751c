/// Writes a document as a numbered list in Markdown (CommonMark). The numbers continue under each heading.
enum DocumentMarkdown {
  package static func text(of document: Document) -> String {
    let groups = document.groups
    var blocks = [
      "# " + document.title.escapedForMarkdown, joined(document.about.map(\.escapedForMarkdown)),
    ]
    if groups.isEmpty { blocks.append(document.texts.nothingHere) }
    for group in groups {
      if let title = group.title { blocks.append("## " + title.escapedForMarkdown) }
      blocks += group.entries.map { item($0, document.texts) }
    }
    blocks += ["---", document.imprint]
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private static func item(_ entry: DocumentEntry, _ texts: any Texts) -> String {
    let mark = "\(entry.number). "
    // Paragraphs below belong to the item if they are indented as far as the item's text.
    let indent = String(repeating: " ", count: mark.utf8.count)
    let about =
      (entry.about + [entry.published?.words].compactMap(\.self)).map(\.escapedForMarkdown)
      + (entry.feed.map { [texts.feedLabel.markdownLink(to: $0)] } ?? [])
    let title = entry.link.map { entry.title.markdownLink(to: $0) } ?? entry.title.escapedForMarkdown
    let below = (about.isEmpty ? [] : [joined(about)]) + entry.summary.map(\.escapedForMarkdown)
    return ([mark + title] + below.map { indent + $0 }).joined(separator: "\n\n")
  }

  private static func joined(_ parts: [String]) -> String { parts.joined(separator: " · ") }
}
