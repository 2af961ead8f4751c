import NewsDomain
import NewsPresentation

/// Starts the reactive search.
enum LiveCommand: Command {
  private static let text = Argument<String>(.argument(.textLabel), .rest, help: .argument(.liveTextHelp)) { $0 }
  private static let kept = Argument<Bool>.flag("kept", help: .argument(.liveKeptHelp))

  static let declaration = Declaration(.live, group: .find, arguments: [text, kept], needs: [.terminal])

  static func run(_ call: Call, in session: inout Session, with live: LiveFeature) async throws -> Outcome {
    if session.isAccessible { throw ShellError.terminal(.notAccessible) }
    guard let stage = live.terminal.stage(of: session) else { throw ShellError.terminal(.noTerminal) }
    let scope = call.has(kept) ? LiveScope.archive : .network(session.edition)
    let search = LiveSearch(
      feature: live, scope: scope, texts: texts(in: session.language), dates: session.settings[DatesSetting.self])
    guard let (listing, number) = try await search.run(on: stage, text: call[text] ?? "") else { return Outcome() }
    let list = HeadlinesScreen(listing, hasHint: false)
    var outcome = try await live.articles.showArticle(
      number, of: ResultList(.articles(listing.page.articles), news: listing), in: &session)
    outcome.moves.insert(.push(list), at: 0)
    return outcome
  }
}
