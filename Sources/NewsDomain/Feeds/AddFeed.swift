/// Makes a feed one of the reader's own.
package struct AddFeed: Sendable {
  private let reader: any FeedReader
  private let repository: any SubscriptionRepository

  package init(reader: any FeedReader, repository: any SubscriptionRepository) {
    self.reader = reader
    self.repository = repository
  }

  /// - Parameters:
  ///   - address: of a feed, or of a page that names one.
  ///   - name: what it is to be called; its own title where it is `nil`.
  ///   - folder: where it is to lie, as it is typed; in no folder where it is `nil`.
  /// - Returns: what is kept, and what was wrong with what was kept before.
  /// - Throws: ``NewsError``.
  package func callAsFunction(
    _ address: String, name: String?, folder: String? = nil
  ) async throws -> (feed: Subscription, problems: [SettingsProblem]) {
    var entry = try await reader.discover(address)
    if let name, !name.trimmed.isEmpty { entry.name = name }
    var added: Subscription?
    let problems = try repository.change { feeds in
      if let folder { entry.folder = feeds.folder(called: folder) }
      guard let feed = FeedList.subscriptions([entry], beside: feeds).first else {
        let known = feeds.first { WebLink($0.feed)?.canonical == WebLink(entry.feed)?.canonical }
        throw NewsError.knownFeed(name: known?.name ?? entry.feed)
      }
      feeds.append(feed)
      added = feed
    }
    guard let added else { throw NewsError.cancelled }
    return (added, problems)
  }
}
