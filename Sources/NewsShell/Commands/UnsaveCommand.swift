import NewsDomain
import NewsPresentation

/// Removes articles from the saved ones: items of a list, or everything in the archive that filters find.
enum UnsaveCommand: Command {
  private static let items = Argument<ItemSelection>.items(.words, help: .argument(.articlesHelp))
  private static let filters = FindArguments.ofMarks()

  static let declaration = Declaration(
    .unsave, group: .organise, arguments: [items] + filters, needs: [.items, .dialogue, .marks, .care],
    asks: { FindArguments.first(of: filters, in: $0) != nil })

  static func deletes(_ call: Call) -> Bool { true }

  static func run(_ call: Call, in session: inout Session, with marks: MarksFeature) async throws -> Outcome {
    if let filter = FindArguments.first(of: filters, in: call) {
      return try await marks.markFound(by: filter, besides: call.all(items), of: call, .unsave, in: session) {
        .unsaved(count: $0)
      }
    }
    return try await marks.mark(call.all(items), .unsave, in: session) {
      .unsaved(count: $0.changed, total: $0.total)
    }
  }
}
