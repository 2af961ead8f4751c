import FoundationEssentials

/// Fetches the feeds that are due into the archive, in one round.
///
/// Each feed is claimed for this collector alone, so that several collectors share the work. Articles are stored before
/// anything that refers to them, so whatever a killed collector leaves undone, another one will do.
package struct CollectNews: Sendable {
  /// The most requests at once; there is only one to each host.
  package static let maxAtOnce = 8
  /// How long a round fetches feeds. Feeds that are left are due in the next one: a few hundred slow servers must not
  /// keep a round from ending.
  package static let longest = Duration.seconds(600)
  /// After so many seconds without its page a feed is given up, if it was requested often enough.
  static let longestMissing: TimeInterval = 365 * 86_400
  static let minFailures = 30
  /// How long to wait for hosts that another collector is using.
  private static let patience = Duration.milliseconds(200)
  /// How often a round retries hosts that another collector is using. Feeds that are left are due in the next one.
  private static let maxRetries = 15
  /// If so many feeds in a row cannot be reached, all of which could be reached before, this machine has no network.
  package static let outage = 16

  private let refresher: any FeedRefresher
  private let archive: any CollectionRepository & StoryRepository & FollowRepository
  private let settings: LiveSettings
  private let activity: Activity
  private let clock: WallClock
  private let jitter: @Sendable () -> Double
  private let sleep: @Sendable (Duration) async throws -> Void
  private let limit: TimeLimit

  /// - Parameters:
  ///   - activity: receives how many feeds are done.
  ///   - jitter: a number from 0 to 1 that spreads the times of feeds.
  ///   - limit: ends the fetching.
  package init(
    refresher: any FeedRefresher, archive: any CollectionRepository & StoryRepository & FollowRepository,
    settings: LiveSettings, activity: Activity, clock: WallClock,
    jitter: @escaping @Sendable () -> Double = { Double.random(in: 0...1) },
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
    limit: TimeLimit = TimeLimit(CollectNews.longest)
  ) {
    self.limit = limit
    self.refresher = refresher
    self.archive = archive
    self.settings = settings
    self.activity = activity
    self.clock = clock
    self.jitter = jitter
    self.sleep = sleep
  }

  /// - Parameters:
  ///   - collector: a number that no other collector has.
  ///   - next: when the next round begins; `nil` if unknown.
  /// - Throws: ``NewsError`` if the archive is off or cannot be used.
  package func callAsFunction(_ feeds: [CollectedFeed], as collector: Int64, next: Date? = nil) async throws
    -> CollectionRound
  {
    guard settings.isArchiving else { throw NewsError.archive(.off) }
    let start = ContinuousClock.now
    var round = CollectionRound()
    let feeds = Dictionary(feeds.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    round.feeds = feeds.count
    let due = try await archive.due(Array(feeds.values), at: clock.now).compactMap { feeds[$0] }
    try await ask(due, as: collector, &round)
    try await archive.keepFronts(of: round.partlyRenewed.sorted { $0.description < $1.description }, at: clock.now)
    try await archive.groupAll(in: .distantPast ... .distantFuture) { _, _ in }
    round.followed = try await archive.matchFollows(at: clock.now)
    // If no server could be reached, nothing was collected.
    if round.outage == nil { try await archive.keepRound(at: clock.now, next: next) }
    round.seconds = (ContinuousClock.now - start).seconds
    return round
  }

  private enum Turn: Sendable {
    case asked(CollectedFeed, FeedResult)
    case unreached(UnreachedFeed)
    case left(CollectedFeed, CollectionClaim)
    case failed(any Error)
    /// The time for fetching is over.
    case over
  }

  private func ask(_ due: [CollectedFeed], as collector: Int64, _ round: inout CollectionRound) async throws {
    var schedule = FeedSchedule(due)
    var unreached: [UnreachedFeed] = []
    var done = 0
    activity.report(.init(done: 0, total: due.count, unit: .feeds))
    defer { activity.report(nil) }
    let failure = await withTaskGroup(of: Turn.self) { group in
      var failure: (any Error)?
      var running = 0
      var retries = 0
      var isOver = false
      group.addTask {
        await limit.wait()
        return .over
      }
      defer { group.cancelAll() }
      while true {
        while running < Self.maxAtOnce, failure == nil, !isOver, !Task.isCancelled, let feed = schedule.take() {
          group.addTask { await turn(feed, as: collector) }
          running += 1
        }
        if running == 0 {
          // Only hosts that another collector is using are left.
          guard schedule.hasPostponed, failure == nil, !isOver, retries < Self.maxRetries, !Task.isCancelled else {
            break
          }
          retries += 1
          try? await sleep(Self.patience)
          schedule.retry()
          continue
        }
        guard let turn = await group.next() else { break }
        if case .over = turn {
          isOver = true
          // Feeds being fetched are released at once.
          group.cancelAll()
          continue
        }
        running -= 1
        switch turn {
        case .over: break
        case .asked(let feed, let result):
          schedule.end(feed)
          round.take(result, of: feed)
          done += 1
          // The network works, unless this machine itself held back the request.
          guard result.isAnswer else { break }
          if let error = await fail(unreached, as: collector, &round) { failure = failure ?? error }
          unreached = []
        case .unreached(let feed):
          schedule.end(feed.feed)
          done += 1
          guard round.hasAnswers, feed.state.failures > 0 else {
            unreached.append(feed)
            if unreached.count(where: { $0.state.failures == 0 }) >= Self.outage {
              isOver = true
              group.cancelAll()
            }
            break
          }
          if let error = await fail([feed], as: collector, &round) { failure = failure ?? error }
        case .left(let feed, .hostIsBusy):
          schedule.postpone(feed)
        case .left(let feed, _):
          schedule.end(feed)
          done += 1
        case .failed(let error):
          // Requests that were cancelled because the time is over, or the network down, did not fail.
          if !isOver || (error as? NewsError)?.isOfFeed == false, (error as? NewsError) != .cancelled || !isOver {
            failure = failure ?? error
          }
        }
        activity.report(.init(done: done, total: due.count, unit: .feeds))
      }
      round.left = isOver ? due.count - done : 0
      return failure
    }
    if !round.hasAnswers || unreached.count >= Self.outage / 2 {
      // An outage of this machine's network is no failure of a feed: all of them are fetched again next time.
      await release(unreached.map(\.feed), for: collector)
      for feed in unreached { round.takeFailure(feed.error, of: feed.feed) }
      if !round.hasAnswers { round.outage = unreached.last?.error }
    } else if let error = await fail(unreached, as: collector, &round) {
      throw error
    }
    if let failure { throw failure }
    if Task.isCancelled { throw NewsError.cancelled }
  }

  private func turn(_ feed: CollectedFeed, as collector: Int64) async -> Turn {
    do {
      let claim = try await archive.claim(feed.key, for: collector, at: clock.now)
      guard case .taken(var state) = claim else { return .left(feed, claim) }
      // It may have become due just before hours in which its server wants no requests.
      let free = state.pace.firstTime(from: clock.now)
      guard free <= clock.now else {
        state.due = free
        try await archive.finish(feed.key, state, for: collector, at: clock.now)
        return .left(feed, .isDone)
      }
      return try await ask(feed, state, as: collector)
    } catch {
      return .failed(error)
    }
  }

  /// Fetches one feed into the archive, and stores its new state.
  private func ask(_ feed: CollectedFeed, _ known: CollectionState, as collector: Int64) async throws -> Turn {
    var state = known
    var result = FeedResult()
    state.askedAt = clock.now
    do {
      let refreshed = try await refresher.refresh(feed, known.validators)
      result.new = refreshed.new
      result.isUnchanged = refreshed.isUnchanged
      let pace: FeedPace
      if refreshed.isUnchanged {
        // Only the whole feed states its pace completely.
        pace = FeedPace(
          least: max(known.pace.least, refreshed.pace.least), skippedHours: known.pace.skippedHours,
          skippedDays: known.pace.skippedDays)
      } else {
        pace = refreshed.pace
        state.pace = pace
        state.validators = refreshed.validators
      }
      state.receivedAt = clock.now
      (state.failures, state.missingSince, state.goneSince) = (0, nil, nil)
      let elapsed = known.receivedAt.map { clock.now.timeIntervalSince($0) }
      state.pause = FeedPace.learned(from: known.pause, new: result.new, elapsed: elapsed)
      // A little earlier than learned: a moment later, it would have to wait for the next round.
      let pause = max(FeedPace.limits.lowerBound, state.pause * (1 - 0.1 * jitter()), pace.least)
      state.due = pace.firstTime(from: clock.now.addingTimeInterval(min(pause, FeedPace.limits.upperBound)))
    } catch NewsError.network(.refused(_, .pausing(let seconds))) {
      // Its server asked others on this machine to wait, which says nothing about the feed.
      state.askedAt = known.askedAt
      state.due = known.pace.firstTime(from: clock.now.addingTimeInterval(TimeInterval(seconds)))
      try await archive.finish(feed.key, state, for: collector, at: clock.now)
      return .left(feed, .isDone)
    } catch let error as NewsError where error.isOfWay && !Task.isCancelled {
      return .unreached(UnreachedFeed(feed: feed, state: state, error: error))
    } catch let error as NewsError where error.isOfFeed && !Task.isCancelled {
      result.error = error
      state.fail(error, at: clock.now, jitter: jitter())
      result.isGone = state.goneSince != nil
    } catch {
      // A request cut short releases its feed at once, rather than when the claim expires.
      await release([feed], for: collector)
      throw error
    }
    try await archive.finish(feed.key, state, for: collector, at: clock.now)
    return .asked(feed, result)
  }

  /// Records that feeds could not be reached.
  ///
  /// - Returns: why that could not be recorded.
  private func fail(
    _ feeds: [UnreachedFeed], as collector: Int64, _ round: inout CollectionRound
  ) async -> (any Error)? {
    for feed in feeds {
      round.takeFailure(feed.error, of: feed.feed)
      var state = feed.state
      state.fail(feed.error, at: clock.now, jitter: jitter())
      do {
        try await archive.finish(feed.feed.key, state, for: collector, at: clock.now)
      } catch {
        return error
      }
    }
    return nil
  }

  /// Releases feeds that were not fetched, in a separate task, as the archive does nothing in a cancelled one.
  private func release(_ feeds: [CollectedFeed], for collector: Int64) async {
    await Task { [archive] in
      for feed in feeds { try? await archive.release(feed.key, for: collector) }
    }.value
  }
}

/// A feed that gave no answer, because of its server or of this machine's network.
private struct UnreachedFeed: Sendable {
  let feed: CollectedFeed
  let state: CollectionState
  let error: NewsError
}

/// The result of fetching one feed.
private struct FeedResult: Sendable {
  var new = 0
  var isUnchanged = false
  var error: NewsError?
  var isGone = false

  /// Whether a server has answered. If it had asked for a pause before, there may have been no request.
  var isAnswer: Bool {
    if case .network(.refused(_, .tooManyRequests))? = error { return false }
    return true
  }
}

extension CollectionRound {
  fileprivate mutating func take(_ result: FeedResult, of feed: CollectedFeed) {
    if let error = result.error { takeFailure(error, of: feed) } else { asked += 1 }
    hasAnswers = hasAnswers || result.isAnswer
    new += result.new
    if result.new > 0, feed.front == .none, let list = feed.list { partlyRenewed.insert(list) }
    if result.isUnchanged { unchanged += 1 }
    if result.isGone { gone.append(feed.name) }
  }

  fileprivate mutating func takeFailure(_ error: NewsError, of feed: CollectedFeed) {
    asked += 1
    failed += 1
    failures.append(feed.failure(error))
  }
}

extension CollectionState {
  /// More than are ever told apart.
  private static let maxFailures = 1_000_000

  /// Notes that a feed has failed. If its server wants no requests for a while, the other feeds of its host learn that
  /// when they are about to be fetched.
  fileprivate mutating func fail(_ error: NewsError, at now: Date, jitter: Double) {
    failures = min(failures, Self.maxFailures) + 1
    let (shortest, longest) = (FeedPace.limits.lowerBound, FeedPace.limits.upperBound)
    // The wait doubles with each further failure.
    var wait = min(longest, pause * Double(1 << (min(failures, 10) - 1))) * (1 - 0.1 * jitter)
    switch error {
    case .network(.ended):
      goneSince = now
    case .network(.noSuchPage(_, 404)):
      let since = missingSince.map { min($0, now) } ?? now
      missingSince = since
      if now.timeIntervalSince(since) >= CollectNews.longestMissing, failures >= CollectNews.minFailures {
        goneSince = now
      }
    case .network(.refused(_, .tooManyRequests(let seconds))):
      wait = max(wait, min(TimeInterval(seconds ?? 0), longest))
    default: break
    }
    if goneSince != nil { wait = longest }
    due = pace.firstTime(from: now.addingTimeInterval(max(shortest, wait)))
  }
}

extension NewsError {
  /// Whether no server has answered, neither the feed's nor any other.
  fileprivate var isOfWay: Bool {
    switch self {
    case .network(.unreachable), .network(.broken), .network(.timeout), .network(.tls): true
    default: false
    }
  }

  /// Whether it is due to the feed or the way to it, not to this machine.
  fileprivate var isOfFeed: Bool {
    switch self {
    case .network(.offline): false
    case .network, .feed, .service: true
    default: false
    }
  }
}
