import NewsPresentation

/// Shows the current list again, all of it.
enum ListCommand: Command {
  static let declaration = Declaration(.list, group: .read, needs: [.list])

  static func run(_ call: Call, in session: inout Session, with _: NoFeature) throws -> Outcome {
    guard var listing = try session.list().news else { return Outcome(session.coordinator.current) }
    // If a newer version of the list has arrived meanwhile, that one is shown.
    if listing.page.stored == .renewing, let renewed = session.renewed, renewed.request == listing.request {
      listing = renewed
      session.renewed = nil
    }
    let screen = HeadlinesScreen(
      listing, isWhole: (session.coordinator.current as? HeadlinesScreen)?.isWhole ?? false, hasHint: false)
    return Outcome(screen, moves: [session.step(to: screen)], notices: session.untold(listing.page.origin.notices))
  }
}
