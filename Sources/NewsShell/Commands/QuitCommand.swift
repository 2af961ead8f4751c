import NewsPresentation

/// Ends the session.
enum QuitCommand: Command {
  static let declaration = Declaration(.quit, group: .read)

  static func run(_ call: Call, in session: inout Session, with _: NoFeature) -> Outcome {
    session.isOver = true
    return Outcome()
  }
}
