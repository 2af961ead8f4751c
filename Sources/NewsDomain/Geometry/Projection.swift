import func Glibc.asinh
import func Glibc.atan
import func Glibc.sinh
import func Glibc.tan

/// A projection of the sphere onto a plane. Coordinates are in widths of the world: x goes east, from 0 at 180° west to
/// 1; y goes south, and the equator is at 0.5.
package enum Projection: Sendable, Equatable {
  /// Has the same scale for degrees of latitude and of longitude, and shows the poles.
  case equirectangular
  /// Keeps the shapes of small regions (EPSG:3857), and ends before the poles.
  case webMercator

  /// A place on the plane.
  package struct Point: Sendable, Equatable {
    package var x: Double
    package var y: Double

    package init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// The latitude at which the square of Web Mercator ends, in degrees north and south.
  package static let mercatorLimit = 85.051128779806592

  package func point(of place: Coordinate) -> Point {
    let x = place.longitude / 360 + 0.5
    switch self {
    case .equirectangular: return Point(x: x, y: 0.5 - place.latitude / 360)
    case .webMercator:
      let latitude = max(-Self.mercatorLimit, min(Self.mercatorLimit, place.latitude)).radians
      return Point(x: x, y: 0.5 - asinh(tan(latitude)) / (2 * .pi))
    }
  }

  /// The place at a point. The world repeats to the east and west, so that any x is valid.
  package func place(at point: Point) -> Coordinate {
    let x = point.x - point.x.rounded(.down)
    let latitude =
      switch self {
      case .equirectangular: (0.5 - point.y) * 360
      case .webMercator: atan(sinh((0.5 - point.y) * 2 * .pi)).degrees
      }
    return Coordinate(latitude: max(-90, min(90, latitude)), longitude: (x - 0.5) * 360)
  }

  /// The shorter way from one x to another around the world: from -0.5 up to 0.5.
  package static func step(from x: Double, to other: Double) -> Double {
    let step = other - x
    return step - (step + 0.5).rounded(.down)
  }
}
