/// A source whose headlines can be requested.
package struct NewsSource: Sendable, Equatable {
  package var id: String
  package var name: String
  package var summary: String?
  package var link: String?
  /// The address of its own feed; `nil` if none is known.
  package var feed: String?
  package var category: Category?
  /// The ISO 639-1 code of its language, which need not be one of the languages in ``Language/all``.
  package var languageCode: String?
  /// The lower-case ISO 3166 code of its country, which need not be one of the countries in ``Country/all``.
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
  /// The grammatical articles at the beginning of names that people leave out, as in `new york times`.
  private static let articles: Set = [
    "the", "le", "la", "les", "l", "der", "die", "das", "el", "los", "las", "il", "lo", "o", "os", "de", "het",
  ]

  /// The names that a person may use for it: its id, its name, and its name without an initial article.
  package var names: [String] {
    let folded = FoldedName(name).text
    guard let mark = folded.utf8.firstIndex(of: UInt8(ascii: "-")), Self.articles.contains(String(folded[..<mark])),
      case let rest = String(folded[mark...].dropFirst()), !rest.isEmpty
    else { return [id, name] }
    return [id, name, rest]
  }
}

/// The part of a source that is stored when it is chosen.
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
