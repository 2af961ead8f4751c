import NewsDomain
import NewsPresentation

/// Where the marker of a view was on a list.
struct ListMarker: Sendable, Equatable {
  let number: Int
  /// What identifies the item with the number.
  let key: String

  /// - Returns: `nil` if the list has no item with the number.
  init?(_ number: Int, in list: ResultList) {
    guard let key = list.key(of: number) else { return nil }
    self.number = number
    self.key = key
  }
}

/// The rows that words have left of a list.
struct ListNarrowing: Sendable, Equatable {
  let words: String
  /// The numbers of the rows.
  let numbers: [Int]
  /// What identifies the list.
  fileprivate let first: ListMarker

  /// - Returns: `nil` if no row is left.
  init?(to words: String, leaving numbers: [Int], of list: ResultList) {
    guard let number = numbers.first, let first = ListMarker(number, in: list) else { return nil }
    (self.words, self.numbers, self.first) = (words, numbers, first)
  }
}

extension Session {
  /// What a list is narrowed to; `nil` if it is not.
  func narrowing(of list: ResultList) -> ListNarrowing? {
    narrowing.flatMap { list.key(of: $0.first.number) == $0.first.key ? $0 : nil }
  }

  /// The most markers kept.
  private static let mostMarkers = 16

  /// Keeps where the marker was, for the next time that the list is walked.
  mutating func keepMarker(_ marker: ListMarker?) {
    guard let marker else { return }
    markers.removeAll { $0 == marker }
    markers.append(marker)
    if markers.count > Self.mostMarkers { markers.removeFirst() }
  }

  /// The number of the row that the marker was last on; `nil` if the list was not walked before.
  func marker(in list: ResultList) -> Int? {
    markers.last { list.key(of: $0.number) == $0.key }?.number
  }

  /// Whether a list is on the screen, rather than an article of it or something without rows.
  var isAtList: Bool {
    coordinator.current?.position == nil && (coordinator.current as? any ListScreen)?.list != nil
  }

  /// Goes back to the list whose numbers can be typed, from an article of it. The marker is then on that article.
  ///
  /// - Returns: `false` if no list was shown.
  mutating func goToList() -> Bool {
    if let position = coordinator.current?.position, let list = coordinator.list {
      keepMarker(ListMarker(position, in: list))
    }
    let before = coordinator
    while !isAtList {
      guard (try? coordinator.back()) != nil else {
        coordinator = before
        return false
      }
    }
    return true
  }
}
