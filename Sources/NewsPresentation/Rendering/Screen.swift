import NewsDomain

/// The content of a screen, independent of colour, width and format.
package protocol Screen: Sendable {
  /// The list whose numbers can be typed while this is the current screen.
  var list: ResultList? { get }
  /// The number of the article being read, from 1 in the list.
  var position: Int? { get }
  /// Draws the screen for people.
  func draw(on page: inout TextPage)
  /// Whether it is read as a text, page by page if it is longer than the window.
  var isPaged: Bool { get }
  /// Whether it is shown as a whole, however long it is. Others end with the window, and `more` continues them.
  var isUndivided: Bool { get }
  /// The records for programs, one per line.
  var records: [any Record] { get }
  var facts: Facts { get }
  /// The articles whose marks it shows. Each time it is shown these are read from the archive again, because they may
  /// have changed.
  var markedArticles: [Article] { get }
  /// Takes the states of the articles that are in the archive.
  mutating func take(_ states: [ArticleID: ArticleState])
}

extension Screen {
  package var list: ResultList? { nil }
  package var position: Int? { nil }
  package var isPaged: Bool { false }
  /// What has a list is drawn to fit into the window.
  package var isUndivided: Bool { list != nil }
  package var facts: Facts { Facts(count: records.count) }
  package var markedArticles: [Article] { [] }

  package mutating func take(_ states: [ArticleID: ArticleState]) {}
}

/// A screen that shows the reader's marks on articles. Each time it is shown, they are read from the archive again,
/// because they may have changed.
package protocol MarkedScreen: Screen {
  /// The articles whose states it shows.
  var markedArticles: [Article] { get }
  /// Takes the states of the articles that are in the archive.
  mutating func take(_ states: [ArticleID: ArticleState])
}

/// A screen that shows articles of a list, which may be completed after it was shown.
package protocol NewsScreen: Screen {
  /// The screen with the completed list instead of its own. Both have the same articles in the same order.
  func completed(_ listing: NewsListing) -> any Screen
}

extension ResultList {
  /// The completed list, which may have further pages, followed by the articles that were only shown beside one of it.
  ///
  /// - Returns: `nil` if the completed list lacks some articles.
  package func completed(by listing: NewsListing) -> ResultList? {
    let own = listing.page.articles
    guard case .articles(let articles) = items, own.count >= ownCount else { return nil }
    return ResultList(.articles(own + articles.dropFirst(ownCount)), news: listing, sources: sources)
  }
}
