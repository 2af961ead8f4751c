/// Finds cities.
package protocol CityDirectory: Sendable {
  /// The place of a city by its name in any language of the interface, in any spelling; `nil` if unknown.
  func place(named name: String) -> Coordinate?
}
