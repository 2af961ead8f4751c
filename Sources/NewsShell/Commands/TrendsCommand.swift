import FoundationEssentials
import NewsDomain
import NewsPresentation

/// Lists names and phrases that are in the news more often than usual.
enum TrendsCommand: Command {
  private static let days = Argument<Int>.number("days", in: 2...FindTrends.mostDays, help: .argument(.trendsDaysHelp))
  private static let limit = Argument<Int>.limit
  private static let usual = 14

  static let declaration = Declaration(
    .trends, group: .find,
    arguments: [
      StoryArguments.subject, ScopeArguments.all, ScopeArguments.country, ScopeArguments.language, days, limit,
    ], generation: 3)

  static func run(_ call: Call, in session: inout Session, with feature: StoriesFeature) async throws -> Outcome {
    let days = call[days] ?? usual
    let now = feature.clock.now
    let span = now.addingTimeInterval(-Double(days) * 86_400)...now
    let articles = try await feature.stories.list.ids(
      matching: StoryArguments.search(call[StoryArguments.subject], in: span, session))
    let scope: ReadingScope =
      articles == nil ? ScopeArguments.scope(call, feeds: feature.feeds().feeds, in: session) : .all
    let trends = try await feature.findTrends(days: days, in: scope, of: articles)
    let isTooEarly = try await feature.findTrends.isTooEarly(days: days, in: scope)
    let limit = call[limit] ?? NewsQuery.standardLimit
    return .push(
      TrendsScreen(
        Array(trends.prefix(limit)), days: days, hasHint: session.takeHint(), isTooEarly: isTooEarly,
        glyphs: feature.window().glyphs))
  }
}
