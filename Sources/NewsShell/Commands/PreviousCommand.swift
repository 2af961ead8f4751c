import NewsPresentation

/// Shows the previous article in detail.
enum PreviousCommand: Command {
  static let declaration = Declaration(.previous, group: .read, needs: [.list, .picture])

  static func run(_ call: Call, in session: inout Session, with articles: ArticlePresenter) async throws -> Outcome {
    try await articles.showNeighbour(-1, orNowhere: .previous, in: &session)
  }
}
