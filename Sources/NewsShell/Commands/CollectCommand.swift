import FoundationEssentials
import NewsDomain
import NewsPresentation

/// Fetches the reader's news into the archive, from the command line.
enum CollectCommand: Command {
  private static let once = Argument<Bool>.flag("once", help: .argument(.collectOnceHelp))
  private static let every = Argument<Interval>(
    .option("every"), .option(value: "15m"), help: .argument(.collectEveryHelp), read: Interval.read)
  private static let what = Argument<[CollectionPart]>.list(
    "what", value: "country,feeds,…", help: .argument(.collectWhatHelp),
    of: .choice(
      .option("what"), help: .option(""), of: CollectionPart.allCases.map { ($0, $0.typedName) })
  )
  private static let texts = Argument<Bool>.flag("texts", help: .argument(.collectTextsHelp))
  private static let saving = Argument<Bool>.flag("saving", help: .argument(.collectSavingHelp))

  static let declaration = Declaration(
    .collect, group: .automate, arguments: [once, every, what, texts, saving], needs: [.network])

  static func run(_ call: Call, in session: inout Session, with feature: CollectFeature) async throws -> Outcome {
    guard session.isOfCommandLine else { throw ShellError.usage(.notAtPrompt(declaration.help)) }
    let isOnce = call.has(once)
    // A round started by a timer gets its interval as an option.
    let interval = isOnce ? call[every] : call[every] ?? session.settings[CollectEverySetting.self]
    let next = interval.map { feature.clock.now.addingTimeInterval($0.duration.seconds) }
    var round = CollectionRound()
    var failure: (any Error)?
    if call.has(saving), let reason = await feature.power.savingReason() {
      round.saving = reason
    } else {
      (round, failure) = try await feature.round(
        of: call[what] ?? session.settings[CollectSetting.self], next: next, in: session)
      if call.has(texts) { round.texts = try await feature.fetchTexts(of: session.edition.source) }
    }
    round.nextAt = next
    var outcome = Outcome(CollectionScreen(round), notices: round.moved.map(Notice.feedMoved), failure: failure)
    outcome.again = isOnce ? nil : interval?.duration
    return outcome
  }
}
