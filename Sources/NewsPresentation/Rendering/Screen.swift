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
