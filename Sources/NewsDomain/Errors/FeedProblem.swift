/// What is wrong with a feed, and where.
package enum FeedProblem: Error, Sendable, Equatable {
  case empty
  /// A page of the web, as a login, consent or error page is.
  case webPage
  /// Another kind of document; its outermost element, where it is XML.
  case notAFeed(root: String?)
  /// It cannot be understood from here on; counted from 1.
  ///
  /// - Parameter detail: the parser's own words.
  case broken(line: Int, column: Int, detail: String)
  /// It goes on; so many of its entries are read.
  case cut(items: Int)
  /// It could not be read to its end: that says nothing of the feed.
  case shortage(Shortage)
  /// It is no JSON, or another than a feed's.
  case notJSONFeed(detail: String)
}
