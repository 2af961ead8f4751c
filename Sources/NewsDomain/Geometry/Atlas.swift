/// The lines that a map is drawn of, and the borders that tell which country a place is in.
package protocol Atlas: Sendable {
  typealias Line = [Coordinate]

  /// Few lines, for pictures of the whole world or half of it.
  var world: MapLines { get }
  /// As many as pictures of a continent or less have room for.
  var regions: MapLines { get }
  /// Of all countries of the world; the first that a place is in counts.
  var outlines: [Outline] { get }
}
