import NewsDomain

/// A screen that shows articles of a list, about which more may come after it was shown.
package protocol NewsScreen: Screen {
  /// The screen with the completed list in the place of its own. Both have the same articles in the same order.
  func completed(_ listing: NewsListing) -> any Screen
}
