import FoundationEssentials

/// A list as it is kept: what one request brought, or what one question brought from all providers together. While it is
/// new enough, it is read and not asked for again.
package struct KeptList: Sendable, Equatable {
  /// What was asked: the address of a request, or a question as in ``HeadlineRequest``.
  package let question: String
  /// In their order, `nil` for those that their sources withdrew; of a page of the list only those of that page.
  package var items: [Article?]
  /// Whether they are all that the provider gives.
  package var isWhole = true
  /// How many the provider says there are.
  package var total: Int?
  package var service: NewsService?
  package var receivedAt: Date
  package var validity: ListValidity
  /// By which its server recognises it, if it is what one request brought.
  package var validators = FeedValidators()
  /// Whether the country has no edition, so that its articles were found by a search.
  package var isSearched = false
  /// The services that were asked before and gave nothing.
  package var attempts: [Attempt] = []

  package init(_ question: String, _ items: [Article?], receivedAt: Date, validity: ListValidity) {
    self.question = question
    self.items = items
    self.receivedAt = receivedAt
    self.validity = validity
  }

  package var articles: [Article] { items.compactMap(\.self) }
}

/// What is known of a list without reading it.
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
