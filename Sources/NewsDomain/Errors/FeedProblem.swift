/// A problem of a feed, and its position if it has one.
package enum FeedProblem: Error, Sendable, Equatable {
  case empty
  /// It is a web page, such as a login, a request for consent, or an error.
  case webPage
  /// It is another kind of document.
  ///
  /// - Parameter root: its outermost element, if it is XML.
  case notAFeed(root: String?)
  /// It cannot be parsed from here on; line and column are counted from 1.
  ///
  /// - Parameter detail: the parser's own words.
  case broken(line: Int, column: Int, detail: String)
  /// It has more than this many items, and the others are not read.
  case cut(items: Int)
  /// The machine could not read it to the end, which says nothing about the feed.
  case shortage(Shortage)
  /// It is not JSON, or not a JSON feed.
  case notJSONFeed(detail: String)

  package var code: ErrorCode {
    if case .shortage(let shortage) = self { shortage.code } else { .badResponse }
  }
}
