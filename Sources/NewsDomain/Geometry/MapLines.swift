/// What a map is drawn of.
public struct MapLines: Sendable {
  /// Where land meets the sea.
  public let coastline: [Atlas.Line]
  /// Between countries, each once.
  public let borders: [Atlas.Line]

  public init(coastline: [Atlas.Line], borders: [Atlas.Line]) {
    self.coastline = coastline
    self.borders = borders
  }
}
