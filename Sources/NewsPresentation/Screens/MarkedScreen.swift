import NewsDomain

/// A screen that shows the reader's marks on articles. Whoever shows it asks the archive for them each time, because they
/// may have changed since it was last shown.
package protocol MarkedScreen: Screen {
  /// The articles whose states it shows.
  var markedArticles: [Article] { get }
  /// Takes the states of those articles that are in the archive.
  mutating func take(_ states: [ArticleID: ArticleState])
}
