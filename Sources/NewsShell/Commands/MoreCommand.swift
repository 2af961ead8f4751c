import NewsDomain

/// The next page of the current list.
enum MoreCommand: Command {
  static let declaration = Declaration(
    "more", french: "suite", group: .read,
    summary: Localized(
      "The next page of the list; its numbers go on.", "La page suivante de la liste ; les numéros continuent."),
    needs: [.list, .network], examples: ["top --limit 5", "more"])

  static func run(_ call: Call, in session: inout Session, with newsroom: Newsroom) async throws -> Outcome {
    let list = try session.list()
    guard case .articles(let articles) = list.items, var request = list.headlines, let provider = list.provider,
      request.page * request.limit < list.total ?? .max
    else { throw ShellError.nowhere(.more) }

    request.page += 1
    let page = try await newsroom.topHeadlines(request)
    // Providers promise more than comes.
    guard !page.articles.isEmpty, page.provider == provider else { throw ShellError.nowhere(.more) }
    let screen = HeadlinesScreen(
      articles: articles + page.articles, request: request, provider: provider, total: page.total,
      skipped: articles.count, hasHint: session.takeHint())
    if session.coordinator.current?.position == nil {
      session.coordinator.replace(with: screen)
    } else {
      session.coordinator.push(screen)
    }
    return Outcome(screen)
  }
}
