import NewsDomain

/// A feed as it is handed on: with plain texts, so that nobody else needs to read markup.
package struct ParsedFeed: Sendable, Equatable {
  package var title: String?
  /// The absolute address of the site that the feed belongs to.
  package var site: String?
  /// The ISO 639-1 code of the language, if the feed states one.
  package var language: String?
  /// The country that it states with its language, if that says where its source is.
  package var country: Country?
  package var items: [ParsedItem] = []
  /// The pace that it asks for, if any.
  package var pace = FeedPace()
  /// The first error in the document. The items before it were read, and often many after it.
  package var problem: FeedProblem?

  package init() {}

  /// The largest document that is read as a feed, in bytes.
  package static let sizeLimit = XMLReader.sizeLimit

  /// The feed without items that are repeated word for word.
  ///
  /// - Parameters:
  ///   - stated: the language that its items are said to have, rather than the one that the feed states (ISO 639-1).
  ///   - detect: detects the language of a text that is said to have another, see `LanguageQuestion`.
  init(_ feed: Feed, language stated: String?, _ detect: (String, String?) -> String?) {
    title = feed.title
    site = feed.site
    language = feed.language
    country = feed.country
    pace = feed.pace
    problem = feed.problem
    items = feed.items.withoutRepeats().map { item in
      var item = ParsedItem(item)
      item.detected = item.languageQuestion(stated ?? feed.language).flatMap { detect($0.text, $0.stated) }
      return item
    }
  }
}

extension [FeedItem] {
  /// Removes items that are repeated word for word with their id. Those with pages are compared later.
  fileprivate func withoutRepeats() -> [FeedItem] {
    var first: [String: Int] = [:]
    return indices.filter { place in
      guard let id = self[place].id else { return true }
      guard let known = first[id] else {
        first[id] = place
        return true
      }
      return self[known] != self[place]
    }.map { self[$0] }
  }
}
