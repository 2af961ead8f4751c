import NewsDomain
import NewsPresentation

/// The actions that read feeds without changing any.
extension FeedsCommand {
  static func show(in session: inout Session, with feeds: FeedsFeature) async -> Outcome {
    let moves = await feeds.move()
    let (listed, problems) = await feeds.list()
    session.feedFolders = listed.map(\.feed).folders.map(\.path)
    let screen = FeedsScreen(listed, chosen: session.edition.source.id, hasHint: session.takeHint())
    return .push(screen, notices: problems.map(Notice.settings) + moves.map(Notice.feedMoved))
  }

  /// - Parameter text: a folder, a feed or its number; `nil` for all feeds.
  static func open(
    _ text: String?, as form: NameForm, limit: Int?, in session: inout Session, with feeds: FeedsFeature
  ) async throws -> Outcome {
    let (all, problems) = feeds.manage()
    let paging = Paging(limit: limit ?? ListSize.standard)
    var request: FeedsRequest
    if let text, case (let id, true) = try item(text, in: session, with: feeds) {
      guard let feed = all.first(where: { $0.id == id }) else { throw NewsError.name(.unknownFeed(id, nearest: nil)) }
      request = FeedsRequest(feed, paging: paging)
    } else {
      request = try FeedsRequest(text, of: all, as: form, paging: paging)
    }
    var outcome = try await feeds.lists.show(.feeds(request), in: &session)
    let ids = Set(request.feeds.map(\.id))
    let long = await feeds.list().feeds.filter { $0.reading?.trouble == .cut && ids.contains($0.feed.id) }
    if !long.isEmpty { outcome.notices.append(.longFeeds(long.map(\.feed.name))) }
    outcome.notices = problems.map(Notice.settings) + outcome.notices + (await feeds.move()).map(Notice.feedMoved)
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
    case nil: ids = feeds.manage().feeds.map(\.id)
    // No list has such a number.
    case _ where number < 1: throw NewsError.name(.unknownFeed(text, nearest: nil))
    default: throw ShellError.screen(.noFeedsListed)
    }
    guard ids.indices.contains(number - 1) else { throw NewsError.list(.noSuchItem(number, count: ids.count)) }
    return (ids[number - 1], true)
  }
}
