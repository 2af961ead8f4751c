import NewsPresentation

/// Shows the next article in detail, for a person also of the next page.
enum NextCommand: Command {
  private static let unread = Argument<Bool>.flag("unread", help: .argument(.nextUnreadHelp))

  static let declaration = Declaration(.next, group: .read, arguments: [unread], needs: [.list, .network, .picture])

  static func run(_ call: Call, in session: inout Session, with feature: NextFeature) async throws -> Outcome {
    try await feature.next(isUnread: call.has(unread), in: &session)
  }
}
