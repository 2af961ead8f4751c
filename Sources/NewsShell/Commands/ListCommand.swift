import NewsDomain

/// The current list again, all of it.
enum ListCommand: Command {
  static let declaration = Declaration(
    "list", french: "liste", group: .read,
    summary: Localized("Shows the current list again.", "Montre à nouveau la liste."),
    needs: [.list], examples: ["top", "open 3", "list"])

  static func run(_ call: Call, in session: inout Session, with newsroom: Newsroom) throws -> Outcome {
    let list = try session.list()
    let isReading = session.coordinator.current?.position != nil
    guard case .articles(let articles) = list.items, let request = list.headlines, let provider = list.provider
    else { return Outcome(session.coordinator.current) }

    let screen = HeadlinesScreen(
      articles: articles, request: request, provider: provider, total: list.total, hasHint: false)
    if isReading {
      session.coordinator.push(screen)
    } else {
      session.coordinator.replace(with: screen)
    }
    return Outcome(screen)
  }
}
