extension Article {
  /// The article without " - Source" at the end of its title, if that names its source. The source then takes the name
  /// given there: `lemonde.fr` becomes `Le Monde`.
  func withSourceApart() -> Article {
    var article = self
    article.takeSourceApart()
    return article
  }

  fileprivate mutating func takeSourceApart() {
    guard let title, let (headline, suffix) = Self.parted(title) else { return }
    let wanted = Self.spellings(of: suffix)
    guard sourceNames.contains(where: { wanted.contains(Self.letters($0)) }) else { return }
    self.title = headline
    source.name = suffix
  }

  /// Assigns an id to the article, unless it has one.
  ///
  /// - Parameters:
  ///   - page: the canonical form of its link.
  ///   - isShared: whether other articles of the list have that page.
  fileprivate mutating func makeID(page: String?, isShared: Bool) {
    // An id once given stays, whatever is learned about the article later.
    guard given.id == nil else { return }
    let id = ArticleID(of: self, page: page, countsGUID: isShared)
    given.id = id
    // Without a guid that counts, it is made of the link alone.
    if let link, let page, !isShared, guid == nil || !WebLink.isHost(page) { given.page = (link, id) }
  }

  /// Splits a title at its last " - "; `nil` if one side is empty.
  package static func parted(_ title: String) -> (headline: String, source: String)? {
    guard let mark = lastMark(in: title) else { return nil }
    let (headline, suffix) = (title[..<mark].trimmed, Source.tidied(title[mark...].dropFirst(3).trimmed))
    return headline.isEmpty || suffix.isEmpty ? nil : (headline, suffix)
  }

  /// The form of its link for comparing web pages; `nil` without a link.
  var canonicalLink: String? { link.flatMap(WebLink.init)?.canonical }

  /// The page by which lists compare it; resolving the link later changes nothing in a list.
  var listedPage: String? {
    guard linkWay != nil, let givenLink, let link = WebLink(givenLink) else { return canonicalLink }
    return link.canonical
  }

  /// The index of the last " - ".
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

  /// The names of the source: its name with and without an ending such as `.com`, its id and, if it has no name, its
  /// host.
  private var sourceNames: [String] {
    var names = [source.name, source.id].compactMap(\.self)
    if source.name == nil, let host = link.flatMap(WebLink.init)?.host {
      names.append(host.hasPrefix("www.") ? String(host.dropFirst("www.".count)) : host)
    }
    return names + names.compactMap(Self.domain)
  }

  /// Returns `lemonde` for `www.lemonde.fr` and `bbc` for `news.bbc.co.uk`; `nil` if the name is not a host.
  private static func domain(_ name: String) -> String? {
    guard !name.contains(" ") else { return nil }
    return name.split(separator: ".").dropLast().last { $0.count > 2 && $0 != "com" }.map(String.init)
  }

  /// The spellings of a name that may match a source. One of them is without the article at its beginning, which is
  /// often missing in the address, as for The Independent.
  private static func spellings(of name: String) -> Set<String> {
    let words = FoldedName(name).text.split(separator: "-")
    let hasArticle = words.count > 1 && articles.contains(String(words[0]))
    return Set([letters(name), hasArticle ? letters(words.dropFirst().joined()) : ""].filter { !$0.isEmpty })
  }

  /// The articles (such as "the") with which names of newspapers begin, in several languages.
  private static let articles: Set = [
    "the", "le", "la", "les", "el", "los", "il", "lo", "der", "die", "das", "de", "het",
  ]

  /// The letters and digits of a text, folded.
  private static func letters(_ text: String) -> String {
    FoldedName(text).text.filter { $0.isLetter || $0.isNumber }
  }
}

extension [Article] {
  /// The articles of one response, with ids, and without the source's name in their titles.
  package consuming func identified() -> [Article] {
    var articles = self
    for index in articles.indices { articles[index].takeSourceApart() }
    return articles.withIDs()
  }

  /// The list with an id for each article. Distinct articles that share a page get different ids.
  consuming func withIDs() -> [Article] {
    var articles = self
    let pages = articles.map { $0.given.id != nil && $0.guid == nil ? nil : $0.canonicalLink }
    // Only articles with a `guid` can share a page.
    var counts: [String: Int] = [:]
    for (index, page) in pages.enumerated() where articles[index].guid != nil {
      if let page { counts[page, default: 0] += 1 }
    }
    for (index, page) in pages.enumerated() {
      let hasTwin = articles[index].guid != nil && page.map { counts[$0, default: 0] > 1 } == true
      articles[index].makeID(page: page, isShared: articles[index].sharesPage || hasTwin)
    }
    return articles
  }
}

extension Article.Source {
  /// A source's name without the punctuation between it and a title: `San Juan Record |` becomes `San Juan Record`.
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
