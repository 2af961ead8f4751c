extension Article {
  /// The article with " - Publisher" taken off its title where that names its source, whose name is then
  /// written as there: `lemonde.fr` becomes `Le Monde`.
  func withPublisherApart() -> Article {
    guard let title, let mark = Self.lastMark(in: title) else { return self }
    let suffix = title[mark...].dropFirst(3).trimmed
    let headline = title[..<mark].trimmed
    let wanted = Self.letters(suffix)
    guard !headline.isEmpty, !wanted.isEmpty, sourceNames.contains(where: { Self.letters($0) == wanted }) else {
      return self
    }
    var article = self
    article.title = headline
    article.publisher.name = suffix
    return article
  }

  /// What tells its page of the web from all others; `nil` without a link.
  var canonicalLink: String? { link.flatMap(WebLink.init)?.canonical }

  /// Where the last " - " begins.
  private static func lastMark(in title: String) -> String.Index? {
    let bytes = title.utf8
    var end = bytes.endIndex
    while let dash = bytes[..<end].lastIndex(of: UInt8(ascii: "-")) {
      end = dash
      guard dash > bytes.startIndex, case let before = bytes.index(before: dash), bytes[before] == UInt8(ascii: " "),
        bytes[bytes.index(after: dash)...].first == UInt8(ascii: " ")
      else { continue }
      return before
    }
    return nil
  }

  /// What the source is known by: its name with and without an ending such as `.com`, its id, and where it
  /// gives no name, its host.
  private var sourceNames: [String] {
    var names = [publisher.name, publisher.id].compactMap(\.self)
    if publisher.name == nil, let host = link.flatMap(WebLink.init)?.host { names.append(host) }
    return names + names.compactMap(Self.domain)
  }

  /// `www.lemonde.fr` as `lemonde`, `news.bbc.co.uk` as `bbc`; `nil` for what is no host.
  private static func domain(_ name: String) -> String? {
    guard !name.contains(" ") else { return nil }
    return name.split(separator: ".").dropLast().last { $0.count > 2 && $0 != "com" }.map(String.init)
  }

  /// Letters and digits only, folded.
  private static func letters(_ text: String) -> String {
    FoldedName(text).text.filter { $0.isLetter || $0.isNumber }
  }
}

extension [Article] {
  /// The list with each page of the web once, in the place where it comes first.
  func withoutDuplicates() -> [Article] {
    var seen = SeenPages()
    return filter { seen.insert($0) }
  }
}
