import NewsPresentation

/// The screen before.
enum BackCommand: Command {
  static let declaration = Declaration(
    "back", french: "retour", group: .moves,
    summary: Localized("Back to the screen before.", "Retour à l’écran d’avant."),
    examples: ["top", "open 3", "back"])

  static func run(_ call: Call, in session: inout Session, with _: NoFeature) -> Outcome {
    .move(.back)
  }
}
