import NewsDomain
import NewsPresentation

/// Says in one line what is new, for the status lines of other programs.
enum SummaryCommand: Command {
  private static let all = Argument<Bool>.flag("all", help: .argument(.summaryAllHelp))

  static let declaration = Declaration(.summary, group: .yours, arguments: [all], generation: 4)

  static func run(_ call: Call, in session: inout Session, with feature: CollectFeature) async throws -> Outcome {
    let scope: ReadingScope = call.has(all) ? .all : session.mine(feeds: feature.feeds().feeds)
    return Outcome(SummaryScreen(try await feature.archive.collectionFacts(in: scope)))
  }
}
