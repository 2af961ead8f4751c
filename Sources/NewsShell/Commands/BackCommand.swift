import NewsPresentation

/// Goes back to the previous screen.
enum BackCommand: Command {
  static let declaration = Declaration(.back, group: .read)

  static func run(_ call: Call, in session: inout Session, with _: NoFeature) -> Outcome {
    .move(.back)
  }
}
