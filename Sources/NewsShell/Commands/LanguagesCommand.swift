import NewsDomain
import NewsPresentation

/// Lists the 14 languages.
enum LanguagesCommand: Command {
  private static let text = Argument<String>(.argument(.textLabel), .rest, help: .argument(.partOfNameHelp)) { $0 }

  static let declaration = Declaration(.languages, group: .find, arguments: [text])

  static func run(_ call: Call, in session: inout Session, with _: NoFeature) -> Outcome {
    let languages = Language.all.filter { $0.names.contain(call[text]) }
    let screen = LanguagesScreen(languages, chosen: session.edition.language)
    return .push(screen)
  }
}
