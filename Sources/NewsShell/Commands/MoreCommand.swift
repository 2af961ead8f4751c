import NewsDomain

/// The next page of the current list.
enum MoreCommand: Command {
  static let declaration = Declaration(
    "more", french: "suite", group: .read,
    summary: Localized(
      "The next page of the list; its numbers go on.", "La page suivante de la liste ; les numéros continuent."),
    needs: [.list, .network], examples: ["top --limit 5", "more"])

  static func run(_ call: Call, in session: inout Session, with newsroom: Newsroom) async throws -> Outcome {
    guard let listing = try session.list().news, listing.request.reach < listing.page.total ?? .max,
      let request = listing.request.next
    else { throw ShellError.nowhere(.more) }

    let page = try await newsroom.page(request, .current, in: session.language)
    // Providers promise more than comes.
    guard !page.articles.isEmpty || page.removed > 0, page.provider == listing.page.provider else {
      throw ShellError.nowhere(.more)
    }
    let screen = HeadlinesScreen(
      listing.continued(by: page, request), skipped: listing.page.articles.count,
      hasHint: session.takeHint())
    if session.coordinator.current?.position == nil {
      session.coordinator.replace(with: screen)
    } else {
      session.coordinator.push(screen)
    }
    return Outcome(screen, notices: page.notices)
  }
}
