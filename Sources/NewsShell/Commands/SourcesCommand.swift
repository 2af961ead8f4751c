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

  static func run(_ call: Call, in session: inout Session, with sources: SourcesFeature) async throws -> Outcome {
    let request = SourceRequest(
      text: call[text], category: call[category], language: call[language], country: call[country])
    return try await sources.show(request, in: &session)
  }
}
