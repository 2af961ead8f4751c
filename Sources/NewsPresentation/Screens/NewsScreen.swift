import NewsDomain

/// A screen that shows articles of a list, which may be completed after it was shown.
package protocol NewsScreen: Screen {
  /// The screen with the completed list instead of its own. Both have the same articles in the same order.
  func completed(_ listing: NewsListing) -> any Screen
}

extension ResultList {
  /// The completed list, followed by the articles that only this one has.
  ///
  /// - Returns: `nil` if the completed list lacks some articles.
  package func completed(by listing: NewsListing) -> ResultList? {
    let own = listing.page.articles
    guard case .articles(let articles) = items, articles.count >= own.count else { return nil }
    return ResultList(.articles(own + articles.dropFirst(own.count)), news: listing, sources: sources)
  }
}
