import NewsDomain
import NewsPresentation

/// Shows where an article came from.
enum WhyCommand: Command {
  private static let item = Argument<ItemSelection>.items(
    .word, help: .argument(.articleHelp))

  static let declaration = Declaration(.why, group: .find, arguments: [item], needs: [.items])

  static func run(_ call: Call, in session: inout Session, with reading: ReadingFeature) async throws -> Outcome {
    let articles = try await session.articles(call.all(item), orOf: reading.archive)
    var reasons: [ArticleID: StoryReason] = [:]
    for (_, article) in articles {
      let others = (try? session.list())?.news?.page.stories[article.id]?.others
      reasons[article.id] = try await reading.explain(article, and: others ?? [])
    }
    return Outcome(WhyScreen(articles, reasons: reasons))
  }
}
