/// The next article's detail.
enum NextCommand: Command {
  static let declaration = Declaration(
    "next", french: "suivant", group: .read,
    summary: Localized("The next article of the list.", "L’article suivant de la liste."),
    needs: [.list], examples: ["top", "open 1", "next"])

  static func run(_ call: Call, in session: inout Session, with newsroom: Newsroom) throws -> Outcome {
    try session.showNeighbour(1, orNowhere: .next, from: newsroom)
  }
}
