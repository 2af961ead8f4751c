import NewsDomain
import NewsPresentation

/// Lists the countries, marking those of the original app.
enum CountriesCommand: Command {
  private static let text = Argument<String>(.argument(.textLabel), .rest, help: .argument(.partOfNameHelp)) { $0 }

  static let declaration = Declaration(.countries, group: .find, arguments: [text])

  static func run(_ call: Call, in session: inout Session, with _: NoFeature) -> Outcome {
    let countries = Country.sorted(in: session.language).filter { $0.names.contain(call[text]) }
    let screen = CountriesScreen(countries, chosen: session.edition.country)
    return .push(screen)
  }
}
