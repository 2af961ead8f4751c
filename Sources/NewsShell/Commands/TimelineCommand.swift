import NewsDomain
import NewsPresentation

/// Shows how a story spread.
enum TimelineCommand: Command {
  static let declaration = Declaration(.timeline, group: .find, arguments: [StoryArguments.story])

  static func run(_ call: Call, in session: inout Session, with feature: StoriesFeature) async throws -> Outcome {
    let (story, notices) = try await feature.stories.story(call.all(StoryArguments.story), in: session)
    let timeline = try await feature.timeline(story)
    return .push(
      TimelineScreen(timeline, languages: session.readerLanguages, glyphs: feature.window().glyphs), notices: notices)
  }
}
