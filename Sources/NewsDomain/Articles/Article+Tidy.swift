extension Article {
  /// The article with " - Publisher" taken off its title where that names its source, whose name is then
  /// written as there: `lemonde.fr` becomes `Le Monde`.
  func withPublisherApart() -> Article {
    guard let title, let (headline, suffix) = Self.parted(title) else { return self }
    let wanted = Self.spellings(of: suffix)
    guard sourceNames.contains(where: { wanted.contains(Self.letters($0)) }) else { return self }
    var article = self
    article.title = headline
    article.publisher.name = suffix
    return article
  }

  /// A title parted at its last " - ", where there is something on both sides.
  package static func parted(_ title: String) -> (headline: String, publisher: String)? {
    guard let mark = lastMark(in: title) else { return nil }
    let (headline, suffix) = (title[..<mark].trimmed, Publisher.tidied(title[mark...].dropFirst(3).trimmed))
    return headline.isEmpty || suffix.isEmpty ? nil : (headline, suffix)
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
    if publisher.name == nil, let host = link.flatMap(WebLink.init)?.host {
      names.append(host.hasPrefix("www.") ? String(host.dropFirst("www.".count)) : host)
    }
    return names + names.compactMap(Self.domain)
  }

  /// `www.lemonde.fr` as `lemonde`, `news.bbc.co.uk` as `bbc`; `nil` for what is no host.
  private static func domain(_ name: String) -> String? {
    guard !name.contains(" ") else { return nil }
    return name.split(separator: ".").dropLast().last { $0.count > 2 && $0 != "com" }.map(String.init)
  }

  /// A name as sources may be known by it: also without its article, which is often not in their address, as of
  /// The Independent.
  private static func spellings(of name: String) -> Set<String> {
    let words = FoldedName(name).text.split(separator: "-")
    let hasArticle = words.count > 1 && articles.contains(String(words[0]))
    return Set([letters(name), hasArticle ? letters(words.dropFirst().joined()) : ""].filter { !$0.isEmpty })
  }

  /// Of the languages whose names of papers begin with one.
  private static let articles: Set = [
    "the", "le", "la", "les", "el", "los", "il", "lo", "der", "die", "das", "de", "het",
  ]

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

extension [Article] {
  /// The list with an id for each: those that lead to one page and are kept apart have ids of their own.
  func withIDs() -> [Article] {
    // Few have a name of their feed's that counts, and only these can share a page.
    let pages = Dictionary(compactMap { $0.guid == nil ? nil : $0.canonicalLink }.map { ($0, 1) }, uniquingKeysWith: +)
    return map { article in
      var article = article
      let isShared =
        article.sharesPage || article.guid != nil && article.canonicalLink.map { pages[$0, default: 0] > 1 } == true
      article.given.id = ArticleID(of: article, countsGUID: isShared)
      return article
    }
  }
}

extension Article.Publisher {
  /// A publisher's name without what only parted it from a title: `San Juan Record |` is `San Juan Record`.
  package static func tidied(_ name: String) -> String {
    let marks: Set<Character> = ["|", "-", "\u{2013}", "\u{2014}", "\u{B7}", "\u{2022}", ":", "\u{BB}", "\u{203A}"]
    let isLoose = { (character: Character) in marks.contains(character) || character.isWhitespace }
    let name = name.trimmed
    guard let start = name.firstIndex(where: { !isLoose($0) }), let end = name.lastIndex(where: { !isLoose($0) }) else {
      return name
    }
    return String(name[start...end])
  }
}
