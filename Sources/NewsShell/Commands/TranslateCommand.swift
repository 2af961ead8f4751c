import NewsDomain
import NewsPresentation

/// Translates the text of an article with the reader's own program.
enum TranslateCommand: Command {
  private static let item = Argument<ItemSelection>.items(.word, help: .argument(.articleHelp))
  private static let languages = Argument<Language>.language(
    .argument(.languageLabel), .word, help: .argument(.ownLanguageHelp))
  private static let target = Argument<String>(
    .option("to"), .option(value: "LANGUAGE"), help: .argument(.translateLanguageHelp),
    complete: { languages.complete($0) }
  ) { text in
    if let language = Language.index.match(text).value { return language.code }
    // Programs know more languages than news is searched in.
    let code = text.lowercased()
    guard (2...3).contains(code.utf8.count), code.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) else {
      throw NewsError.name(.unknownLanguage(text, nearest: Language.index.nearest(to: text)))
    }
    return code
  }

  static let declaration = Declaration(
    .translate, group: .share, arguments: [item, target], needs: [.items, .network])

  static func run(_ call: Call, in session: inout Session, with feature: TextsFeature) async throws -> Outcome {
    guard let set = feature.settings[TranslatorSetting.self] else { throw NewsError.text(.noTranslator) }
    let command = try ParsedLine.program(set)
    let language = call[target] ?? session.language.code
    var screens: [any Screen] = []
    for (number, article) in try await session.articles(call.all(item), orOf: feature.archive) {
      let translation = try await feature.translate(article, number: number, by: command, to: language)
      screens.append(TranslationScreen(translation, of: article, number: number, by: command.first ?? ""))
    }
    return Outcome(screens.count == 1 ? screens[0] : SeriesScreen(screens))
  }
}
