import NewsDomain

/// Finds the title of an article among a page's titles: most add the name of the site.
struct PageTitle {
  let site: String?
  let host: String?
  /// The first heading of the page.
  let heading: String?

  private static let marks = [" | ", " - ", " – ", " — ", " » ", " « ", " :: ", " · ", " • ", " / ", "_", "｜"]

  /// - Parameters:
  ///   - stated: the title of the article, according to the page.
  ///   - window: the title of the browser's window.
  func title(stated: String?, window: String?) -> String? {
    guard let title = (stated ?? window).map(Self.tidied) else { return heading }
    let heading = heading.map(Self.tidied)
    if let heading, heading.utf8.count > 15, title != heading, title.hasPrefix(heading) || title.hasSuffix(heading) {
      return heading
    }
    for mark in Self.marks {
      let ranges = title.ranges(of: mark)
      guard let first = ranges.first, let last = ranges.last else { continue }
      let (start, end) = (title[..<last.lowerBound].trimmed, title[last.upperBound...].trimmed)
      if isSite(end), !start.isEmpty { return start }
      let (name, rest) = (title[..<first.lowerBound].trimmed, title[first.upperBound...].trimmed)
      if isSite(name), !rest.isEmpty { return rest }
      // If a window title has two parts, the longer one is the article's.
      if stated == nil, mark != "_", start.split(separator: " ").count >= 4 { return start }
    }
    return title
  }

  private static func tidied(_ title: String) -> String {
    title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Whether a part of a title is the name of the site.
  private func isSite(_ part: String) -> Bool {
    let words = FoldedWords(part).text
    guard !words.isEmpty else { return false }
    if let site, FoldedWords(site).text == words { return true }
    guard var host = host?.lowercased() else { return false }
    if host.hasPrefix("www.") { host.removeFirst("www.".count) }
    // "The Example Times" is at theexampletimes.com or exampletimes.com.
    let letters = words.filter { $0 != " " }
    var labels = host.split(separator: ".")
    if labels.count > 1 { labels.removeLast() }
    let names = labels.map { $0.filter { $0 != "-" } }
    return names.contains { $0 == letters || "the" + $0 == letters }
      || FoldedWords(host).text == words || host == part.lowercased()
  }
}
