/// The reader's settings for finding out where they are.
package struct LocationSettings: Sendable, Equatable {
  /// Whether this machine may be asked where it is; `nil` if the reader has not been asked yet.
  package var isAllowed: Bool?
  /// A place set by hand.
  package var place: Coordinate?

  package init(isAllowed: Bool? = nil, place: Coordinate? = nil) {
    self.isAllowed = isAllowed
    self.place = place
  }
}
