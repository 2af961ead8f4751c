import NewsDomain
import NewsPresentation

extension Coordinate {
  /// A place as a person writes it: `48.85 2.35`, `48,85 2,35`, `48.85, 2.35` or `48.85,2.35`.
  ///
  /// - Throws: `ShellError.value(.notAPlace)`.
  init(text: String) throws {
    var parts = text.split(separator: " ").map { $0.hasSuffix(",") ? $0.dropLast() : $0 }
    // Without a point, a single comma could be a decimal comma.
    if parts.count == 1, text.contains(".") { parts = parts[0].split(at: ",") }
    let numbers = parts.compactMap { Coordinate.degrees($0) }
    guard parts.count == 2, numbers.count == 2, let place = Coordinate(checking: numbers[0], numbers[1]) else {
      throw ShellError.value(.notAPlace(text))
    }
    self = place
  }
}

extension CityDirectory {
  /// A place as a person names it: a city, or the coordinates of ``Coordinate/init(text:)``.
  ///
  /// - Throws: `ShellError.value(.notAPlace)`.
  func coordinate(of text: String) throws -> Coordinate { try place(named: text) ?? Coordinate(text: text) }
}
