import FoundationEssentials
import NewsDomain
import NewsPresentation

/// Lists the stories in the archive.
enum StoriesCommand: Command {
  private static let since = Argument<WrittenDay>.day("since", help: .argument(.findSinceHelp))
  private static let from = Argument<WrittenDay>.day("from", help: .argument(.searchFromHelp))
  private static let to = Argument<WrittenDay>.day("to", help: .argument(.searchToHelp))
  private static let least = Argument<Int>.number("min", in: 1...1_000, help: .argument(.storiesLeastHelp))
  private static let limit = Argument<Int>.limit
  private static let all = Argument<Bool>.flag("all", help: .argument(.storiesAllHelp))
  private static let articles = Argument<Bool>.flag("articles", help: .argument(.storiesArticlesHelp))

  /// The default time to look back, in seconds.
  private static let usual: TimeInterval = 86_400

  static let declaration = Declaration(
    .stories, group: .find, arguments: [StoryArguments.subject, since, from, to, least, limit, all, articles])

  static func run(_ call: Call, in session: inout Session, with feature: StoriesFeature) async throws -> Outcome {
    if call.has(from), call.has(since) {
      throw ShellError.usage(.notTogether(from.usageNames, since.usageNames))
    }
    let span = try span(call, now: feature.clock.now)
    let isLastDay = !call.has(from) && !call.has(since) && !call.has(to)
    let search = StoryArguments.search(call, in: span, session)
    if call.has(articles) {
      let found = try await feature.stories.list.articles(in: span, matching: search?.request, least: call[least] ?? 1)
      return .push(StoryArticlesScreen(found, span: span, isLastDay: isLastDay))
    }
    // Of a country or a source that the reader names, all is wanted.
    let isAll = call.has(all) || search?.request.filter.isEmpty == false
    let fewest = call[least] ?? 2
    let found = try await feature.stories.list(
      in: span, of: try await feature.stories.list.sought(by: search?.request, least: fewest), least: fewest,
      languages: isAll ? nil : session.readerLanguages, limit: call[limit] ?? ListSize.standard)
    let notices: [Notice] =
      found.largest > ReadStory.maxArticles
      ? [.largeStory(articles: found.largest, shown: ReadStory.maxArticles)]
      : found.stories.isEmpty && found.inOtherLanguages == 0 ? [.nothingArchived(isOffline: false)] : []
    let screen = await feature.stories.screen(
      found, of: search?.subject ?? [], span: span, isLastDay: isLastDay, in: &session)
    return .push(screen, notices: notices)
  }

  private static func span(_ call: Call, now: Date) throws -> ClosedRange<Date> {
    let start = try (call[from] ?? call[since])?.day(at: now).start
    let end = try call[to]?.day(at: now).end ?? now
    let first = start ?? min(now, end).addingTimeInterval(-usual)
    guard first <= end else { throw NewsError.search(.reversed) }
    return first...end
  }
}
