import NewsDomain
import NewsPresentation

extension BriefSection {
  /// The word to type for it.
  var typedName: TypedName {
    switch self {
    case .top: TypedName(.topStories)
    case .follows: TypedName(CommandName.follows.own, all: CommandName.follows.names)
    case .favourites: TypedName(.favourites)
    case .feeds: TypedName(CommandName.feeds.own, all: CommandName.feeds.names)
    case .changes: TypedName(.changes)
    case .trends: TypedName(CommandName.trends.own, all: CommandName.trends.names)
    }
  }

  /// - Throws: `ShellError.value(.notOneOf)`.
  static func read(_ text: String) throws -> BriefSection {
    let wanted = FoldedName(text)
    guard let section = allCases.first(where: { $0.typedName.all.contains { FoldedName($0) == wanted } }) else {
      throw ShellError.value(.notOneOf(text, nearest: nil, known: allCases.map(\.typedName.own)))
    }
    return section
  }
}
