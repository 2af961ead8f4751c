import FoundationEssentials
import NewsDomain
import NewsPresentation

/// Lists names and phrases that are in the news more often than usual.
enum TrendsCommand: Command {
  private static let days = Argument<Int>.number("days", in: 2...FindTrends.maxDays, help: .argument(.trendsDaysHelp))
  private static let limit = Argument<Int>.limit
  private static let all = Argument<Bool>.flag("all", help: .argument(.trendsAllHelp))
  private static let usual = 14

  static let declaration = Declaration(
    .trends, group: .find,
    arguments: [
      StoryArguments.subject, all, ScopeArguments.country, ScopeArguments.language, days, limit,
    ])

  static func run(_ call: Call, in session: inout Session, with feature: StoriesFeature) async throws -> Outcome {
    let days = call[days] ?? usual
    let now = feature.clock.now
    let span = now.addingTimeInterval(-Double(days) * 86_400)...now
    let search = StoryArguments.search(call, in: span, session)
    let articles = try await feature.stories.list.ids(matching: search?.request)
    let scope: ReadingScope =
      articles == nil ? ScopeArguments.scope(call, feeds: feature.feeds().feeds, in: session) : .all
    let found = try await feature.findTrends(days: days, in: scope, of: articles)
    // Of a country, a source or a language that the reader names, all is wanted.
    let isAll =
      call.has(all) || call.has(ScopeArguments.country) || call.has(ScopeArguments.language)
      || search?.request.filter.isEmpty == false
    let languages = session.readerLanguages
    let trends = isAll ? found : found.filter { $0.isIn(languages) }
    let isTooEarly = try await feature.findTrends.isTooEarly(days: days, in: scope)
    let limit = call[limit] ?? ListSize.standard
    return .push(
      TrendsScreen(
        Array(trends.prefix(limit)), days: days, in: scope, inOtherLanguages: found.count - trends.count,
        hasHint: session.takeHint(), isTooEarly: isTooEarly,
        glyphs: feature.window().glyphs))
  }
}
