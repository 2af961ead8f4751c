import NewsDomain

/// The lines of an atlas laid out flat, once for many pictures.
struct MapChart: Sendable {
  struct Line: Sendable {
    let points: [Projection.Point]
    let left: Double
    let right: Double
    let top: Double
    let bottom: Double

    init(_ places: Atlas.Line, _ projection: Projection) {
      points = places.map(projection.point)
      left = points.map(\.x).min() ?? 0
      right = points.map(\.x).max() ?? 0
      top = points.map(\.y).min() ?? 0
      bottom = points.map(\.y).max() ?? 0
    }
  }

  let coastline: [Line]
  let borders: [Line]
  /// The rings of each country that has a code.
  let outlines: [String: [Line]]

  init(_ atlas: any Atlas, _ projection: Projection) {
    coastline = atlas.coastline.map { Line($0, projection) }
    borders = atlas.borders.map { Line($0, projection) }
    var outlines: [String: [Line]] = [:]
    for outline in atlas.outlines {
      if let code = outline.code { outlines[code, default: []] += outline.rings.map { Line($0, projection) } }
    }
    self.outlines = outlines
  }
}
