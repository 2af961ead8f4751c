import NewsDomain
import NewsPresentation

/// The current versions of lists while several of their items are opened. Opening an item may change its list: its
/// address becomes known, or more articles are shown.
struct LearnedLists {
  private var lists: [ObjectIdentifier: ResultList] = [:]
  /// Lists without a listing to find them by, such as one of stories.
  private var others: [ResultList] = []

  /// The current version of a list.
  ///
  /// - Parameter list: the list when the things were named.
  func now(_ list: ResultList) -> ResultList {
    guard let news = list.news else { return others.last { $0.continues(list) } ?? list }
    return lists[ObjectIdentifier(news)] ?? list
  }

  /// Takes the list of the screen that shows one of these things.
  ///
  /// - Parameter list: the list when the things were named.
  mutating func take(_ screen: (any Screen)?, after list: ResultList) {
    guard let now = screen?.list else { return }
    if let news = list.news {
      lists[ObjectIdentifier(news)] = now
    } else if now.news == nil, now.continues(list) {
      others.append(now)
    }
  }
}
