import NewsDomain
import NewsPresentation

/// The first headlines of every country.
enum WorldCommand: Command {
  private static let category = Argument<NewsDomain.Category>.choice(
    Localized("CATEGORY", "CATÉGORIE"),
    help: Localized("of this category; the front pages by default", "de cette catégorie ; les unes par défaut"),
    of: Category.allCases.map { ($0, $0.names) }, unknown: { NewsError.unknownCategory($0, nearest: $1) })
  private static let limit = Argument<Int>.number(
    "limit", in: NewsQuery.limits,
    help: Localized("articles a country, 1 by default", "articles par pays, 1 par défaut"))

  static let declaration = Declaration(
    "world", french: "monde", group: .places,
    summary: Localized(
      "The first headlines of every country, fetched side by side with 55 requests.",
      "Les premiers titres de chaque pays, demandés ensemble par 55 requêtes."),
    arguments: [category, limit], needs: [.network], examples: ["world", "world sports --limit 2"],
    frenchExamples: ["monde", "monde sport --limit 2"])

  static func run(_ call: Call, in session: inout Session, with reading: ReadingFeature) async throws -> Outcome {
    let request = WorldRequest(category: call[category], limit: call[limit] ?? 1, language: session.edition.language)
    return try await reading.show(.world(request), in: &session)
  }
}
