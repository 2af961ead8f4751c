import FoundationEssentials
import NewsDomain
import Synchronization

/// Feeds with the answers that a test gives them, whose articles go into an archive.
package final class FakeFeedRefresher: FeedRefresher {
  /// The answer of a feed: new articles, nothing new, or an error.
  package enum Reply: Sendable {
    case articles([Article], Validators = Validators(), FeedPace = FeedPace())
    case unchanged(FeedPace = FeedPace())
    case failure(NewsError)
  }

  private struct State {
    var replies: [String: Reply] = [:]
    var asked: [(address: String, validators: Validators)] = []
    var running: [String: Int] = [:]
    var maxRunning = 0
    var maxOfHost = 0
    var archive: (any ArticleArchive)?
  }

  private let state = Mutex(State())
  private let delay: Duration?

  /// - Parameter delay: how long each answer takes.
  package init(_ replies: [String: Reply] = [:], delay: Duration? = nil) {
    self.delay = delay
    state.withLock { $0.replies = replies }
  }

  package func reply(_ reply: Reply, at address: String) { state.withLock { $0.replies[address] = reply } }
  /// The addresses fetched, in order.
  package var asked: [String] { state.withLock { $0.asked.map(\.address) } }
  package var validators: [Validators] { state.withLock { $0.asked.map(\.validators) } }
  /// The most requests that ran at once, and the most of one host.
  package var maxRunning: Int { state.withLock(\.maxRunning) }
  package var maxOfHost: Int { state.withLock(\.maxOfHost) }
  package var archive: (any ArticleArchive)? {
    get { state.withLock(\.archive) }
    set { state.withLock { $0.archive = newValue } }
  }

  package func refresh(_ feed: CollectedFeed, _ validators: Validators) async throws -> RefreshedFeed {
    let reply = state.withLock { state in
      state.asked.append((feed.address, validators))
      state.running[feed.host, default: 0] += 1
      state.maxOfHost = max(state.maxOfHost, state.running[feed.host] ?? 0)
      state.maxRunning = max(state.maxRunning, state.running.values.reduce(0, +))
      return state.replies[feed.address]
    }
    defer { state.withLock { $0.running[feed.host, default: 1] -= 1 } }
    if let delay { try? await Task.sleep(for: delay) }
    if Task.isCancelled { throw NewsError.cancelled }
    switch reply {
    case .articles(let articles, let validators, let pace)?:
      let delivery = Delivery(
        articles, list: feed.list, isFront: feed.list != nil, at: Date(timeIntervalSince1970: 1_795_248_000))
      return RefreshedFeed(new: try await archive?.keep(delivery) ?? 0, pace, validators)
    case .unchanged(let pace)?: return RefreshedFeed(unchanged: pace, validators)
    case .failure(let error)?: throw error
    case nil: throw NewsError.network(.noSuchPage(host: feed.host, status: 404))
    }
  }
}

/// One feed for each part, and one for each search.
package struct FakeCollectable: CollectableFeeds {
  package init() {}

  package func feeds(of list: ArchivedList, in language: Language) -> [CollectedFeed] {
    [CollectedFeed(address: "https://wanted.example/feed", list: list)]
  }

  package func feeds(of part: CollectionPart, in edition: Edition, topics: [String]) -> [CollectedFeed] {
    switch part {
    case .country:
      [
        CollectedFeed(
          address: "https://news.example/\(edition.country.code)", list: .local(edition.country), isOfAggregator: true)
      ]
    case .source:
      [CollectedFeed(address: "https://\(edition.source.id).example/feed", list: .source(id: edition.source.id))]
    case .topics: topics.map { CollectedFeed(address: "https://topic.example/\($0)", list: .topic(id: $0)) }
    case .countries:
      Country.all.prefix(3).map { CollectedFeed(address: "https://news.example/\($0.code)", list: .local($0)) }
    case .catalogue: [CollectedFeed(address: "https://catalogue.example/feed")]
    case .feeds, .follows: []
    }
  }

  package func feed(searching request: FindRequest, in edition: Edition) -> CollectedFeed? {
    request.text.nonBlank.map { CollectedFeed(address: "https://search.example/\($0)", isOfAggregator: true) }
  }
}
