import NewsDomain

extension Session {
  /// What is the reader's own.
  func mine(feeds: [OwnFeed]) -> ReadingScope {
    .mine(OwnLists(mine, of: edition, topics: favourites, feeds: feeds))
  }
}
