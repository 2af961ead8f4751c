/// Asks the servers of the reader's own feeds how each of them is; the list of feeds then has the results.
package struct CheckFeeds: Sendable {
  private let reader: any FeedReader
  private let activity: Activity

  /// - Parameter activity: receives how many feeds are done.
  package init(reader: any FeedReader, activity: Activity) {
    self.reader = reader
    self.activity = activity
  }

  /// Asks for all of these feeds, also for those that have ended.
  ///
  /// - Returns: the errors of the feeds that could not be fetched now.
  /// - Throws: ``NewsError/cancelled``.
  package func callAsFunction(_ feeds: [OwnFeed]) async throws -> [NewsError] {
    activity.report(.init(done: 0, total: feeds.count, unit: .feeds))
    defer { activity.report(nil) }
    let problems = await withTaskGroup(of: NewsError?.self) { group in
      var problems: [NewsError] = []
      var done = 0
      var waiting = feeds[...]
      for feed in waiting.prefix(ReadFeeds.maxAtOnce) { group.addTask { await problem(of: feed) } }
      waiting = waiting.dropFirst(ReadFeeds.maxAtOnce)
      for await found in group {
        if let found { problems.append(found) }
        done += 1
        activity.report(.init(done: done, total: feeds.count, unit: .feeds))
        if let next = waiting.popFirst() { group.addTask { await problem(of: next) } }
      }
      return problems
    }
    if Task.isCancelled { throw NewsError.cancelled }
    return problems
  }

  private func problem(of feed: OwnFeed) async -> NewsError? {
    do {
      // If a feed cannot be fetched, the stored list comes instead, with the error.
      guard case .failure(let error)? = try await reader.read(feed, .current).origin.stored else { return nil }
      return error
    } catch {
      return (error as? NewsError) ?? .cancelled
    }
  }
}
