import NewsDomain
import NewsProviders
import NewsShell
import SystemServices

extension CollectFeature {
  static func built(_ services: Services, _ follows: FollowsFeature, _ texts: TextsFeature) -> Self {
    CollectFeature(
      collect: CollectNews(
        reader: services.feedCollector, archive: services.archive, settings: services.settings,
        activity: services.activity, clock: services.clock),
      collectable: services.feedsToCollect,
      feeds: ManageFeeds(repository: services.ownFeeds, files: OPMLFile()), follows: follows,
      archive: services.archive, texts: texts, power: SystemPower(environment: services.environment),
      clock: services.clock, collector: .random(in: 1...Int64.max))
  }
}
