import NewsDomain
import NewsPresentation

/// Hides articles with a text, of a source, or of a story.
enum MuteCommand: Command {
  /// The most days that a mute may last; beyond that it may as well last for ever.
  private static let lengths = 1...3650

  private static let text = Argument<String>(.argument(.textLabel), .rest, help: .argument(.muteTextHelp)) { $0 }
  private static let source = Argument<String>(
    .option("source"), .option(value: "SOURCE"), help: .argument(.muteSourceHelp),
    complete: { $0.sourceCandidates() }
  ) { $0 }
  private static let duration = Argument<Int>(
    .option("for"), .option(value: "7d"), help: .argument(.muteDurationHelp)
  ) { try DayCount.read($0, in: lengths) }
  private static let titles = Argument<Bool>.choice(
    .option("in"), .option(value: "title"), help: .argument(.muteTitlesHelp), of: [(true, TypedName(.title))])
  private static let story = Argument<ItemSelection>(
    .option("story"), .option(value: "ITEM"), help: .argument(.muteStoryHelp),
    complete: { $0.itemCandidates() }, read: ItemSelection.one)

  static let declaration = Declaration(
    .mute, group: .organise, arguments: [text, source, duration, titles, story], needs: [.changes])

  static func run(_ call: Call, in session: inout Session, with marks: MarksFeature) async throws -> Outcome {
    if let text = call[text] { try session.checkWords(text, of: .mute) }
    if let item = call[story] { return try await mute(item, call, in: &session, with: marks) }
    // Every provider gives the name of a source, but not every one its id.
    let typed = call[source].flatMap(\.nonBlank)
    let known = try typed.flatMap { try session.source(named: $0, as: call.form) }
    let source = known?.name ?? typed
    let days = call[duration]
    let (mute, hidden) = try await marks.mutes.add(
      text: call[text], isOfTitles: call[titles] ?? false, source: source, days: days)
    await marks.mutedRows.update(&session)
    var notices: [Notice] = [.muted(mute, days: days, hidden: hidden)]
    // The archive may have articles of sources that are unknown here.
    if let typed, known == nil, hidden == 0 { notices.append(.unknownSource(typed)) }
    return Outcome(MutesScreen([mute], now: marks.clock.now, isPassedOn: true), notices: notices)
  }

  private static func mute(
    _ item: ItemSelection, _ call: Call, in session: inout Session, with marks: MarksFeature
  ) async throws -> Outcome {
    let others: [any AnyArgument] = [text, source, titles]
    if let other = others.first(where: { call.has($0) }) {
      throw ShellError.usage(.notTogether(story.usageNames, other.usageNames))
    }
    guard let (number, article) = try await session.articles([item], orOf: marks.archive).first else {
      throw NewsError.list(.noResults)
    }
    guard let membership = await marks.archive.memberships(of: [article.id])[article.id] else {
      throw NewsError.archive(.notKept(item: number, because: NotKept(article, in: marks.settings)))
    }
    let days = call[duration]
    let mute = try await marks.mutes.add(
      MutedStory(id: membership.story, title: article.headline ?? membership.story.description), days: days)
    await marks.mutedRows.update(&session)
    return Outcome(
      MutesScreen([mute], now: marks.clock.now, isPassedOn: true),
      notices: [.muted(mute, days: days, hidden: membership.count)])
  }
}
