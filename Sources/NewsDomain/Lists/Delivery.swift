import FoundationEssentials

/// Articles that a provider delivered at one time.
package struct Delivery: Sendable {
  /// All articles delivered, in their order.
  package let articles: [Article]
  /// The list they were in; `nil` for the results of a search.
  package let list: ArchivedList?
  /// Whether they are the whole list from its beginning, rather than a further page of it.
  package let isFront: Bool
  package let at: Date
  /// Whether the articles are added. Otherwise they only complete what is stored of them.
  package let isAdded: Bool

  package init(_ articles: [Article], list: ArchivedList?, isFront: Bool, at: Date) {
    self.articles = articles
    self.list = list
    self.isFront = isFront
    self.at = at
    isAdded = true
  }

  /// Items of feeds that complete what is stored of the same articles.
  package init(completing items: [Article], at: Date) {
    articles = items
    list = nil
    isFront = false
    self.at = at
    isAdded = false
  }
}
