import Locking

/// Sources' feeds that are fetched along with a list to complete its articles. Those that take longer than the list
/// waits go on until the last reference to this object is gone.
package final class FeedRound: Sendable {
  private let answers: FeedAnswers
  /// Ends when all feeds have answered or failed.
  private let end: AsyncStream<Void>
  private let task: Task<Void, Never>

  /// Fetches all feeds at once.
  ///
  /// - Parameters:
  ///   - items: fetches a feed's current items.
  ///   - whenLate: receives the articles that are completed after the list was shown.
  init(
    _ feeds: [FeedOfSource], from items: @escaping @Sendable (FeedOfSource) async throws -> [Article],
    whenLate: @escaping @Sendable ([Article]) async -> Void
  ) {
    let answers = FeedAnswers(expected: feeds.count)
    let (end, ending) = AsyncStream.makeStream(of: Void.self)
    self.answers = answers
    self.end = end
    // The task outlives the command that starts it, as the list is shown before all feeds have answered.
    task = Task {
      await withTaskGroup(of: (FeedOfSource, [Article]).self) { group in
        for feed in feeds {
          // A feed that fails just completes nothing.
          group.addTask { (feed, (try? await items(feed)) ?? []) }
        }
        for await (feed, items) in group where !Task.isCancelled {
          let late = answers.add(items, of: feed)
          if !late.isEmpty { await whenLate(late) }
        }
      }
      ending.finish()
    }
  }

  deinit {
    task.cancel()
  }

  /// Cancels the requests that are still running.
  package func cancel() { task.cancel() }

  /// Waits until all feeds have answered or failed, or the time is up. Call it once.
  ///
  /// - Parameter limit: `nil` for as long as the feeds take.
  func wait(atMost limit: Duration?) async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask { [end] in
        for await _ in end {}
      }
      if let limit { group.addTask { try? await Task.sleep(for: limit) } }
      _ = await group.next()
      group.cancelAll()
    }
  }

  /// Completes a list from the answers so far. Later answers are late.
  ///
  /// - Returns: the articles, the indices of those that were completed, and whether feeds are still awaited.
  func complete(_ articles: [Article]) -> (articles: [Article], completed: Set<Int>, isAwaited: Bool) {
    answers.complete(articles)
  }

  /// The articles completed late since the last call.
  package func takeLate() -> [Article] { answers.takeLate() }
}

extension FeedRound: Equatable {
  package static func == (one: FeedRound, other: FeedRound) -> Bool { one === other }
}

/// The answers of feeds, apart from ``FeedRound``: the task that adds them must not keep that alive.
private final class FeedAnswers: Sendable {
  private struct State {
    /// How many feeds have not answered yet.
    var awaited: Int
    /// The answers received before the list was shown.
    var early: [(feed: FeedOfSource, items: [Article])] = []
    /// The articles of the list; `nil` before it is shown.
    var shown: [Article]?
    /// The articles completed afterwards and not taken yet.
    var late: [Article] = []
  }

  private let state: Guarded<State>

  init(expected count: Int) {
    state = Guarded(State(awaited: count))
  }

  /// - Returns: the articles that it completes, if the list has been shown.
  func add(_ items: [Article], of feed: FeedOfSource) -> [Article] {
    state.withLock { state in
      state.awaited -= 1
      guard var shown = state.shown else {
        state.early.append((feed, items))
        return []
      }
      let late = shown.complete(from: items, of: feed).map { shown[$0] }
      state.shown = shown
      state.late += late
      return late
    }
  }

  func complete(_ articles: [Article]) -> (articles: [Article], completed: Set<Int>, isAwaited: Bool) {
    state.withLock { state in
      var articles = articles
      var completed: Set<Int> = []
      for (feed, items) in state.early { completed.formUnion(articles.complete(from: items, of: feed)) }
      state.early = []
      state.shown = articles
      return (articles, completed, state.awaited > 0)
    }
  }

  func takeLate() -> [Article] {
    state.withLock { state in
      defer { state.late = [] }
      return state.late
    }
  }
}
