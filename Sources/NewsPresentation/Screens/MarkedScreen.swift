import NewsDomain

/// A screen that shows the reader's marks on articles. Each time it is shown, they are read from the archive again,
/// because they may have changed.
package protocol MarkedScreen: Screen {
  /// The articles whose states it shows.
  var markedArticles: [Article] { get }
  /// Takes the states of the articles that are in the archive.
  mutating func take(_ states: [ArticleID: ArticleState])
}
