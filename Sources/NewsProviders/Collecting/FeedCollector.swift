import FoundationEssentials
import NewsDomain

/// Fetches feeds for the archive. The cache is passed over: of thousands of feeds it would keep only some, and a
/// collector has no use for answers that were read already.
package struct FeedCollector: CollectedFeedReader {
  private let http: HTTPClient?
  private let store: Store
  private let activity: Activity
  private let languages: any LanguageDetector
  private let clock: WallClock

  /// - Parameter http: `nil` to work offline.
  package init(
    http: HTTPClient?, store: Store, activity: Activity, languages: any LanguageDetector, clock: WallClock
  ) {
    self.http = http
    self.store = store
    self.activity = activity
    self.languages = languages
    self.clock = clock
  }

  package func fetch(_ feed: CollectedFeed, _ validators: FeedValidators) async throws -> FeedAnswer {
    guard let http else { throw NewsError.network(.offline) }
    // Shells may have been refused by the same server.
    if let seconds = store.pause(of: [feed.host], at: clock.now) {
      throw NewsError.network(.refused(host: feed.host, .tooManyRequests(retryAfter: Int(seconds.rounded(.up)))))
    }
    var request = HTTPRequest(url: feed.address, bodyLimit: XMLReader.sizeLimit)
    request.validators = HTTPValidators(etag: validators.etag, modified: validators.modified)
    do {
      let response = try await activity.asking(feed.host) { [request] in try await http.get(request) }
      let pace = FeedPace(least: min(Double(max(0, response.maxAge ?? 0)), FeedPace.limits.upperBound))
      if response.status == 304 { return .unchanged(pace) }
      return try answer(response, for: feed, pace)
    } catch let error as NewsError {
      note(error, of: feed)
      throw error
    }
  }

  private func answer(_ response: HTTPResponse, for feed: CollectedFeed, _ pace: FeedPace) throws -> FeedAnswer {
    let read: Feed
    do {
      read = try FeedService.feed(response, asked: feed.address)
    } catch NewsError.feed(.unreadable(let host, .webPage)) where feed.isOfAggregator {
      throw NewsError.network(.refused(host: host, .webPage))
    }
    var own = read.pace
    own.least = max(own.least, pace.least)
    let provenance = Provenance(
      .feeds, feed: read.title, request: feed.key, language: feed.language ?? read.language, receivedAt: clock.now,
      isLocal: response.isLocal, stored: nil,
      sites: FeedDirectory.sites(ofFeed: feed.address) + [feed.namedBy].compactMap(\.self),
      isOfService: feed.isOfAggregator)
    let source =
      feed.source.name == nil && !feed.isOfAggregator
      ? Article.Source(name: SourceCatalogue.name(read.title, of: feed.address)) : feed.source
    let page = NewsPage(
      read.items, page: 1, limit: max(1, read.items.count), newestFirst: false, source: source, provenance: provenance
    ).detected(by: languages).tidied()
    return .articles(
      page.articles, FeedValidators(etag: response.validators.etag, modified: response.validators.modified), own,
      trouble: read.problem.flatMap(FeedTrouble.init))
  }

  package func note(_ reading: FeedReading, of feed: CollectedFeed, at now: Date) {
    if reading.count == nil {
      store.confirmReading(of: feed.key, at: now)
    } else {
      store.note(reading, of: feed.key, at: now)
    }
  }

  private func note(_ error: NewsError, of feed: CollectedFeed) {
    if case .network(.refused(_, .tooManyRequests(let seconds))) = error {
      store.pause(feed.host, for: min(3600, max(60, Double(seconds ?? 0))), at: clock.now)
    }
    if let trouble = FeedTrouble(error) { store.note(trouble, of: feed.key, at: clock.now) }
  }
}
