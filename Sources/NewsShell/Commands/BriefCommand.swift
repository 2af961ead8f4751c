import NewsDomain
import NewsPresentation

/// Shows one page of what is new, or sends it.
enum BriefCommand: Command {
  private static let minutes = Argument<Int>.number(
    "minutes", in: BriefRequest.minutes, help: .argument(.briefMinutesHelp))
  private static let address = Argument<String>(
    .option("send"), .option(value: "ADDRESS"), help: .argument(.briefSendHelp)
  ) { $0 }
  private static let markShown = Argument<Bool>.markShown
  private static let ifNew = Argument<Bool>.flag("if-new", help: .argument(.briefIfNewHelp))

  static let declaration = Declaration(
    .brief, group: .read,
    arguments: [
      minutes, ScopeArguments.all, ScopeArguments.country, ScopeArguments.language, address, markShown, ifNew,
    ])

  static func run(_ call: Call, in session: inout Session, with feature: BriefFeature) async throws -> Outcome {
    if let address = call[address] {
      guard MailAddress(address) != nil else { throw NewsError.sharing(.notAnAddress(address)) }
      if try await feature.isSentToday(to: address) {
        return Outcome(notices: call.has(ifNew) ? [] : [.briefSentToday(address: address)])
      }
    }
    let scope = ScopeArguments.scope(call, feeds: feature.feeds().feeds, in: session)
    let listing = try await feature.listing(
      minutes: call[minutes] ?? (call.has(address) ? BriefRequest.usualMinutes : nil),
      country: call[ScopeArguments.country], in: scope, session)
    if listing.page.articles.isEmpty {
      if call.has(ifNew) { return Outcome() }
      if call.has(address) { return Outcome(notices: [.nothingNew(collected: await feature.collected())]) }
    }
    if let address = call[address] {
      let isSent = try await feature.send(listing, to: address, in: session.language)
      if isSent { try await feature.lists.seen(listing, isMarked: true, in: &session)?(nil) }
      return Outcome(
        notices: [
          isSent
            ? .briefSent(address: address, stories: listing.page.articles.count) : .briefSentToday(address: address)
        ])
    }
    let screen = HeadlinesScreen(listing, isWhole: !session.isAtPrompt, hasHint: session.takeHint())
    var notices: [Notice] = []
    if listing.page.articles.isEmpty { notices = [.nothingNew(collected: await feature.collected())] }
    var outcome = Outcome.push(screen, notices: notices)
    outcome.afterwards = feature.lists.seen(listing, isMarked: call.has(markShown), in: &session)
    return outcome
  }
}
