import NewsDomain

/// The reader's own feeds.
package final class FeedsFeature: Feature {
  let manage: ManageFeeds
  let add: AddFeed
  let check: CheckFeed
  let list: ListFeeds
  let reading: ReadingFeature

  package init(manage: ManageFeeds, add: AddFeed, check: CheckFeed, list: ListFeeds, reading: ReadingFeature) {
    self.manage = manage
    self.add = add
    self.check = check
    self.list = list
    self.reading = reading
  }

  package static func of(_ features: Features) -> FeedsFeature { features.feeds }
}
