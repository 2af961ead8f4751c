import NewsDomain
import NewsPresentation

/// The list of sources.
enum SourcesCommand: Command {
  private static let text = Argument<String>(
    Localized("TEXT", "TEXTE"), .rest, help: Localized("a part of the name", "une partie du nom")
  ) { $0 }
  private static let language = Argument<Language>.language(
    .option("language"), .option(value: "LL"), help: Localized("only in this language", "seulement dans cette langue"))
  private static let category = Argument<NewsDomain.Category>.category(
    .option(value: "C"), help: Localized("only of this category", "seulement de cette catégorie"))
  private static let country = Argument<Country>.country(
    .option("country"), .option(value: "CC"), help: Localized("only of this country", "seulement de ce pays"))

  static let declaration = Declaration(
    "sources", french: "sources", group: .find,
    summary: Localized("The media there are, searched and narrowed.", "Les médias disponibles, cherchés et filtrés."),
    arguments: [text, language, category, country], needs: [.network],
    examples: ["sources", "sources bbc", "sources --language fr --category general"])

  static func run(_ call: Call, in session: inout Session, with sources: SourcesFeature) async throws -> Outcome {
    let request = SourceRequest(
      text: call[text], category: call[category], language: call[language], country: call[country])
    return try await sources.show(request, in: &session)
  }
}
