import NewsDomain
import NewsPresentation

/// The actions that read feeds without changing any.
extension FeedsCommand {
  static func show(
    by order: FeedOrder = .folder, in session: inout Session, with feeds: FeedsFeature
  ) async -> Outcome {
    let moves = await feeds.move()
    await takeNames(in: &session, with: feeds)
    let (known, problems) = await feeds.list()
    let all = known.map(\.feed)
    session.feedFolders = all.folders.map(\.path)
    let unread = await feeds.countUnread(all)
    let queries = await feeds.listQueries()
    session.learn(queries.map(\.follow))
    let screen = FeedsScreen(
      known.ordered(by: order, unread), chosen: session.edition.source.id, hasHint: session.takeHint(),
      unread: unread, queries: queries)
    return .push(screen, notices: problems.map(Notice.settings) + moves.map(Notice.feedMoved))
  }

  /// - Parameters:
  ///   - text: a folder, a feed or its number, or a follow; `nil` for all feeds.
  ///   - part: whether only unread articles are listed, and how many; `nil` for the usual number.
  static func open(
    _ text: String?, as form: NameForm, _ part: (isUnread: Bool, limit: Int?), in session: inout Session,
    with feeds: FeedsFeature
  ) async throws -> Outcome {
    let (all, problems) = feeds.manage()
    let paging = Paging(limit: part.limit ?? ListSize.standard)
    let request: FeedsRequest
    switch try await opened(text, as: form, among: all, paging, in: session, with: feeds) {
    case .follow(let follow):
      return try await feeds.lists.show(
        follow, isUnread: part.isUnread, limit: paging.limit, isWhole: part.limit != nil, from: feeds.archive,
        in: &session)
    case .feeds(let found): request = found
    }
    return try await open(request, part, problems, in: &session, with: feeds)
  }

  /// Opens one of the reader's own feeds, by its id.
  static func open(id: String, in session: inout Session, with feeds: FeedsFeature) async throws -> Outcome {
    let (all, problems) = feeds.manage()
    guard let feed = all.first(where: { $0.id == id }) else {
      throw NewsError.name(.unknownFeed(id, nearest: nil))
    }
    let request = FeedsRequest(feed, paging: Paging(limit: ListSize.standard))
    return try await open(request, (isUnread: false, limit: nil), problems, in: &session, with: feeds)
  }

  /// - Parameter problems: what was wrong with the list of feeds, which is said.
  private static func open(
    _ request: FeedsRequest, _ part: (isUnread: Bool, limit: Int?), _ problems: [SettingsProblem],
    in session: inout Session, with feeds: FeedsFeature
  ) async throws -> Outcome {
    var outcome =
      part.isUnread
      ? try await unread(of: request, isWhole: part.limit != nil, in: &session, with: feeds)
      : try await feeds.lists.show(.feeds(request), in: &session)
    let ids = Set(request.feeds.map(\.id))
    let long = await feeds.list().feeds.filter { $0.reading?.trouble == .cut && ids.contains($0.feed.id) }
    if !long.isEmpty { outcome.notices.append(.longFeeds(long.map(\.feed.name))) }
    await takeNames(in: &session, with: feeds)
    outcome.notices = problems.map(Notice.settings) + outcome.notices + (await feeds.move()).map(Notice.feedMoved)
    return outcome
  }

  /// Gives feeds that came without a name their own titles, and tells the session.
  private static func takeNames(in session: inout Session, with feeds: FeedsFeature) async {
    let named = await feeds.name()
    if !named.isEmpty { _ = await session.know(named, from: feeds) }
  }

  private enum Opened {
    case feeds(FeedsRequest)
    case follow(Follow)
  }

  /// What is to be opened. Whole names go before the beginnings of others, and feeds before follows.
  private static func opened(
    _ text: String?, as form: NameForm, among all: [OwnFeed], _ paging: Paging, in session: Session,
    with feeds: FeedsFeature
  ) async throws -> Opened {
    guard let text else { return .feeds(try FeedsRequest(nil, of: all, as: form, paging: paging)) }
    if let number = Int(text), let follow = session.coordinator.list?.items.query(number) { return .follow(follow) }
    if case (let id, true) = try item(text, in: session, with: feeds) {
      guard let feed = all.first(where: { $0.id == id }) else { throw NewsError.name(.unknownFeed(id, nearest: nil)) }
      return .feeds(FeedsRequest(feed, paging: paging))
    }
    let follows = ((try? await feeds.archive.follows()) ?? []).map(\.follow)
    func found(as form: NameForm) throws -> Opened {
      do {
        return .feeds(try FeedsRequest(text, of: all, as: form, paging: paging))
      } catch let error as NewsError where isUnmatched(error, form) && !follows.isEmpty {
        if case .found(let follow) = try FollowNames.match(text, among: follows, as: form, in: session.language) {
          return .follow(follow)
        }
        throw error == .feed(.noOwnFeeds) ? NewsError.name(.unknownFeed(text, nearest: nil)) : error
      }
    }
    if form != .whole, let whole = try? found(as: .whole) { return whole }
    return try found(as: form)
  }

