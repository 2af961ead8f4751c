import NewsPresentation

/// The screen that `back` left.
enum ForwardCommand: Command {
  static let declaration = Declaration(
    "forward", french: "avance", group: .moves,
    summary: Localized("Forward again after back.", "De nouveau en avant après retour."),
    examples: ["top", "open 3", "back", "forward"])

  static func run(_ call: Call, in session: inout Session, with _: NoFeature) -> Outcome {
    .move(.forward)
  }
}
