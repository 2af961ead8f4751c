import NewsDomain
import NewsPresentation

/// Shows the next page of the current list.
enum MoreCommand: Command {
  static let declaration = Declaration(.more, group: .read, needs: [.list, .network])

  static func run(_ call: Call, in session: inout Session, with lists: ListPresenter) async throws -> Outcome {
    if let rest = session.rest { return Outcome(rest) }
    if var rest = try rest(of: session) {
      rest.afterwards = try session.list().news.flatMap { lists.seen($0, in: &session) }
      return rest
    }
    guard let listing = try session.list().news else { throw ShellError.screen(.nowhere(.more)) }
    let (longer, notices) = try await lists.continued(listing, in: session)
    let seen = lists.seen(longer, in: &session)
    let current = session.coordinator.current as? HeadlinesScreen
    let isWhole = current?.isWhole ?? false
    let whole = HeadlinesScreen(
      longer, isWhole: isWhole, hasHint: false, new: current?.new, labels: current?.labels ?? [])
    let added = HeadlinesScreen(
      longer, first: listing.page.articles.count, isWhole: isWhole, hasHint: session.takeHint())
    // `back` and `list` show the whole list; now only the new articles are shown.
    var outcome = Outcome(added, moves: [session.step(to: whole)], notices: session.notSaidYet(notices))
    outcome.afterwards = seen
    return outcome
  }

  /// The part of the list that was loaded but not shown, because the window had no room for it.
  private static func rest(of session: Session) throws -> Outcome? {
    let list = try session.list()
    let count = list.news?.rowCount(isFolded: true) ?? list.items.count
    guard let shown = session.coordinator.shown, shown < count else { return nil }
    if session.coordinator.current?.position != nil, let news = list.news {
      // If one of its articles is open, this goes back to the list.
      let whole = HeadlinesScreen(news, hasHint: false)
      var rest = whole
      rest.skipped = shown
      return Outcome(rest, moves: [session.step(to: whole)])
    }
    guard var rest = session.coordinator.current as? any ListScreen else { return nil }
    rest.skipped = shown
    return Outcome(rest)
  }
}
