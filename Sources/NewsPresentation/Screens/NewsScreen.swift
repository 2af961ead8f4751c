import NewsDomain

/// A screen that shows articles of a list, about which more may come after it was shown.
package protocol NewsScreen: Screen {
  /// The screen with the completed list in the place of its own. Both have the same articles in the same order.
  func completed(_ listing: NewsListing) -> any Screen
}

extension ResultList {
  /// The list with the articles of a completed one, and after them those that only this one has.
  ///
  /// - Returns: `nil` if it lacks some of them.
  func completed(by listing: NewsListing) -> ResultList? {
    let own = listing.page.articles
    guard case .articles(let articles) = items, articles.count >= own.count else { return nil }
    return ResultList(.articles(own + articles.dropFirst(own.count)), news: listing, sources: sources)
  }
}
