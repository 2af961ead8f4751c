import NewsDomain

extension SourceFeedsRepository: FeedsOfSources {
  package func feeds(ofHosts hosts: [String], most: Int) -> [FeedOfSource] {
    var known: [[FeedOfSource]] = []
    for host in hosts where known.count < most {
      let feeds = FeedDirectory.feeds(ofHost: host).map { FeedOfSource(host: host, address: $0) }
      if !feeds.isEmpty { known.append(feeds) }
    }
    var chosen: [FeedOfSource] = []
    for place in 0..<(known.map(\.count).max() ?? 0) {
      for feeds in known where feeds.indices.contains(place) {
        if chosen.count == most { return chosen }
        if !chosen.contains(where: { $0.address == feeds[place].address }) { chosen.append(feeds[place]) }
      }
    }
    return chosen
  }

  package func feeds(for request: HeadlineRequest, most: Int) -> [FeedOfSource] {
    sourceFeeds(for: request, most: most).compactMap { sourceFeed in
      let site = sourceFeed.source.id.flatMap(SourceCatalogue.entry)?.source.link
      guard let link = WebLink(site ?? sourceFeed.address) else { return nil }
      return FeedOfSource(host: link.bareHost, address: sourceFeed.address)
    }
  }

  package func items(of feed: FeedOfSource) async throws -> [Article] {
    // A list waits for the feeds, so a failed connection is not retried. Only what completes articles is archived.
    let options = FeedOptions(isPatient: false, isArchived: false)
    let asked = CollectedFeed(address: feed.address, namedBy: feed.host)
    return try await feeds.feed(asked, .current, options).value.articles
  }
}
