import func Glibc.asin
import func Glibc.atan2
import func Glibc.cos
import func Glibc.sin

/// Geometry on the sphere: Earth as a ball of its mean radius, which is within 0.56 % of distances on the ellipsoid.
extension Coordinate {
  /// The mean radius of Earth in kilometres (IUGG's R1).
  package static let earthRadius = 6371.0088

  /// The way along the great circle in kilometres, by the haversine formula.
  package func distance(to other: Coordinate) -> Double {
    let latitudes = (latitude.radians, other.latitude.radians)
    let half = (sin((latitudes.1 - latitudes.0) / 2), sin((other.longitude - longitude).radians / 2))
    let haversine = half.0 * half.0 + cos(latitudes.0) * cos(latitudes.1) * half.1 * half.1
    // Of antipodes rounding may make a little more than 1.
    return 2 * Self.earthRadius * asin(min(1, haversine.squareRoot()))
  }

  /// The direction in which the great circle to another place begins, in degrees clockwise from north: 0 up to 360.
  package func bearing(to other: Coordinate) -> Double {
    let (from, to) = (latitude.radians, other.latitude.radians)
    let turn = (other.longitude - longitude).radians
    let angle = atan2(sin(turn) * cos(to), cos(from) * sin(to) - sin(from) * cos(to) * cos(turn)).degrees
    let bearing = angle < 0 ? angle + 360 : angle
    return bearing < 360 ? bearing : 0
  }

  /// The place whose direction from the centre of Earth a vector has; of no direction, where the equator meets the
  /// meridian of Greenwich.
  init(_ direction: SIMD3<Double>) {
    let flat = (direction.x * direction.x + direction.y * direction.y).squareRoot()
    self.init(latitude: atan2(direction.z, flat).degrees, longitude: atan2(direction.y, direction.x).degrees)
  }

  /// The direction of the place from the centre of Earth, of length 1.
  var direction: SIMD3<Double> {
    let (latitude, longitude) = (latitude.radians, longitude.radians)
    return [cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude)]
  }
}

extension Double {
  var radians: Double { self * .pi / 180 }
  var degrees: Double { self * 180 / .pi }
}
