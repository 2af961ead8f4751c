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
