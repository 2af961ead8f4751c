import NewsDomain
import NewsPresentation

/// Removes articles from the saved ones.
enum UnsaveCommand: Command {
  private static let items = Argument<ItemSelection>.items(.words, help: .argument(.articlesHelp))

  static let declaration = Declaration(
    .unsave, group: .organise, arguments: [items], needs: [.items, .care])

  static func run(_ call: Call, in session: inout Session, with marks: MarksFeature) async throws -> Outcome {
    try await marks.mark(call.all(items), .unsave, in: session) { .unsaved(count: $0.changed, total: $0.total) }
  }
}
