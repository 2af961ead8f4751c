import NewsDomain
import NewsPresentation

/// Shows where articles came from, and why they are of their stories.
enum WhyCommand: Command {
  private static let items = Argument<ItemSelection>.items(.words, help: .argument(.articlesHelp))

  static let declaration = Declaration(.why, group: .find, arguments: [items], needs: [.items])

  static func run(_ call: Call, in session: inout Session, with reading: ReadingFeature) async throws -> Outcome {
    var seen: Set<ArticleID> = []
    let articles = try await session.articles(call.all(items), orOf: reading.archive)
      .filter { seen.insert($0.article.id).inserted }
    var reasons: [ArticleID: StoryReason] = [:]
    for (_, article) in articles {
      let others = (try? session.list())?.news?.page.stories[article.id]?.others
      reasons[article.id] = try await reading.explain(article, and: others ?? [])
    }
    var pair: PairReason?
    if articles.count == 2 {
      let (one, other) = (articles[0].article, articles[1].article)
      let stories = (try? session.list())?.news?.page.stories ?? [:]
      let isListed = stories[one.id].map { $0.id == stories[other.id]?.id } ?? false
      pair = try await reading.explain(one, with: other, isListed: isListed)
    }
    // IDs may be of several lists, or of none, whose numbers say nothing here.
    let areNumbered = !call.all(items).contains(where: \.isID)
    return Outcome(WhyScreen(articles, reasons: reasons, pair: pair, areNumbered: areNumbered))
  }
}
