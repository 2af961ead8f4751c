import NewsDomain
import NewsPresentation

/// Lists the seven categories.
enum CategoriesCommand: Command {
  private static let text = Argument<String>(.argument(.textLabel), .rest, help: .argument(.partOfNameHelp)) { $0 }

  static let declaration = Declaration(.categories, group: .find, arguments: [text])

  static func run(_ call: Call, in session: inout Session, with _: NoFeature) -> Outcome {
    let screen = CategoriesScreen(Category.allCases.filter { $0.names.contain(call[text]) })
    return .push(screen)
  }
}
