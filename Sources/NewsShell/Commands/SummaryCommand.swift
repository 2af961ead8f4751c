import NewsPresentation

/// Says in one line what is new, for the status lines of other programs.
enum SummaryCommand: Command {
  static let declaration = Declaration(.summary, group: .yours, generation: 4)

  static func run(_ call: Call, in session: inout Session, with feature: CollectFeature) async throws -> Outcome {
    Outcome(SummaryScreen(try await feature.archive.collectionFacts()))
  }
}
