/// What is collected, and how often.
package struct CollectionSettings: Sendable, Equatable {
  package var parts: [CollectionPart]
  package var every: Interval

  package init(parts: [CollectionPart] = CollectionPart.usual, every: Interval = .usual) {
    self.parts = parts
    self.every = every
  }
}
