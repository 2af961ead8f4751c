import NewsPresentation

/// The next article's detail.
enum NextCommand: Command {
  static let declaration = Declaration(
    "next", french: "suivant", group: .read,
    summary: Localized("The next article of the list.", "L’article suivant de la liste."),
    needs: [.list, .picture], examples: ["top", "open 1", "next"])

  static func run(_ call: Call, in session: inout Session, with reading: ReadingFeature) async throws -> Outcome {
    try await reading.showNeighbour(1, orNowhere: .next, in: &session)
  }
}
