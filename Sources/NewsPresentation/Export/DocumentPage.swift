import NewsDomain

/// Writes a document as one HTML page that needs no other files, except for pictures, and runs nothing.
enum DocumentPage {
  /// The page's content security policy: no scripts, frames or forms, only pictures and the style below, whatever a
  /// text might try to smuggle in.
  private static let policy =
    "default-src 'none'; img-src https: http:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

  package static func text(of document: Document) -> String {
    let title = document.title.escapedForMarkup
    let groups = document.groups
    let head = """
      <!DOCTYPE html>
      <html lang="\(document.texts.code)">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="referrer" content="no-referrer">
      <meta name="color-scheme" content="light dark">
      <meta name="generator" content="supernews">
      <title>\(title)</title>
      <style>
      \(DocumentStyle.text)
      </style>
      </head>
      <body>
      <header>
      <h1 dir="auto">\(title)</h1>
      <p class="about">\(joined(document.about.map(\.escapedForMarkup)))</p>
      </header>
      <main>
      """
    let list =
      groups.isEmpty
      ? ["<p>\(document.texts.nothingHere.escapedForMarkup)</p>"]
      : groups.flatMap { lines(of: $0, document.texts) }
    let foot = """
      </main>
      <footer>
      <p class="about">\(document.imprint.escapedForMarkup)</p>
      </footer>
      </body>
      </html>
      """
    return ([head] + list + [foot]).joined(separator: "\n") + "\n"
  }

  private static func lines(of group: Document.Group, _ texts: any Texts) -> [String] {
    let number = group.entries.first?.number ?? 1
    // Under a heading, titles of entries are one level lower.
    let level = group.title == nil ? 2 : 3
    var lines = [number == 1 ? "<ol>" : "<ol start=\"\(number)\">"]
    lines += group.entries.map { item($0, level: level, texts) }
    lines.append("</ol>")
    guard let title = group.title else { return lines }
    let heading = "<h2 class=\"part\" dir=\"auto\">\(title.escapedForMarkup)</h2>"
    return ["<section>", heading] + lines + ["</section>"]
  }

  private static func item(_ entry: DocumentEntry, level: Int, _ texts: any Texts) -> String {
    let title = entry.link.map { anchor(entry.title, to: $0) } ?? entry.title.escapedForMarkup
    var about = entry.about.map { "<span dir=\"auto\">\($0.escapedForMarkup)</span>" }
    if let moment = entry.published {
      about.append("<time datetime=\"\(moment.code)\">\(moment.words.escapedForMarkup)</time>")
    }
    if let feed = entry.feed { about.append(anchor(texts.feedLabel, to: feed)) }

    var lines = ["<li>", "<article>", "<div>", "<h\(level) dir=\"auto\">\(title)</h\(level)>"]
    if !about.isEmpty { lines.append("<p class=\"about\">\(joined(about))</p>") }
    lines += entry.summary.map { "<p dir=\"auto\">\($0.escapedForMarkup)</p>" }
    lines.append("</div>")
    if let image = entry.image {
      // The `alt` text is empty, as nobody knows what the picture shows. It is loaded lazily, as a list may have a
      // hundred.
      lines.append("<img src=\"\(image.address.escapedForMarkup)\" loading=\"lazy\" alt=\"\">")
    }
    return (lines + ["</article>", "</li>"]).joined(separator: "\n")
  }

  private static func anchor(_ text: String, to link: WebLink) -> String {
    "<a href=\"\(link.address.escapedForMarkup)\" rel=\"noopener noreferrer\">\(text.escapedForMarkup)</a>"
  }

  private static func joined(_ parts: [String]) -> String { parts.joined(separator: " · ") }
}
