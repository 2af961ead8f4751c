import NewsPresentation

/// Shows where an article came from.
enum WhyCommand: Command {
  private static let item = Argument<ItemSelection>.items(
    .word, help: .argument(.articleHelp))

  static let declaration = Declaration(.why, group: .read, arguments: [item], needs: [.list])

  static func run(_ call: Call, in session: inout Session, with _: NoFeature) throws -> Outcome {
    let articles = try session.articles(call.all(item))
    return Outcome(WhyScreen(articles))
  }
}
