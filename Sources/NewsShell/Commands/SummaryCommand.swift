import NewsDomain
import NewsPresentation

/// Writes the numbers of new articles on one line, for the status lines of other programs.
enum SummaryCommand: Command {
  static let declaration = Declaration(
    .summary, group: .automate, arguments: [ScopeArguments.all, ScopeArguments.country, ScopeArguments.language],
    generation: 4)

  static func run(_ call: Call, in session: inout Session, with feature: CollectFeature) async throws -> Outcome {
    let scope = ScopeArguments.scope(call, feeds: feature.feeds().feeds, in: session)
    return Outcome(SummaryScreen(try await feature.archive.collectionFacts(in: scope)))
  }
}
