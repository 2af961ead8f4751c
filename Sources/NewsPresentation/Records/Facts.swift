import NewsDomain

/// What the status line of a successful command says.
package struct Facts: Sendable, Equatable {
  package var count: Int?
  package var total: Int?
  package var origin: Origin?
  /// Articles left out because their publishers took them back.
  package var removed: Int
  /// Countries or feeds that gave nothing.
  package var failed: Int

  package init(count: Int? = nil, total: Int? = nil, origin: Origin? = nil, removed: Int = 0, failed: Int = 0) {
    self.count = count
    self.total = total
    self.origin = origin
    self.removed = removed
    self.failed = failed
  }
}
