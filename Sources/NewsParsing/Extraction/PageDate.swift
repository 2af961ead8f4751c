import FoundationEssentials
import NewsDomain

/// Finds the publication date of an article.
enum PageDate {
  /// Reads a date as pages write it: as in feeds, or at the beginning of a text.
  static func date(_ text: String) -> Date? {
    let text = text.trimmed
    guard text.utf8.count <= 80 else { return nil }
    // A year or a month alone is not the date of an article.
    let read = FeedDate.read(text)
    guard let date = read.map({ $0.isExact ? $0.date : nil }) ?? day(text) else { return nil }
    // A date before the first newspaper on the web, or after the year 2100, is not that of an article.
    return (631_152_000..<4_102_444_800).contains(date.timeIntervalSince1970) ? date : nil
  }

  /// Reads only the day of a text that begins with one: `2026/01/31 08:00 local time`.
  private static func day(_ text: String) -> Date? {
    var scanner = DateScanner(text)
    guard let year = scanner.number(of: 4), scanner.take("-") || scanner.take("/") || scanner.take("."),
      let month = scanner.number(of: 2), scanner.take("-") || scanner.take("/") || scanner.take("."),
      let day = scanner.number(of: 2)
    else { return nil }
    return date(year, month, day)
  }

  private static func date(_ year: Int, _ month: Int, _ day: Int) -> Date? {
    guard (1...12).contains(month), (1...31).contains(day) else { return nil }
    let two = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
    return Date(iso8601: "\(year)-\(two(month))-\(two(day))")
  }

  /// The day in an address such as `https://example.com/2026/01/31/title` or `…/2026-01-31-title`.
  static func date(inAddress address: String) -> Date? {
    let path = URIReference(address).path
    let numbers = path.split { $0 == "/" || $0 == "-" || $0 == "_" }
    for (place, part) in numbers.enumerated() where part.utf8.count == 4 && place + 2 < numbers.count {
      guard let year = Int(part), (1990...2100).contains(year) else { continue }
      let (month, day) = (numbers[place + 1], numbers[place + 2])
      guard (1...2).contains(month.utf8.count), (1...2).contains(day.utf8.count), let month = Int(month),
        let day = Int(day)
      else { continue }
      return date(year, month, day)
    }
    return nil
  }

  /// The date in an element meant for it: one named so, or the first `<time>` after the heading.
  static func stated(in tree: PageTree, _ names: PageNames) -> Date? {
    var first: Date?
    var hasHeading = false
    var index = 0
    while index < tree.count {
      let node = tree.nodes[index]
      // Comments have their own dates.
      if names[index].contains(.comments), tree.subtree(index).count * 2 < tree.count {
        index = Int(node.end)
        continue
      }
      defer { index += 1 }
      switch node.tag {
      case .text, .script, .meta: continue
      case .h1: hasHeading = true
      default: break
      }
      let isNamed = tree.attributeBytes(.itemprop, of: index)?.elementsEqual("datePublished".utf8) == true
      guard isNamed || node.tag == .time else { continue }
      let written = tree.attribute(.datetime, of: index) ?? tree.attribute(.content, of: index)
      let shown = tree.subtree(index).count < 10 ? tree.plain(index, ofBytes: 400) : ""
      guard let date = (written ?? shown).nonBlank.flatMap({ date($0) }) else { continue }
      if isNamed { return date }
      if first == nil, hasHeading || isInArticle(index, tree) { first = date }
    }
    return first
  }

  private static func isInArticle(_ index: Int, _ tree: PageTree) -> Bool {
    var place = tree.parent(index)
    for _ in 0..<50 {
      guard let parent = place else { return false }
      if tree.nodes[parent].tag == .article { return true }
      place = tree.parent(parent)
    }
    return false
  }
}
