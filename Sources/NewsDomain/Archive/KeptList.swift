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

/// Keeps lists. It never fails: what cannot be read is fetched.
package protocol ListRepository: Sendable {
  /// - Returns: `nil` if no list is kept.
  func head(of question: String) async -> KeptListHead?

  /// A page of a list.
  ///
  /// - Parameters:
  ///   - question: what was asked.
  ///   - range: the indices of the articles of the page, which may go beyond the list's end.
  ///   - isUsable: whether a list with that head serves; otherwise nothing more of it is read.
  /// - Returns: `nil` if no such list is kept, it does not serve, or not all of the page's articles are there.
  func list(
    _ question: String, in range: Range<Int>, where isUsable: @Sendable (KeptListHead) -> Bool
  ) async -> KeptList?

  /// Keeps a list in the place of the one that the same question brought before.
  ///
  /// - Returns: `false` if it cannot be kept here, or not all of its articles are.
  @discardableResult
  func keep(_ list: KeptList) async -> Bool

  /// Keeps what a request has just brought.
  ///
  /// - Parameter isToBeArchived: whether its articles are about to be added to the archive, and the list is kept with
  ///   them.
  /// - Returns: `false` if it is left to that.
  func take(_ list: KeptList, isToBeArchived: Bool) async -> Bool

  /// Notes that a server says that the list is still the same.
  func confirm(_ question: String, at now: Date) async
}

extension ListRepository {
  package func take(_ list: KeptList, isToBeArchived: Bool) async -> Bool { await keep(list) }

  /// A whole list, however old it is.
  package func list(_ question: String) async -> KeptList? {
    await list(question, in: 0..<Int.max) { _ in true }
  }
}
