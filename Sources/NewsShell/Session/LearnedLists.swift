import NewsDomain
import NewsPresentation

/// The lists of things that are opened one after the other: opening one may find an address, which changes its list.
struct LearnedLists {
  private var lists: [ObjectIdentifier: ResultList] = [:]

  /// The current version of a list.
  ///
  /// - Parameter list: the list when the things were named.
  func now(_ list: ResultList) -> ResultList {
    list.news.flatMap { lists[ObjectIdentifier($0)] } ?? list
  }

  /// Takes the list of the screen that shows one of these things.
  ///
  /// - Parameter list: the list when the things were named.
  mutating func take(_ screen: (any Screen)?, after list: ResultList) {
    guard let news = list.news, let now = screen?.list else { return }
    lists[ObjectIdentifier(news)] = now
  }
}
