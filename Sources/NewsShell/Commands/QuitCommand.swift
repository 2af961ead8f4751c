import NewsPresentation

/// The end of the session.
enum QuitCommand: Command {
  static let declaration = Declaration(
    "quit", french: "quitte", aliases: ["exit", "q"], group: .moves,
    summary: Localized("Ends the session.", "Termine la session."),
    examples: ["quit"])

  static func run(_ call: Call, in session: inout Session, with _: NoFeature) -> Outcome {
    session.isOver = true
    return Outcome()
  }
}
