import NewsPresentation

/// Lists the reader's mutes.
enum MutesCommand: Command {
  static let declaration = Declaration(.mutes, group: .organise)

  static func run(_ call: Call, in session: inout Session, with marks: MarksFeature) async throws -> Outcome {
    Outcome(MutesScreen(try await marks.mutes(), now: marks.clock.now))
  }
}
