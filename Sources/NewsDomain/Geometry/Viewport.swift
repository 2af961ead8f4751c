import func Glibc.cos
import func Glibc.exp2
import func Glibc.log2

/// The part of the world that a picture shows: a centre, a zoom, and a size in dots that are as high as wide.
package struct Viewport: Sendable, Equatable {
  /// At 0 the world is as wide as the picture; each step doubles that.
  package static let zooms = 0...12
  /// The whole world without most of Antarctica lies around this latitude.
  package static let worldLatitude = 11.0
  /// How many degrees of latitude that world has.
  package static let worldSpan = 138.0

  package private(set) var center: Coordinate
  package private(set) var zoom: Double
  /// In dots.
  package let width: Int
  package let height: Int

  package init(center: Coordinate, zoom: Double, width: Int, height: Int) {
    self.width = max(1, width)
    self.height = max(1, height)
    self.zoom = max(Double(Self.zooms.lowerBound), min(Double(Self.zooms.upperBound), zoom))
    self.center = center
    self.center = moved(right: 0, down: 0).center
  }

  /// The whole world, the meridian of a place in its middle.
  package static func world(around place: Coordinate, width: Int, height: Int) -> Viewport {
    Viewport(
      center: Coordinate(latitude: worldLatitude, longitude: place.longitude), zoom: 0, width: width, height: height)
  }

  /// So many kilometres from the top to the bottom around a place.
  package static func around(_ place: Coordinate, kilometres: Double, width: Int, height: Int) -> Viewport {
    let circle = 2 * Double.pi * Coordinate.earthRadius * cos(place.latitude.radians)
    let ratio = circle * Double(max(1, height)) / (kilometres * Double(max(1, width)))
    // Near the poles no zoom would do.
    return Viewport(center: place, zoom: log2(max(2, ratio)), width: width, height: height)
  }

  /// The same view on a picture of another size.
  package func resized(width: Int, height: Int) -> Viewport {
    Viewport(center: center, zoom: zoom, width: width, height: height)
  }

  /// The whole world needs its poles; where it is larger, shapes matter more.
  package var projection: Projection { zoom < 1 ? .equirectangular : .webMercator }

  /// How many dots the world is wide.
  package var worldWidth: Double { Double(width) * exp2(zoom) }

  /// Kilometres from the left to the right edge: along the centre's parallel, of the whole world along the equator.
  package var kilometres: Double {
    let parallel = projection == .webMercator ? cos(center.latitude.radians) : 1
    return 2 * .pi * Coordinate.earthRadius * parallel * Double(width) / worldWidth
  }

  /// Where a place is in the picture, in dots from the upper left corner; the one of its repetitions that is nearest
  /// to the centre, whether that is in sight or not.
  package func dot(of place: Coordinate) -> (x: Double, y: Double) {
    let (point, middle) = (projection.point(of: place), projection.point(of: center))
    return (
      Double(width) / 2 + Projection.step(from: middle.x, to: point.x) * worldWidth,
      Double(height) / 2 + (point.y - middle.y) * worldWidth
    )
  }

  /// Whether a place is in sight.
  package func contains(_ place: Coordinate) -> Bool {
    let dot = dot(of: place)
    return dot.x >= 0 && dot.x < Double(width) && dot.y >= 0 && dot.y < Double(height)
  }

  /// The view that lies so many dots to the right and below; it ends where the world does.
  package func moved(right: Double, down: Double) -> Viewport {
    var point = projection.point(of: center)
    point.x += right / worldWidth
    point.y += down / worldWidth
    let end = max(0, (projection == .webMercator ? 0.5 : 0.25) - Double(height) / worldWidth / 2)
    let y = max(0.5 - end, min(0.5 + end, point.y))
    var view = self
    // The way there and back would change the last digits of a place that stays.
    if right != 0 || down != 0 || y != point.y { view.center = projection.place(at: .init(x: point.x, y: y)) }
    return view
  }

  /// The next whole zoom in that direction, with another centre where one is given.
  package func zoomed(by steps: Int, towards place: Coordinate? = nil) -> Viewport {
    let whole = steps > 0 ? zoom.rounded(.down) : zoom.rounded(.up)
    return Viewport(center: place ?? center, zoom: whole + Double(steps), width: width, height: height)
  }

  package func centered(on place: Coordinate) -> Viewport {
    Viewport(center: place, zoom: zoom, width: width, height: height)
  }
}
