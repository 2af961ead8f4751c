import FoundationEssentials

/// A stored list: the result of one request, or of one question to all providers together. While it is fresh enough, it
/// is read instead of fetched again.
package struct KeptList: Sendable, Equatable {
  /// The address of the request, or a question as in ``HeadlineRequest``.
  package let question: String
  /// The articles in order, `nil` for those that their sources withdrew; for a page of the list, only those of that
  /// page.
  package var items: [Article?]
  /// Whether they are all that the provider has.
  package var isWhole = true
  /// How many the provider says there are.
  package var total: Int?
  package var service: NewsService?
  package var receivedAt: Date
  package var validity: ListValidity
  /// The validators for its server, if it is the result of one request.
  package var validators = FeedValidators()
  /// Whether the country has no edition, so that its articles were found by a search.
  package var isSearched = false
  /// The services that were tried before and gave nothing.
  package var attempts: [Attempt] = []

  package init(_ question: String, _ items: [Article?], receivedAt: Date, validity: ListValidity) {
    self.question = question
    self.items = items
    self.receivedAt = receivedAt
    self.validity = validity
  }

  package var articles: [Article] { items.compactMap(\.self) }

  /// The list with the ids that its articles have in others, which are the same articles in the same order.
  package func identified(by articles: [Article]) -> KeptList {
    var list = self
    var rest = articles[...]
    for index in items.indices where items[index] != nil {
      guard let article = rest.popFirst() else { break }
      list.items[index]?.given = article.given
    }
    return list
  }
}

/// The facts about a list that are known without reading it.
package struct KeptListHead: Sendable, Equatable {
  package var receivedAt: Date
  package var validity: ListValidity
  package var validators: FeedValidators

  package init(receivedAt: Date, validity: ListValidity, validators: FeedValidators = FeedValidators()) {
    self.receivedAt = receivedAt
    self.validity = validity
    self.validators = validators
  }
}
