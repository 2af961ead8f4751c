import NewsDomain
import NewsPresentation

/// The lists of things that are opened one after the other: opening one may find an address or show other articles,
/// which changes its list.
struct LearnedLists {
  private var lists: [ObjectIdentifier: ResultList] = [:]
  /// Lists that no listing tells apart, such as one of stories.
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
