import NewsDomain

extension Session {
  /// The scope of the reader's own news.
  func mine(feeds: [OwnFeed]) -> ReadingScope {
    .mine(OwnLists(settings[MineSetting.self], of: edition, topics: favourites, feeds: feeds))
  }
}
