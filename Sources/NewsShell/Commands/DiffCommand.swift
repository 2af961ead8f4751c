import NewsPresentation

/// Shows how articles have changed since they were first seen.
enum DiffCommand: Command {
  private static let item = Argument<ItemSelection>.items(.word, help: .argument(.articleHelp))

  static let declaration = Declaration(.diff, group: .find, arguments: [item], needs: [.items])

  static func run(_ call: Call, in session: inout Session, with marks: MarksFeature) async throws -> Outcome {
    var screens: [any Screen] = []
    for (number, article) in try await session.articles(call.all(item), orOf: marks.archive) {
      let changes = try await marks.compareRevisions(article, number: number)
      screens.append(DiffScreen(changes, of: article, number: number))
    }
    return Outcome(screens.count == 1 ? screens[0] : SeriesScreen(screens))
  }
}
