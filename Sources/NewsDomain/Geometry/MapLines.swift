/// What a map is drawn of.
package struct MapLines: Sendable {
  /// Where land meets the sea.
  package let coastline: [Atlas.Line]
  /// Between countries, each once.
  package let borders: [Atlas.Line]

  package init(coastline: [Atlas.Line], borders: [Atlas.Line]) {
    self.coastline = coastline
    self.borders = borders
  }
}
