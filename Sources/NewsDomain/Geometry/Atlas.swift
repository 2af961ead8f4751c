/// The lines for drawing maps, and the borders that show which country a place is in.
package protocol Atlas: Sendable {
  typealias Line = [Coordinate]

  /// Coarse lines, for pictures of the whole world or half of it.
  var world: MapLines { get }
  /// Fine lines, for pictures of a continent or less.
  var regions: MapLines { get }
  /// The outlines of all countries of the world. A place belongs to the first one that contains it.
  var outlines: [Outline] { get }
}

/// The lines of a map.
package struct MapLines: Sendable {
  /// The lines between land and sea.
  package let coastline: [Atlas.Line]
  /// The lines between countries, each once.
  package let borders: [Atlas.Line]

  package init(coastline: [Atlas.Line], borders: [Atlas.Line]) {
    self.coastline = coastline
    self.borders = borders
  }
}
