import NewsDomain
import NewsPresentation

/// The arguments that select other news than the reader's own.
enum ScopeArguments {
  static let all = Argument<Bool>.flag("all", help: .argument(.scopeAllHelp))
  static let country = Argument<Country>.country(
    .option("country"), .option(value: "CC"), help: .argument(.topCountryHelp))
  static let language = Argument<Language>.language(
    .option("language"), .option(value: "LL"), help: .argument(.scopeLanguageHelp))

  /// The scope of a call: the reader's own news, unless it names something else.
  static func scope(_ call: Call, feeds: [OwnFeed], in session: Session) -> ReadingScope {
    let language = call[language]
    var scope: ReadingScope = call.has(all) || language != nil ? .all : session.mine(feeds: feeds)
    if let country = call[country] { scope = .list(.local(country)) }
    return language.map { .written(language: $0.code, scope) } ?? scope
  }
}
