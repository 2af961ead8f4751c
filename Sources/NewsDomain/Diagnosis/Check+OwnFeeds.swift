extension Check {
  /// The most feeds that are named.
  private static let mostNamed = 3

  /// How the reader's feeds were when they were last fetched. Nothing is fetched for this.
  ///
  /// - Returns: `nil` if there are none.
  static func ownFeeds(_ feeds: [ListedFeed]) -> Check? {
    guard !feeds.isEmpty else { return nil }
    let failing = feeds.filter { $0.reading?.trouble?.isHarmless == false }
    guard !failing.isEmpty else { return Check(.ownFeeds, .ok, [.ownFeeds(feeds.count)]) }
    let names = failing.prefix(mostNamed).map(\.feed.name)
    return Check(
      .ownFeeds, .warning, [.ownFeeds(feeds.count), .failingFeeds(failing.count, names: names)], wayOut: .listFeeds)
  }
}
