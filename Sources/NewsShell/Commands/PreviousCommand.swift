import NewsPresentation

/// The previous article's detail.
enum PreviousCommand: Command {
  static let declaration = Declaration(
    "previous", french: "precedent", group: .read,
    summary: Localized("The previous article of the list.", "L’article précédent de la liste."),
    needs: [.list, .picture], examples: ["top", "open 2", "previous"])

  static func run(_ call: Call, in session: inout Session, with reading: ReadingFeature) async throws -> Outcome {
    try await reading.showNeighbour(-1, orNowhere: .previous, in: &session)
  }
}
