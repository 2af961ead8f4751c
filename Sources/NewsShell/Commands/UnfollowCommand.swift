import NewsDomain
import NewsPresentation

/// Stops a follow.
enum UnfollowCommand: Command {
  private static let follow = Argument<String>(
    .argument(.unmuteLabel), .rest, isRequired: true, help: .argument(.unfollowNumberHelp)
  ) { $0 }

  static let declaration = Declaration(.unfollow, group: .follow, arguments: [follow], needs: [.changes, .care])

  static func deletes(_ call: Call) -> Bool { true }

  static func run(_ call: Call, in session: inout Session, with feature: FollowsFeature) async throws -> Outcome {
    guard let text = call[follow] else { return Outcome() }
    let follow = try await feature.manage.remove(
      try await named(text, as: call.form, in: session, with: feature).number)
    return Outcome(
      FollowsScreen([ListedFollow(follow: follow, new: 0)], isPassedOn: true), notices: [.unfollowed(follow)])
  }

  /// A follow by its number in the list, or by its words or, at a prompt, the beginning of them.
  ///
  /// - Throws: `NewsError.follow(.noSuchFollow)`, `NewsError.name(.ambiguous)`, `ShellError.value`.
  private static func named(
    _ text: String, as form: NameForm, in session: Session, with feature: FollowsFeature
  ) async throws -> Follow {
    let follows = try await feature.archive.follows().map(\.follow)
    // Numbers refer to the list that was shown, also after one of its follows was removed.
    if let place = Int(text), place > 0 {
      var listed = follows
      var first = 1
      switch session.coordinator.list?.items {
      case .follows(let shown)?: listed = shown
      case .feeds(let feeds, let queries)?: (listed, first) = (queries, feeds.count + 1)
      default: break
      }
      guard place >= first, listed.indices.contains(place - first) else {
        throw NewsError.follow(.noSuchFollow(place))
      }
      return listed[place - first]
    }
    switch try FollowNames.match(text, among: follows, as: form, in: session.language) {
    case .found(let follow): return follow
    case .unknown(let nearest):
      guard !follows.isEmpty, !FoldedName(text).text.isEmpty else {
        throw ShellError.value(.notANumber(text, from: 1, to: Follow.most))
      }
      throw ShellError.value(
        .notOneOf(
          text, nearest: nearest.map(Localized.option),
          known: follows.map { Localized.option(FollowNames.shown($0, in: session.language)) }))
    }
  }
}
