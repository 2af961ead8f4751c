/// Lists, removes, renames and exchanges the reader's own feeds.
public struct ManageFeeds: Sendable {
  private let repository: any SubscriptionRepository
  private let files: any FeedListFile

  public init(repository: any SubscriptionRepository, files: any FeedListFile) {
    self.repository = repository
    self.files = files
  }

  public func callAsFunction() -> (feeds: [Subscription], problems: [SettingsProblem]) { repository.load() }

  /// - Parameter text: an id, a name, or the beginning of one.
  /// - Returns: what was removed.
  /// - Throws: ``NewsError``.
  public func remove(_ text: String) throws -> (feed: Subscription, problems: [SettingsProblem]) {
    try change(text) { $0.remove(at: $1) }
  }

  /// - Parameter text: an id, a name, or the beginning of one; the id stays.
  /// - Returns: the feed with its new name.
  /// - Throws: ``NewsError``.
  public func rename(_ text: String, to name: String) throws -> (feed: Subscription, problems: [SettingsProblem]) {
    try change(text) { feeds, index in
      feeds[index].name = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return feeds[index]
    }
  }

  /// Takes over the feeds of a list that are not there yet.
  ///
  /// - Returns: which are new, how many were there already, and how many entries are no feeds.
  /// - Throws: ``NewsError``.
  public func `import`(_ path: String) throws -> (
    added: [Subscription], known: Int, skipped: Int, problems: [SettingsProblem]
  ) {
    let list = try files.read(path)
    var added: [Subscription] = []
    let problems = try repository.change { feeds in
      added = FeedList.subscriptions(list.entries, beside: feeds)
      feeds += added
    }
    return (added, list.entries.count - added.count, list.skipped, problems)
  }

  /// - Throws: ``NewsError/io(path:detail:)``.
  public func export(to path: String) throws -> Int {
    let feeds = repository.load().feeds
    try files.write(feeds, to: path)
    return feeds.count
  }

  /// The list as it would be written.
  public func exported() -> String { files.text(of: repository.load().feeds) }

  private func change(
    _ text: String, _ change: (inout [Subscription], Int) -> Subscription
  ) throws -> (feed: Subscription, problems: [SettingsProblem]) {
    var changed: Subscription?
    let problems = try repository.change { feeds in
      let index = NameIndex(feeds.indices.map { ($0, [feeds[$0].id, feeds[$0].name]) })
      switch index.match(text) {
      case .found(let position): changed = change(&feeds, position)
      case .ambiguous(let candidates): throw NewsError.ambiguous(text, candidates: candidates)
      case .unknown(let nearest): throw NewsError.unknownFeed(text, nearest: nearest)
      }
    }
    guard let changed else { throw NewsError.unknownFeed(text, nearest: nil) }
    return (changed, problems)
  }
}
