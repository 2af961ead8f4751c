import NewsDomain
import NewsProviders
import NewsShell

extension FeedsFeature {
  static func built(_ services: Services, _ reading: ReadingFeature) -> FeedsFeature {
    let reader = services.feedReader
    let repository = services.ownFeeds
    return FeedsFeature(
      manage: ManageFeeds(repository: repository, files: OPMLFile()),
      add: AddFeed(reader: reader, repository: repository), check: CheckFeed(reader: reader),
      list: ListFeeds(repository: repository, reader: reader), reading: reading)
  }
}
