import NewsPresentation

/// Goes forward to the screen that `back` left.
enum ForwardCommand: Command {
  static let declaration = Declaration(.forward, group: .read)

  static func run(_ call: Call, in session: inout Session, with _: NoFeature) -> Outcome {
    .move(.forward)
  }
}
