import NewsPresentation

/// Lists the reader's follows.
enum FollowsCommand: Command {
  static let declaration = Declaration(.follows, group: .follow)

  static func run(_ call: Call, in session: inout Session, with feature: FollowsFeature) async throws -> Outcome {
    .push(FollowsScreen(try await feature.manage.list(), hasHint: session.takeHint()))
  }
}
