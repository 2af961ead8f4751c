import NewsDomain

/// The reader's own feeds, and the follows that are read like feeds.
package struct FeedsFeature: Feature {
  let manage: ManageFeeds
  let add: AddFeed
  let list: ListFeeds
  let countUnread: CountUnreadFeeds
  let listQueries: ListQueryFeeds
  let move: MoveFeeds
  let name: NameFeeds
  let check: CheckFeeds
  let reader: any FeedReader
  let archive: any FollowRepository
  let lists: ListPresenter
  let change: ChangeSettings
  /// The source of a new reader.
  let usual: SourceReference

  package init(_ ports: any Ports) {
    manage = ManageFeeds(ports)
    add = AddFeed(reader: ports.feedReader, repository: ports.ownFeeds, history: ports.undoHistory)
    list = ListFeeds(repository: ports.ownFeeds, reader: ports.feedReader)
    countUnread = CountUnreadFeeds(archive: ports.archive)
    listQueries = ListQueryFeeds(archive: ports.archive)
    move = MoveFeeds(reader: ports.feedReader, repository: ports.ownFeeds)
    name = NameFeeds(reader: ports.feedReader, repository: ports.ownFeeds)
    check = CheckFeeds(reader: ports.feedReader, activity: ports.activity)
    reader = ports.feedReader
    archive = ports.archive
    lists = ListPresenter(ports)
    change = ports.change
    usual = ports.standardEdition.source
  }
}
