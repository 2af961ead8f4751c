import NewsDomain

/// Writes a document as an HTML page for mail: it has neither pictures nor scripts and loads nothing.
///
/// Many mail programs drop style sheets, so each element has its own style. None has a colour, because each program
/// chooses its own for light and dark mode.
enum DocumentMailPage {
  private enum Style {
    static let body = "margin:0;padding:16px;font:16px/1.5 sans-serif;overflow-wrap:anywhere;word-break:break-word"
    static let column = "max-width:640px;margin:0 auto"
    static let title = "margin:0;font-size:24px;line-height:1.25"
    static let about = "margin:4px 0 0;font-size:14px"
    static let part = "margin:32px 0 0;font-size:20px;line-height:1.25"
    static let list = "margin:0;padding:0 0 0 32px"
    static let item = "margin:20px 0 0"
    static let headline = "margin:0;font-size:16px;line-height:1.35"
    static let paragraph = "margin:4px 0 0"
    static let foot = "margin:32px 0 0;font-size:14px"
  }

  package static func text(of document: Document) -> String {
    let title = document.title.escapedForMarkup
    let groups = document.groups
    let head = """
      <!DOCTYPE html>
      <html lang="\(document.texts.code)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(title)</title>
      </head>
      <body style="\(Style.body)">
      <div style="\(Style.column)">
      <h1 dir="auto" style="\(Style.title)">\(title)</h1>
      <p dir="auto" style="\(Style.about)">\(joined(document.about.map(\.escapedForMarkup)))</p>
      """
    let list =
      groups.isEmpty
      ? ["<p style=\"\(Style.item)\">\(document.texts.nothingHere.escapedForMarkup)</p>"]
      : groups.flatMap { lines(of: $0, document.texts) }
    let foot = """
      <p style="\(Style.foot)">\(document.imprint.escapedForMarkup)</p>
      </div>
      </body>
      </html>
      """
    return ([head] + list + [foot]).joined(separator: "\n") + "\n"
  }

  private static func lines(of group: Document.Group, _ texts: any Texts) -> [String] {
    let number = group.entries.first?.number ?? 1
    // Under a heading, titles of entries are one level lower.
    let level = group.title == nil ? 2 : 3
    var lines: [String] = []
    if let title = group.title {
      lines.append("<h2 dir=\"auto\" style=\"\(Style.part)\">\(title.escapedForMarkup)</h2>")
    }
    let start = number == 1 ? "" : " start=\"\(number)\""
    lines.append("<ol\(start) style=\"\(Style.list)\">")
    lines += group.entries.map { item($0, level: level, texts) }
    lines.append("</ol>")
    return lines
  }

  private static func item(_ entry: DocumentEntry, level: Int, _ texts: any Texts) -> String {
    let title = entry.link.map { anchor(entry.title, to: $0) } ?? entry.title.escapedForMarkup
    var about = (entry.about + [entry.published?.words].compactMap(\.self)).map {
      "<span dir=\"auto\">\($0.escapedForMarkup)</span>"
    }
    if let feed = entry.feed { about.append(anchor(texts.feedLabel, to: feed)) }
    var lines = [
      "<li style=\"\(Style.item)\">", "<h\(level) dir=\"auto\" style=\"\(Style.headline)\">\(title)</h\(level)>",
    ]
    if !about.isEmpty { lines.append("<p style=\"\(Style.about)\">\(joined(about))</p>") }
    lines += entry.summary.map { "<p dir=\"auto\" style=\"\(Style.paragraph)\">\($0.escapedForMarkup)</p>" }
    return (lines + ["</li>"]).joined(separator: "\n")
  }

  private static func anchor(_ text: String, to link: WebLink) -> String {
    "<a href=\"\(link.address.escapedForMarkup)\" rel=\"noopener noreferrer\">\(text.escapedForMarkup)</a>"
  }

  private static func joined(_ parts: [String]) -> String { parts.joined(separator: " · ") }
}
