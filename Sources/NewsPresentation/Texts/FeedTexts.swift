import NewsDomain

/// The texts about the list of feeds, and the questions before something is done to many articles.
package protocol FeedTexts: Sendable {
  var feedHeads: FeedHeads { get }
  /// The title above the follows in the list of feeds.
  var queryFeeds: String { get }
  /// The command that opens a follow like a feed.
  var queryFeedsAdvice: String { get }
  /// Asks whether the marks of so many articles are to be changed.
  func markQuestion(_ count: Int, _ change: MarkChange) -> String
  /// Asks whether so many pages are to be opened.
  func openQuestion(_ count: Int) -> String
}

/// The heads of the columns of a list of feeds.
package struct FeedHeads: Sendable {
  let name: String
  let unread: String
  let count: String
  let age: String
  let host: String

  package init(name: String, unread: String, count: String, age: String, host: String) {
    self.name = name
    self.unread = unread
    self.count = count
    self.age = age
    self.host = host
  }
}
