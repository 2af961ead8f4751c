import NewsPresentation

/// Opens an article's page in the browser.
enum WebCommand: Command {
  private static let items = Argument<ItemSelection>.items(
    .words, help: .argument(.articlesHelp))

  static let declaration = Declaration(.web, group: .read, arguments: [items], needs: [.items])

  static func run(_ call: Call, in session: inout Session, with reading: ReadingFeature) async throws -> Outcome {
    var notices: [Notice] = []
    for (number, article) in try await session.articles(call.all(items), orOf: reading.archive) {
      let link = try await reading.viewOnWeb(article, number: number)
      notices.append(.opened(host: link.host))
    }
    return Outcome(notices: notices)
  }
}
