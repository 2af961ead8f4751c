import NewsPresentation

/// Where an article came from.
enum WhyCommand: Command {
  private static let item = Argument<ItemSelection>.items(
    .word, help: Localized("an article; the open one by default", "un article ; celui qui est ouvert par défaut"))

  static let declaration = Declaration(
    "why", french: "pourquoi", group: .read,
    summary: Localized(
      "Where an article came from, and which providers were asked before.",
      "D’où vient un article, et à qui il a été demandé avant."),
    arguments: [item], needs: [.list], examples: ["top", "why 3"])

  static func run(_ call: Call, in session: inout Session, with _: NoFeature) throws -> Outcome {
    let articles = try session.articles(call.all(item))
    return Outcome(WhyScreen(articles))
  }
}
