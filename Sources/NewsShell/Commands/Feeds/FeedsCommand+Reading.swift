import NewsDomain

/// What reads feeds and changes none.
extension FeedsCommand {
  static func show(in session: inout Session, with newsroom: Newsroom) -> Outcome {
    let (feeds, problems) = newsroom.listFeeds()
    session.feedFolders = feeds.map(\.feed).folders.map(\.path)
    let screen = FeedsScreen(feeds, chosen: session.edition.source.id, hasHint: session.takeHint())
    session.coordinator.push(screen)
    return Outcome(screen, notices: problems.map(Notice.settings))
  }

  /// - Parameter text: a folder, a feed or its number; `nil` is all feeds.
  static func open(
    _ text: String?, limit: Int?, in session: inout Session, with newsroom: Newsroom
  ) async throws -> Outcome {
    let (feeds, problems) = newsroom.feeds()
    let limit = limit ?? NewsRequest.standardLimit
    var request: RiverRequest
    if let text, case (let id, true) = try item(text, in: session, with: newsroom) {
      guard let feed = feeds.first(where: { $0.id == id }) else { throw NewsError.unknownFeed(id, nearest: nil) }
      request = RiverRequest(feed, limit: limit)
    } else {
      request = try RiverRequest(text, of: feeds, limit: limit)
    }
    var outcome = try await session.showNews(.river(request), from: newsroom)
    outcome.notices = problems.map(Notice.settings) + outcome.notices
    return outcome
  }

  static func check(_ place: String, in session: inout Session, with newsroom: Newsroom) async throws -> Outcome {
    let feed = try await newsroom.checkFeed(place)
    let source = SourceReference(id: place, name: feed.title ?? place)
    let count = max(1, feed.page.articles.count)
    let listing = NewsListing(.headlines(HeadlineRequest(scope: .source(source), limit: count)), feed.page)
    let screen = HeadlinesScreen(listing, hasHint: session.takeHint())
    session.coordinator.push(screen)
    return Outcome(screen, notices: feed.page.notices + (feed.problem.map { [.brokenFeed($0)] } ?? []))
  }

  /// The feed that is meant: a number is of the list shown last, and of one's feeds where there was none.
  static func item(
    _ text: String, in session: Session, with newsroom: Newsroom
  ) throws -> (text: String, isID: Bool) {
    guard let number = Int(text) else { return (text, false) }
    let ids: [String]
    switch session.coordinator.current?.list?.items {
    case .sources(let sources)?: ids = sources.map(\.id)
    case nil: ids = newsroom.feeds().feeds.map(\.id)
    default: throw ShellError.noFeedsListed
    }
    guard ids.indices.contains(number - 1) else { throw NewsError.noSuchItem(number, count: ids.count) }
    return (ids[number - 1], true)
  }
}
