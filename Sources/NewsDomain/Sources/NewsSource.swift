/// A medium that headlines can be asked of.
package struct NewsSource: Sendable, Equatable {
  package var id: String
  package var name: String
  package var summary: String?
  package var link: String?
  /// Of its own feed, where one is known.
  package var feed: String?
  package var category: Category?
  /// ISO 639-1, of any language.
  package var languageCode: String?
  /// ISO 3166, lower-case, of any country.
  package var countryCode: String?

  package init(
    id: String, name: String, summary: String? = nil, link: String? = nil, feed: String? = nil,
    category: Category? = nil, languageCode: String? = nil, countryCode: String? = nil
  ) {
    self.id = id
    self.name = name
    self.summary = summary
    self.link = link
    self.feed = feed
    self.category = category
    self.languageCode = languageCode
    self.countryCode = countryCode
  }
}

extension NewsSource {
  /// Words that a name may begin with and that people leave out: `new york times`.
  private static let articles: Set = [
    "the", "le", "la", "les", "l", "der", "die", "das", "el", "los", "las", "il", "lo", "o", "os", "de", "het",
  ]

  /// What a person may call it: its id, its name, and its name without the article that it begins with.
  package var names: [String] {
    let folded = FoldedName(name).text
    guard let mark = folded.utf8.firstIndex(of: UInt8(ascii: "-")), Self.articles.contains(String(folded[..<mark])),
      case let rest = String(folded[mark...].dropFirst()), !rest.isEmpty
    else { return [id, name] }
    return [id, name, rest]
  }
}

/// What is kept of a chosen source.
package struct SourceReference: Sendable, Hashable {
  package let id: String
  package let name: String

  package init(id: String, name: String) {
    self.id = id
    self.name = name
  }

  package init(_ source: NewsSource) {
    self.init(id: source.id, name: source.name)
  }
}
