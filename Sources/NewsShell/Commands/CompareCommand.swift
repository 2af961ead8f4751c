import NewsDomain
import NewsPresentation

/// Shows how countries cover a story, and which do not.
enum CompareCommand: Command {
  private static let countries = Argument<[Country]>.list(
    "in", value: "CC,…", help: .argument(.compareCountriesHelp),
    of: .country(.option("in"), .option(value: "CC"), help: .option("")))

  static let declaration = Declaration(
    .compare, group: .find, arguments: [StoryArguments.story, countries])

  static func run(_ call: Call, in session: inout Session, with feature: StoriesFeature) async throws -> Outcome {
    let (story, notices) = try await feature.stories.story(call.all(StoryArguments.story), in: session)
    let comparison = try await feature.compare(story, only: call[countries] ?? [])
    guard let set = feature.settings[TranslatorSetting.self] else {
      return .push(CompareScreen(comparison, languages: session.readerLanguages), notices: notices)
    }
    let (titles, failure) = try await feature.translateTitles(
      of: comparison.rows.map(\.first.article), by: try ParsedLine.program(set), to: session.language.code)
    var outcome = Outcome.push(
      CompareScreen(comparison, languages: session.readerLanguages, translations: titles), notices: notices)
    outcome.failure = failure
    return outcome
  }
}
