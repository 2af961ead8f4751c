import NewsDomain
import NewsPresentation

extension Session {
  /// Completes the list of the current screen from its sources' feeds that have answered since it was shown. Its
  /// numbers stay.
  ///
  /// - Returns: how many of its articles have a summary only now.
  mutating func completeList() -> Int {
    guard let shown = coordinator.current?.list?.news, let late = shown.page.late?.takeLate(), !late.isEmpty else {
      return 0
    }
    let (listing, count) = shown.completed(with: late)
    coordinator.complete(shown, as: listing)
    return count
  }
}
