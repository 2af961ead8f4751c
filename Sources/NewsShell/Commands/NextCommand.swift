import NewsPresentation

/// Shows the next article in detail.
enum NextCommand: Command {
  private static let unread = Argument<Bool>.flag("unread", help: .argument(.nextUnreadHelp))

  static let declaration = Declaration(.next, group: .read, arguments: [unread], needs: [.list, .picture])

  static func run(_ call: Call, in session: inout Session, with articles: ArticlePresenter) async throws -> Outcome {
    try await articles.showNeighbour(
      1, isUnread: call.has(unread), orNowhere: call.has(unread) ? .nextUnread : .next, in: &session)
  }
}
