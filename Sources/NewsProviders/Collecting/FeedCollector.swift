import FoundationEssentials
import NewsDomain

/// Fetches feeds for the archive.
package struct FeedCollector: CollectedFeedReader {
  private let feeds: FeedService
  private let fetcher: Fetcher

  package init(fetcher: Fetcher) {
    self.fetcher = fetcher
    feeds = FeedService(fetcher: fetcher)
  }

  package func fetch(_ feed: CollectedFeed, _ validators: Validators) async throws -> FeedAnswer {
    let (contents, response) = try await feeds.fetch(
      feed, validators)
    let least = min(Double(max(0, response.maxAge ?? 0)), FeedPace.limits.upperBound)
    guard let (feed, list) = contents else { return .unchanged(FeedPace(least: least)) }
    var pace = feed.pace
    pace.least = max(pace.least, least)
    return .articles(
      feed.articles, response.validators, pace, trouble: feed.problem.flatMap(FeedTrouble.init),
      list: list)
  }

  package func note(_ result: FeedReading.Result, of feed: CollectedFeed) async { await feeds.note(result, of: feed) }
}
