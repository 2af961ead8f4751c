import NewsDomain

/// New articles in lists and in the reader's own feeds.
package struct NewFeature: Feature {
  let lists: ListPresenter
  let feeds: ManageFeeds
  private let follows: any FollowRepository
  private let clock: WallClock

  package init(_ ports: any Ports) {
    lists = ListPresenter(ports)
    feeds = ManageFeeds(ports)
    follows = ports.archive
    clock = ports.clock
  }

  /// Finds what is new for follows, which is part of the reader's own news. The list is shown even if this fails.
  func matchFollows() async {
    _ = try? await follows.matchFollows(at: clock.now)
  }

  /// The number of the reader's own unread articles since the last `new`; `nil` if unknown or not shown in the prompt.
  func count(in session: Session) async -> Int? {
    guard session.settings[PromptSetting.self]?.contains("%u") == true else { return nil }
    return try? await lists.archive.countNew(in: session.mine(feeds: feeds().feeds))
  }
}
