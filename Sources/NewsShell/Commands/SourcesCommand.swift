import NewsDomain
import NewsPresentation

/// Shows the list of sources.
enum SourcesCommand: Command {
  private static let text = Argument<String>(.argument(.textLabel), .rest, help: .argument(.partOfNameHelp)) { $0 }
  private static let language = Argument<Language>.language(
    .option("language"), .option(value: "LL"), help: .argument(.onlyLanguageHelp))
  private static let category = Argument<NewsDomain.Category>.category(
    .option(value: "C"), help: .argument(.onlyCategoryHelp))
  private static let country = Argument<Country>.country(
    .option("country"), .option(value: "CC"), help: .argument(.onlyCountryHelp))

  static let declaration = Declaration(
    .sources, group: .find, arguments: [text, language, category, country], needs: [.network])

  static func run(_ call: Call, in session: inout Session, with sources: SourcePresenter) async throws -> Outcome {
    var request = SourceRequest(
      text: call[text], category: call[category], language: call[language], country: call[country])
    // At a prompt the full name of a country or a category is taken as such.
    if session.isAtPrompt, let text = call[text] {
      let wanted = FoldedName(text)
      if request.country == nil,
        let country = Country.all.first(where: { $0.names.contains { FoldedName($0) == wanted } })
      {
        (request.country, request.text) = (country, nil)
      } else if request.category == nil,
        let category = Category.allCases.first(where: { $0.names.contains { FoldedName($0) == wanted } })
      {
        (request.category, request.text) = (category, nil)
      }
    }
    return try await sources.show(request, in: &session)
  }
}
