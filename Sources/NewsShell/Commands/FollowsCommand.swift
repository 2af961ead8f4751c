import NewsPresentation

/// Lists the reader's follows.
enum FollowsCommand: Command {
  static let declaration = Declaration(.follows, group: .follow)

  static func run(_ call: Call, in session: inout Session, with feature: FollowsFeature) async throws -> Outcome {
    let follows = try await feature.manage.list()
    session.learn(follows.map(\.follow))
    return .push(FollowsScreen(follows, hasHint: session.takeHint()))
  }
}
