import NewsDomain
import NewsPresentation

/// The 14 languages.
enum LanguagesCommand: Command {
  private static let text = Argument<String>(
    Localized("TEXT", "TEXTE"), .rest, help: Localized("a part of the name", "une partie du nom")
  ) { $0 }

  static let declaration = Declaration(
    "languages", french: "langues", group: .find,
    summary: Localized("The languages that news is searched in.", "Les langues dans lesquelles on cherche."),
    arguments: [text], examples: ["languages", "languages fr"])

  static func run(_ call: Call, in session: inout Session, with _: NoFeature) -> Outcome {
    let languages = Language.all.filter { $0.names.contain(call[text]) }
    let screen = LanguagesScreen(languages, chosen: session.edition.language)
    return .push(screen)
  }
}
