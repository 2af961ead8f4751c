import FoundationEssentials

/// What one question to the providers brought, as it is kept: while it is new enough, it is read and not asked for again.
package struct KeptList: Sendable, Equatable {
  /// In their order; of a page of the list only those of that page.
  package var articles: [Article]
  /// Whether they are all that the provider gives.
  package var isWhole: Bool
  /// How many the provider says there are.
  package var total: Int?
  package var service: NewsService?
  package var receivedAt: Date
  package var validity: ListValidity
  /// Whether the country has no edition, so that its articles were found by a search.
  package var isSearched: Bool
  /// The services that were asked before and gave nothing.
  package var attempts: [Attempt]

  package init(
    articles: [Article], isWhole: Bool, total: Int?, service: NewsService?, receivedAt: Date, validity: ListValidity,
    isSearched: Bool, attempts: [Attempt]
  ) {
    self.articles = articles
    self.isWhole = isWhole
    self.total = total
    self.service = service
    self.receivedAt = receivedAt
    self.validity = validity
    self.isSearched = isSearched
    self.attempts = attempts
  }
}

/// Keeps lists.
package protocol ListRepository: Sendable {
  /// A page of a list.
  ///
  /// - Parameters:
  ///   - question: what was asked.
  ///   - range: the indices of the articles of the page, which may go beyond the list's end.
  ///   - isUsable: whether a list that was received then, and is valid so long, serves; otherwise nothing more of it is
  ///     read.
  /// - Returns: `nil` if no such list is kept, it does not serve, or not all of the page's articles are there.
  func list(
    _ question: String, in range: Range<Int>, where isUsable: @Sendable (Date, ListValidity) -> Bool
  ) async -> KeptList?

  /// Keeps a list in the place of the one that the same question brought before. Its articles must be in the archive.
  func keep(_ list: KeptList, as question: String) async
}
