import NewsDomain
import NewsPresentation

/// New articles in lists and in the reader's own feeds.
package struct NewFeature: Feature {
  let lists: ListPresenter
  let feeds: ManageFeeds
  private let archive: any FollowRepository & MarkRepository
  private let clock: WallClock

  package init(_ ports: any Ports) {
    lists = ListPresenter(ports)
    feeds = ManageFeeds(ports)
    archive = ports.archive
    clock = ports.clock
  }

  /// Finds what is new for follows, which is part of the reader's own news. The list is shown even if this fails.
  func matchFollows() async {
    _ = try? await archive.matchFollows(at: clock.now)
  }

  /// The number of the reader's own unread articles since the last `new`; `nil` if unknown or not shown in the prompt.
  func count(in session: Session) async -> Int? {
    guard session.settings[PromptSetting.self]?.contains("%u") == true else { return nil }
    return try? await archive.countNew(in: session.mine(feeds: feeds().feeds))
  }

  /// Says how many articles `new` would list. `nil` if there are none, or if the archive is off or cannot be read now.
  func greeting(in session: Session) async -> Notice? {
    guard session.settings[ArchiveSetting.self].isOn else { return nil }
    let scope = session.mine(feeds: feeds().feeds)
    do {
      // A reader who has seen everything new has seen what is new in these lists.
      let visits = [try await archive.lastVisit(to: scope), try await archive.lastVisit(to: .all)]
      let last = visits.compactMap(\.self).max { $0.arrival < $1.arrival }
      let count = try await archive.countUnread(in: scope, since: last)
      return count > 0 ? .unreadAtStart(count, in: scope, since: last?.at) : nil
    } catch {
      // The first command that needs the archive says what is wrong with it.
      return nil
    }
  }
}
