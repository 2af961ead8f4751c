import NewsDomain
import NewsPresentation

/// Writes the numbers of new articles on one line, for the status lines of other programs.
enum SummaryCommand: Command {
  static let declaration = Declaration(
    .summary, group: .automate, arguments: [ScopeArguments.all, ScopeArguments.country, ScopeArguments.language])

  static func run(_ call: Call, in session: inout Session, with feature: CollectFeature) async throws -> Outcome {
    let scope = ScopeArguments.scope(call, feeds: feature.feeds().feeds, in: session)
    // Your lists include what follows find: the numbers are those of `follows` and `new`. They are counted even if
    // this fails.
    _ = try? await feature.archive.matchFollows(at: feature.clock.now)
    return Outcome(SummaryScreen(try await feature.archive.collectionFacts(in: scope), in: scope))
  }
}
