import NewsDomain
import TerminalKit

/// The lines of an atlas in a projection, computed once for many pictures.
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

  init(_ lines: MapLines, _ projection: Projection) {
    coastline = lines.coastline.map { Line($0, projection) }
    borders = lines.borders.map { Line($0, projection) }
  }
}
