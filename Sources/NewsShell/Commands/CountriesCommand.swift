import NewsDomain
import NewsPresentation

/// The 55 countries.
enum CountriesCommand: Command {
  private static let text = Argument<String>(
    Localized("TEXT", "TEXTE"), .rest, help: Localized("a part of the name", "une partie du nom")
  ) { $0 }

  static let declaration = Declaration(
    "countries", french: "liste-pays", group: .find,
    summary: Localized("The countries that have headlines.", "Les pays qui ont des titres."),
    arguments: [text], examples: ["countries", "countries united"],
    frenchExamples: ["liste-pays", "liste-pays unis"])

  static func run(_ call: Call, in session: inout Session, with _: NoFeature) -> Outcome {
    let countries = Country.sorted(in: session.language).filter { $0.names.contain(call[text]) }
    let screen = CountriesScreen(countries, chosen: session.edition.country)
    return .push(screen)
  }
}
