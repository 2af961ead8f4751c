import NewsDomain

/// The next page of the current list.
enum MoreCommand: Command {
  static let declaration = Declaration(
    "more", french: "suite", group: .read,
    summary: Localized(
      "The next page of the list; its numbers go on.", "La page suivante de la liste ; les numéros continuent."),
    needs: [.list, .network], examples: ["top --limit 5", "more"])

  static func run(_ call: Call, in session: inout Session, with newsroom: Newsroom) async throws -> Outcome {
    guard let listing = try session.list().news, listing.request.reach < listing.page.total ?? .max,
      let request = listing.request.next(of: listing.page.service)
    else { throw ShellError.nowhere(.more) }

    let page = try await newsroom.page(request, .current, in: session.language)
    // Another provider's pages are of another list.
    guard page.provider == listing.page.provider, page.service == listing.page.service else {
      throw page.provider == .sample ? NewsError.offline : ShellError.nowhere(.more)
    }
    // Providers promise more than comes.
    guard !page.articles.isEmpty || page.removed > 0 else { throw ShellError.nowhere(.more) }
    let longer = listing.continued(by: page, request)
    // What is come back to is the whole list; what is shown now is what is new.
    let screen = HeadlinesScreen(longer, hasHint: false)
    if session.coordinator.current?.position == nil {
      session.coordinator.replace(with: screen)
    } else {
      session.coordinator.push(screen)
    }
    let added = HeadlinesScreen(longer, skipped: listing.page.articles.count, hasHint: session.takeHint())
    return Outcome(added, notices: session.untold(page.notices))
  }
}
