/// Lists the reader's own feeds in display order: by folder, numbered throughout, each with the result of its last
/// fetch. Makes no request.
package struct ListFeeds: Sendable {
  private let repository: any OwnFeedRepository
  private let reader: any FeedReader

  package init(repository: any OwnFeedRepository, reader: any FeedReader) {
    self.repository = repository
    self.reader = reader
  }

  package func callAsFunction() async -> (feeds: [ListedFeed], problems: [SettingsProblem]) {
    let (feeds, problems) = repository.load()
    let readings = await reader.readings(of: feeds)
    let listed = feeds.byFolder().enumerated().map { index, feed in
      ListedFeed(number: index + 1, feed: feed, reading: readings[feed.id])
    }
    return (listed, problems)
  }
}
