import FoundationEssentials

/// What several articles tell, in any language.
package struct Story: Sendable, Equatable {
  package let id: StoryID
  /// The ids of stories that were found to be this one.
  package let formerIDs: [StoryID]
  /// Earliest first; never empty.
  package let tellings: [Telling]

  package init(id: StoryID, formerIDs: [StoryID] = [], tellings: [Telling]) {
    self.id = id
    self.formerIDs = formerIDs
    self.tellings = tellings
  }

  /// All articles, with the copies of tellings.
  package var articles: [Article] { tellings.flatMap { [$0.article] + $0.copies.map(\.article) } }

  /// The names of the sources that tell it, copies too.
  package var sources: Set<String> { Set(articles.compactMap { $0.source.name ?? $0.source.id }) }

  /// The countries whose sources tell it, copies too.
  package var countries: Set<Country> {
    Set(tellings.flatMap { [$0.country] + $0.copies.map(\.country) }.compactMap(\.self))
  }
}

/// An article of a story.
package struct Telling: Sendable, Equatable {
  package let article: Article
  /// The country of its source, or else of the lists that it stood in; `nil` if neither is known.
  package let country: Country?
  /// Articles of other sources with the same text, such as an agency's; earliest first. They have no copies.
  package var copies: [Telling]

  package init(_ article: Article, country: Country?, copies: [Telling] = []) {
    self.article = article
    self.country = country
    self.copies = copies
  }
}
