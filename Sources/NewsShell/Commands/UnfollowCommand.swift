import NewsDomain
import NewsPresentation

/// Stops a follow.
enum UnfollowCommand: Command {
  private static let number = Argument<Int>(
    .argument(.countLabel), isRequired: true, help: .argument(.unfollowNumberHelp)
  ) { text in
    guard let number = Int(text), number > 0 else {
      throw ShellError.value(.notANumber(text, from: 1, to: Follow.most))
    }
    return number
  }

  static let declaration = Declaration(.unfollow, group: .follow, arguments: [number], needs: [.care], generation: 4)

  static func run(_ call: Call, in session: inout Session, with feature: FollowsFeature) async throws -> Outcome {
    guard let place = call[number] else { return Outcome() }
    // Numbers refer to the displayed list, as for all other lists.
    let follows = try await feature.archive.follows()
    guard follows.indices.contains(place - 1) else { throw NewsError.follow(.noSuchFollow(place)) }
    let follow = try await feature.manage.remove(follows[place - 1].follow.number)
    return Outcome(
      FollowsScreen([ListedFollow(follow: follow, new: 0)], isPassedOn: true), notices: [.unfollowed(follow)])
  }
}
