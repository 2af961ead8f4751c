import NewsPresentation

/// Shows the next article in detail.
enum NextCommand: Command {
  static let declaration = Declaration(.next, group: .read, needs: [.list, .picture])

  static func run(_ call: Call, in session: inout Session, with articles: ArticlePresenter) async throws -> Outcome {
    try await articles.showNeighbour(1, orNowhere: .next, in: &session)
  }
}
