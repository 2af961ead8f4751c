import NewsDomain

/// The reactive search.
enum LiveCommand: Command {
  private static let text = Argument<String>(
    Localized("TEXT", "TEXTE"), .rest, help: Localized("what to begin with", "par quoi commencer")
  ) { $0 }

  static let declaration = Declaration(
    "live", french: "direct", group: .find,
    summary: Localized(
      "Search whose results follow the typing; Enter opens one, Esc goes back.",
      "Recherche dont les résultats suivent la frappe ; Entrée ouvre, Échap revient."),
    arguments: [text], needs: [.terminal], examples: ["live", "live moon"], frenchExamples: ["direct", "direct lune"])

  static func run(_ call: Call, in session: inout Session, with newsroom: Newsroom) async throws -> Outcome {
    if session.display.isAccessible { throw ShellError.notAccessible }
    guard let stage = newsroom.stage else { throw ShellError.noTerminal }
    let live = LiveSearch(
      newsroom: newsroom, edition: session.edition, texts: texts(in: session.language))
    guard let (listing, number) = try await live.run(on: stage, text: call[text] ?? "") else { return Outcome() }
    session.coordinator.push(HeadlinesScreen(listing, hasHint: false))
    return try await session.showArticle(number, from: newsroom)
  }
}
