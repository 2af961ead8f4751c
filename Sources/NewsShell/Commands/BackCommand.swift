import NewsPresentation

/// The screen before.
enum BackCommand: Command {
  static let declaration = Declaration(.back, group: .moves)

  static func run(_ call: Call, in session: inout Session, with _: NoFeature) -> Outcome {
    .move(.back)
  }
}
