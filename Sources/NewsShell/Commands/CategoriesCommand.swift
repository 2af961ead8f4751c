import NewsDomain
import NewsPresentation

/// The seven categories.
enum CategoriesCommand: Command {
  private static let text = Argument<String>(
    Localized("TEXT", "TEXTE"), .rest, help: Localized("a part of the name", "une partie du nom")
  ) { $0 }

  static let declaration = Declaration(
    "categories", french: "categories", group: .find,
    summary: Localized(
      "The seven categories; each is a command, too.", "Les sept catégories ; chacune est aussi une commande."),
    arguments: [text], examples: ["categories", "open 4"])

  static func run(_ call: Call, in session: inout Session, with _: NoFeature) -> Outcome {
    let screen = CategoriesScreen(Category.allCases.filter { $0.names.contain(call[text]) })
    return .push(screen)
  }
}
