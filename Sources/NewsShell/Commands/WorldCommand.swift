import NewsDomain
import NewsPresentation

/// Shows the first headlines of many countries.
enum WorldCommand: Command {
  private static let category = Argument<NewsDomain.Category>.choice(
    .argument(.categoryLabel), help: .argument(.worldCategoryHelp),
    of: Category.allCases.map { ($0, TypedName(category: $0)) },
    unknown: { text, nearest, _ in NewsError.name(.unknownCategory(text, nearest: nearest)) })
  private static let limit = Argument<Int>.number(
    "limit", in: ListSize.limits,
    help: .argument(.worldLimitHelp))

  private static let all = Argument<Bool>.flag("all", help: .argument(.worldAllHelp))

  static let declaration = Declaration(
    .world, group: .read, arguments: [category, limit, all, StoryArguments.flat, StoryArguments.fold],
    needs: [.network])

  static func run(_ call: Call, in session: inout Session, with lists: ListPresenter) async throws -> Outcome {
    let request = WorldRequest(
      category: call[category], limit: call[limit] ?? 1, language: session.edition.language,
      isOfAll: call.has(all))
    return try await lists.show(.world(request), fold: try StoryArguments.fold(call, in: session), in: &session)
  }
}
