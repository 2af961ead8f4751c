import NewsDomain

/// An article's title and link, to be passed on.
enum ShareCommand: Command {
  private static let items = Argument<ItemSelection>.items(
    .words, help: Localized("articles; the open one by default", "des articles ; celui qui est ouvert par défaut"))
  private static let form = Argument<ShareArticle.Form>.choice(
    .option("to"), .option(value: "text|markdown"),
    help: Localized("in which form, text by default", "sous quelle forme, text par défaut"),
    of: ShareArticle.Form.allCases.map { ($0, [$0.rawValue]) })

  static let declaration = Declaration(
    "share", french: "partage", group: .read,
    summary: Localized("Title and link of an article, to pass on.", "Titre et lien d’un article, à transmettre."),
    arguments: [items, form], needs: [.list], examples: ["top", "share 3", "share 1 4-6 --to markdown"])

  static func run(_ call: Call, in session: inout Session, with newsroom: Newsroom) throws -> Outcome {
    var shared: [SharedArticle] = []
    var failure: (any Error)?
    for (number, article) in try session.articles(call.all(items), from: newsroom) {
      do {
        shared.append(try newsroom.shareArticle(article, number: number, as: call[form] ?? .text))
      } catch {
        // One without a link keeps none of the others back.
        failure = failure ?? error
      }
    }
    return Outcome(ShareScreen(shared), failure: failure)
  }
}
