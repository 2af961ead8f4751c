/// Where cities are.
package protocol CityDirectory: Sendable {
  /// The place of a city by its name in any language of the interface, however it is written; `nil` if it is not known.
  func place(named name: String) -> Coordinate?
}
