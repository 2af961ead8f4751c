import NewsDomain

/// Headlines of a country, a category or the favourite source.
enum TopCommand: Command {
  private enum Choice: Hashable {
    case local
    case favourite
    case category(NewsDomain.Category)
  }

  private static let choice = Argument<Choice>.choice(
    Localized("WHAT", "QUOI"),
    help: Localized(
      "local (the country's front page), favourite (your source) or a category",
      "local (la une du pays), favori (votre source) ou une catégorie"),
    of: [(.local, ["local"]), (.favourite, ["favourite", "favorite", "favori"])]
      + Category.allCases.map { (.category($0), $0.names) },
    unknown: { NewsError.unknownCategory($0, nearest: $1) })
  private static let country = Argument<Country>.country(
    .option("country"), .option(value: "CC"),
    help: Localized("of another country than yours", "d’un autre pays que le vôtre"))
  private static let page = Argument<Int>.page
  private static let limit = Argument<Int>.limit

  static let declaration = Declaration(
    "top", french: "une", aliases: ["headlines"],
    shorthands: Category.allCases.flatMap { category in category.names.map { ($0, [category.code]) } },
    group: .read,
    summary: Localized(
      "Headlines of your country, of your source, or of a category.",
      "Les titres de votre pays, de votre source ou d’une catégorie."),
    arguments: [choice, country, page, limit], needs: [.network],
    examples: ["top", "top sports --country jp", "business", "top favourite --limit 5"],
    frenchExamples: ["une", "une sport --country jp", "economie", "une favori --limit 5"])

  static func run(_ call: Call, in session: inout Session, with newsroom: Newsroom) async throws -> Outcome {
    let country = call[country] ?? session.edition.country
    let scope: HeadlineRequest.Scope =
      switch call[choice] ?? .local {
      case .local: .local(country)
      case .favourite: .source(session.edition.source)
      case .category(let category): .category(category, country)
      }
    let request = HeadlineRequest(
      scope: scope, page: call[page] ?? 1, limit: call[limit] ?? NewsRequest.standardLimit,
      language: session.edition.language)
    return try await session.showHeadlines(request, from: newsroom)
  }
}
