/// The lines that a map is drawn of, and the borders that tell which country a place is in.
public protocol Atlas: Sendable {
  typealias Line = [Coordinate]

  /// Where land meets the sea.
  var coastline: [Line] { get }
  /// Between countries, each once.
  var borders: [Line] { get }
  /// Of all countries of the world, those first that lie in others' outlines.
  var outlines: [Outline] { get }
}
