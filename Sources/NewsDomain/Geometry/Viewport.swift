import func Glibc.cos
import func Glibc.exp2
import func Glibc.log2

/// The part of the world that a picture shows: a centre, a zoom, and a size in square dots.
package struct Viewport: Sendable, Equatable {
  /// At zoom 0 the world is as wide as the picture; each step doubles its width.
  package static let zooms = 0...12
  /// The middle latitude of the view of the world, which leaves out most of Antarctica.
  package static let worldLatitude = 11.0
  /// The height of that view in degrees of latitude.
  package static let worldSpan = 138.0

  package private(set) var center: Coordinate
  package private(set) var zoom: Double
  /// The width of the picture in dots.
  package let width: Int
  package let height: Int

  package init(center: Coordinate, zoom: Double, width: Int, height: Int) {
    self.width = max(1, width)
    self.height = max(1, height)
    self.zoom = max(Double(Self.zooms.lowerBound), min(Double(Self.zooms.upperBound), zoom))
    self.center = center
    self.center = moved(right: 0, down: 0).center
  }

  /// A view of the whole world centred on the meridian of a place.
  package static func world(around place: Coordinate, width: Int, height: Int) -> Viewport {
    Viewport(
      center: Coordinate(latitude: worldLatitude, longitude: place.longitude), zoom: 0, width: width, height: height)
  }

  /// A view around a place, with this many kilometres from top to bottom.
  package static func around(_ place: Coordinate, kilometres: Double, width: Int, height: Int) -> Viewport {
    let circle = 2 * Double.pi * Coordinate.earthRadius * cos(place.latitude.radians)
    let ratio = circle * Double(max(1, height)) / (kilometres * Double(max(1, width)))
    // Close to the poles the ratio becomes too small for any zoom.
    return Viewport(center: place, zoom: log2(max(2, ratio)), width: width, height: height)
  }

  /// The same view on a picture of another size.
  package func resized(width: Int, height: Int) -> Viewport {
    Viewport(center: center, zoom: zoom, width: width, height: height)
  }

  /// At low zooms the whole world is shown, including the poles; at higher ones true shapes matter more.
  package var projection: Projection { zoom < 1 ? .equirectangular : .webMercator }

  /// The width of the world in dots.
  package var worldWidth: Double { Double(width) * exp2(zoom) }

  /// The kilometres from the left to the right edge: along the centre's parallel, or along the equator in a view of the
  /// whole world.
  package var kilometres: Double {
    let parallel = projection == .webMercator ? cos(center.latitude.radians) : 1
    return 2 * .pi * Coordinate.earthRadius * parallel * Double(width) / worldWidth
  }

  /// The position of a place in the picture, in dots from the upper left corner. As the world repeats to the east and
  /// west, it is the position nearest to the centre, which may be outside the picture.
  package func dot(of place: Coordinate) -> (x: Double, y: Double) {
    let (point, middle) = (projection.point(of: place), projection.point(of: center))
    return (
      Double(width) / 2 + Projection.step(from: middle.x, to: point.x) * worldWidth,
      Double(height) / 2 + (point.y - middle.y) * worldWidth
    )
  }

  /// Whether a place is in the picture.
  package func contains(_ place: Coordinate) -> Bool {
    let dot = dot(of: place)
    return dot.x >= 0 && dot.x < Double(width) && dot.y >= 0 && dot.y < Double(height)
  }

  /// The view moved by this many dots to the right and down, but not beyond the edge of the world.
  package func moved(right: Double, down: Double) -> Viewport {
    var point = projection.point(of: center)
    point.x += right / worldWidth
    point.y += down / worldWidth
    let end = max(0, (projection == .webMercator ? 0.5 : 0.25) - Double(height) / worldWidth / 2)
    let y = max(0.5 - end, min(0.5 + end, point.y))
    var view = self
    // Projecting the centre and back would change its last digits, so an unmoved centre is not projected.
    if right != 0 || down != 0 || y != point.y { view.center = projection.place(at: .init(x: point.x, y: y)) }
    return view
  }

  /// The view after zooming in by this many steps (out, if negative), to a whole zoom, optionally with another centre.
  package func zoomed(by steps: Int, towards place: Coordinate? = nil) -> Viewport {
    let whole = steps > 0 ? zoom.rounded(.down) : zoom.rounded(.up)
    return Viewport(center: place ?? center, zoom: whole + Double(steps), width: width, height: height)
  }

  package func centered(on place: Coordinate) -> Viewport {
    Viewport(center: place, zoom: zoom, width: width, height: height)
  }
}
