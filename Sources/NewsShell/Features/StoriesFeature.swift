import NewsDomain
import TerminalKit

/// Stories, how they are covered, and trends.
package struct StoriesFeature: Feature {
  let stories: StoryPresenter
  let compare: CompareCoverage
  let timeline: BuildTimeline
  let findTrends: FindTrends
  let translateTitles: TranslateTitles
  let feeds: ManageFeeds
  let settings: LiveSettings
  let window: @Sendable () -> Window
  let clock: WallClock

  package init(_ ports: any Ports) {
    stories = StoryPresenter(ports)
    compare = CompareCoverage(
      archive: ports.archive, words: ports.terms, languages: ports.languages, clock: ports.clock)
    timeline = BuildTimeline(archive: ports.archive)
    findTrends = FindTrends(ports)
    translateTitles = TranslateTitles(translator: ports.translator)
    feeds = ManageFeeds(ports)
    settings = ports.settings
    window = ports.window
    clock = ports.clock
  }
}
