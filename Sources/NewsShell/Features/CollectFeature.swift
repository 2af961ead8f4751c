import FoundationEssentials
import NewsDomain
import NewsPresentation

/// Collecting: fetching the reader's news without a request for each list.
package struct CollectFeature: Feature {
  let collect: CollectNews
  let collectable: any CollectableFeeds
  let feeds: ManageFeeds
  private let move: MoveFeeds
  let archive: any CollectionRepository & ArticleArchive & FollowRepository
  let power: any PowerAndNetwork
  let clock: WallClock
  private let alerts: AlertPresenter
  private let download: DownloadTexts
  private let encode: EncodeTitles
  /// Identifies this process among those that collect.
  private let collector: Int64

  package init(_ ports: any Ports) {
    collect = CollectNews(
      refresher: ports.feedRefresher, archive: ports.archive, settings: ports.settings, activity: ports.activity,
      clock: ports.clock, jitter: ports.jitter)
    collectable = ports.collectable
    feeds = ManageFeeds(ports)
    move = MoveFeeds(reader: ports.feedReader, repository: ports.ownFeeds)
    archive = ports.archive
    power = ports.power
    clock = ports.clock
    alerts = AlertPresenter(ports)
    download = DownloadTexts(ports)
    encode = EncodeTitles(ports, isTraced: true)
    collector = ports.collector
  }

  /// The most titles that get their vectors in one round: newest first, so that those before a model was installed get
  /// theirs little by little.
  private static let maxEncoded = 2_000

  /// Runs one round.
  ///
  /// - Parameter next: when the next one begins; `nil` if unknown.
  /// - Returns: the result, and errors with alerts.
  /// - Throws: `NewsError`.
  func round(
    of parts: [CollectionPart], next: Date?, in session: Session
  ) async throws -> (CollectionRound, (any Error)?) {
    var round = try await collect(try await wanted(parts, in: session), as: collector, next: next)
    round.moved = await move()
    do {
      try await alerts.send(in: session.language)
      try await encode(most: Self.maxEncoded)
      return (round, round.outage)
    } catch NewsError.cancelled {
      throw NewsError.cancelled
    } catch {
      return (round, error)
    }
  }

  /// The most articles of one follow or source whose texts are fetched in one round.
  private static let maxTexts = 20

  /// Fetches the texts of articles found by follows and of the favourite source, for as long as a round may fetch
  /// feeds.
  ///
  /// - Returns: how many there are now.
  /// - Throws: `NewsError`.
  func fetchTexts(of source: SourceReference) async throws -> Int {
    var articles: [Article] = []
    for follow in try await archive.follows() {
      articles += try await archive.followed(follow.follow.number, limit: Self.maxTexts)
    }
    let front = try await archive.front(of: .source(id: source.id), in: .distantPast ... .distantFuture)
    articles += front?.articles.prefix(Self.maxTexts) ?? []
    guard !articles.isEmpty else { return 0 }
    let items = articles.enumerated().map { (number: $0 + 1, article: $1) }
    let limit = TimeLimit(CollectNews.longest)
    return try await limit { [download] in try await download(items) }.kept.count
  }

  /// The feeds to collect.
  private func wanted(_ parts: [CollectionPart], in session: Session) async throws -> [CollectedFeed] {
    var wanted: [CollectedFeed] = []
    for part in parts {
      switch part {
      case .feeds:
        wanted += feeds().feeds.map { feed in
          CollectedFeed(
            address: feed.feed, list: .source(id: feed.id), source: Article.Source(id: feed.id, name: feed.name),
            namedBy: feed.namedBy)
        }
      case .follows:
        wanted += try await archive.follows().compactMap {
          collectable.feed(searching: $0.follow.request, in: session.edition)
        }
      case .country, .source, .topics, .countries, .catalogue:
        wanted += collectable.feeds(of: part, in: session.edition, topics: session.settings[TopicsSetting.self])
      }
    }
    for list in try await archive.wantedLists(at: clock.now) {
      wanted += collectable.feeds(of: list, in: session.edition.language)
    }
    return wanted
  }
}
