import NewsDomain

/// A view model: what is to be seen, without colour, width and format.
package protocol Screen: Sendable {
  /// The list that numbers belong to while this is the current screen.
  var list: ResultList? { get }
  /// The article being read, counted from 1 in the list.
  var position: Int? { get }
  /// For people.
  func draw(on page: inout TextPage)
  /// Whether it may be shown a window at a time where it is longer than that.
  var isPaged: Bool { get }
  /// For programs: a line each.
  var records: [any Record] { get }
  var facts: Facts { get }
}

extension Screen {
  package var list: ResultList? { nil }
  package var position: Int? { nil }
  /// A list ends at the prompt, where its numbers can be typed.
  package var isPaged: Bool { list == nil || position != nil }
  package var facts: Facts { Facts(count: records.count) }
}

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
