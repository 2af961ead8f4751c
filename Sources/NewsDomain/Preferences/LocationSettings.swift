/// The reader's settings for finding their location.
package struct LocationSettings: Sendable, Equatable {
  /// Whether this machine may be asked for its location; `nil` if the reader has not decided yet.
  package var isAllowed: Bool?
  /// A place that the reader has set.
  package var place: Coordinate?

  package init(isAllowed: Bool? = nil, place: Coordinate? = nil) {
    self.isAllowed = isAllowed
    self.place = place
  }
}
