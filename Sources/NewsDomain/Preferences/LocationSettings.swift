/// What the reader has said about being located.
package struct LocationSettings: Sendable, Equatable {
  /// Whether this machine may be asked where it is; `nil` where the reader has not been asked yet.
  package var isAllowed: Bool?
  /// A place set by hand.
  package var place: Coordinate?

  package init(isAllowed: Bool? = nil, place: Coordinate? = nil) {
    self.isAllowed = isAllowed
    self.place = place
  }
}
