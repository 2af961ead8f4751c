import NewsPresentation

/// An article's page in the browser.
enum WebCommand: Command {
  private static let items = Argument<ItemSelection>.items(
    .words, help: Localized("articles; the open one by default", "des articles ; celui qui est ouvert par défaut"))

  static let declaration = Declaration(
    "web", french: "site", group: .read,
    summary: Localized("Opens an article's page in the browser.", "Ouvre la page d’un article dans le navigateur."),
    arguments: [items], needs: [.list], examples: ["top", "web 1"])

  static func run(_ call: Call, in session: inout Session, with reading: ReadingFeature) async throws -> Outcome {
    var notices: [Notice] = []
    for (number, article) in try session.articles(call.all(items)) {
      let link = try await reading.viewOnWeb(article, number: number)
      notices.append(.opened(host: link.host))
    }
    return Outcome(notices: notices)
  }
}
