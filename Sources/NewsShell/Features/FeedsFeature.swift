import NewsDomain

/// The reader's own feeds.
package struct FeedsFeature: Feature {
  let manage: ManageFeeds
  let add: AddFeed
  let list: ListFeeds
  let move: MoveFeeds
  let check: CheckFeeds
  let reader: any FeedReader
  let lists: ListPresenter
  let change: ChangeSettings
  /// The source of a new reader.
  let usual: SourceReference

  package init(_ ports: any Ports) {
    manage = ManageFeeds(ports)
    add = AddFeed(reader: ports.feedReader, repository: ports.ownFeeds)
    list = ListFeeds(repository: ports.ownFeeds, reader: ports.feedReader)
    move = MoveFeeds(reader: ports.feedReader, repository: ports.ownFeeds)
    check = CheckFeeds(reader: ports.feedReader, activity: ports.activity)
    reader = ports.feedReader
    lists = ListPresenter(ports)
    change = ports.change
    usual = ports.standardEdition.source
  }
}