  /// Whether an error says that no feed or folder is meant, so that it may be a follow.
  private static func isUnmatched(_ error: NewsError, _ form: NameForm) -> Bool {
    switch error {
    case .feed(.noOwnFeeds), .name(.unknownFeed): true
    // In full, the name is none of them.
    case .name(.ambiguous): form == .whole
    default: false
    }
  }

  /// Reads feeds, and lists all unread articles that ever came from them.
  private static func unread(
    of request: FeedsRequest, isWhole: Bool, in session: inout Session, with feeds: FeedsFeature
  ) async throws -> Outcome {
    let notices = try await feeds.lists.fetch([.feeds(request)], in: session)
    let scope = ReadingScope.feeds(name: request.name, ids: request.feeds.map(\.id))
    var outcome = try await feeds.lists.show(
      .archive(FindRequest(filter: .init(isUnread: true, scope: scope), paging: request.paging)), isWhole: isWhole,
      in: &session)
    outcome.notices = notices + outcome.notices
    return outcome
  }

  /// Reads all own feeds, and shows how each of them is.
  static func checkAll(in session: inout Session, with feeds: FeedsFeature) async throws -> Outcome {
    let all = feeds.manage().feeds
    guard !all.isEmpty else { throw NewsError.feed(.noOwnFeeds) }
    let problems = try await feeds.check(all)
    var outcome = await show(in: &session, with: feeds)
    // The list says what is wrong with single feeds. If nothing can be fetched, the network is at fault.
    if problems.count == all.count { outcome.failure = problems.first }
    return outcome
  }

  /// - Parameter text: an address, a file, or one of the reader's own feeds, by its number or name.
  static func check(
    _ text: String, as form: NameForm, in session: inout Session, with feeds: FeedsFeature
  ) async throws -> Outcome {
    let place = try address(text, as: form, in: session, with: feeds) ?? text
    let feed = try await feeds.reader.check(place)
    let source = SourceReference(id: place, name: feed.title ?? place)
    let count = max(1, feed.page.articles.count)
    let listing = NewsListing(
      .headlines(HeadlineRequest(scope: .source(source), paging: Paging(limit: count))), feed.page)
    let screen = HeadlinesScreen(listing, hasHint: session.takeHint())
    return .push(screen, notices: feed.page.notices + (feed.problem.map { [.brokenFeed($0)] } ?? []))
  }

  /// The address of one of the reader's own feeds; `nil` if the text names none.
  private static func address(
    _ text: String, as form: NameForm, in session: Session, with feeds: FeedsFeature
  ) throws -> String? {
    guard Int(text) != nil else { return try feeds.manage.feed(named: text, as: form)?.feed }
    let (id, _) = try item(text, in: session, with: feeds)
    return feeds.manage().feeds.first { $0.id == id }?.feed
  }

  /// The feed with a number in the list of sources shown last, or among all own feeds if no list was shown.
  static func item(
    _ text: String, in session: Session, with feeds: FeedsFeature
  ) throws -> (text: String, isID: Bool) {
    guard let number = Int(text) else { return (text, false) }
    let ids: [String]
    switch session.coordinator.list?.items {
    case .sources(let sources)?: ids = sources.map(\.id)
    case .feeds(let sources, _)?:
      // A follow can be opened like a feed, but not changed like one.
      if let follow = session.coordinator.list?.items.query(number) {
        let name = follow.request.text.nonBlank ?? texts(in: session.language).name(of: follow)
        throw NewsError.name(.unknownFeed(name, nearest: nil))
      }
      ids = sources.map(\.id)
    case nil: ids = feeds.manage().feeds.map(\.id)
    // No list has such a number.
    case _ where number < 1: throw NewsError.name(.unknownFeed(text, nearest: nil))
    default: throw ShellError.screen(.noFeedsListed)
    }
    guard ids.indices.contains(number - 1) else { throw NewsError.list(.noSuchItem(number, count: ids.count)) }
    return (ids[number - 1], true)
  }
}
