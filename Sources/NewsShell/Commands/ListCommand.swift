import NewsPresentation

/// Shows all of the current list again.
enum ListCommand: Command {
  private static let all = Argument<Bool>.flag("all", help: .argument(.listAllHelp))

  static let declaration = Declaration(.list, group: .read, arguments: [all], needs: [.list])

  static func run(_ call: Call, in session: inout Session, with lists: ListPresenter) async throws -> Outcome {
    guard var listing = try session.list().news else { return Outcome(session.coordinator.current) }
    let current = session.coordinator.current as? HeadlinesScreen
    var new = current?.new
    // If a newer version of the list has arrived meanwhile, that one is shown.
    if let renewed = session.renewed, renewed.request == listing.request,
      listing.page.origin.stored == .renewing || listing.isOlder(than: renewed)
    {
      listing = renewed
      session.renewed = nil
      new = nil
    }
    let hasMore = call.has(all) && !(listing.page.hidden.isEmpty && listing.page.hiddenSince.isEmpty)
    if hasMore { listing = await lists.unhidden(listing, in: session) }
    let screen = HeadlinesScreen(
      listing, isWhole: current?.isWhole ?? false, hasHint: false, new: new, labels: current?.labels ?? [])
    // `back` leads from the list with hidden articles to the list without them.
    let move = hasMore ? .push(screen) : session.step(to: screen)
    return Outcome(screen, moves: [move], notices: session.notSaidYet(listing.page.origin.notices))
  }
}
