import func Glibc.asin
import func Glibc.atan2
import func Glibc.cos
import func Glibc.sin

/// Geometry on the sphere: Earth is a ball with its mean radius, which is within 0.56 % of distances on the ellipsoid.
extension Coordinate {
  /// The mean radius of Earth in kilometres (IUGG's R1).
  package static let earthRadius = 6371.0088

  /// The distance along the great circle in kilometres, by the haversine formula.
  package func distance(to other: Coordinate) -> Double {
    let latitudes = (latitude.radians, other.latitude.radians)
    let half = (sin((latitudes.1 - latitudes.0) / 2), sin((other.longitude - longitude).radians / 2))
    let haversine = half.0 * half.0 + cos(latitudes.0) * cos(latitudes.1) * half.1 * half.1
    // For antipodes, rounding can give slightly more than 1.
    return 2 * Self.earthRadius * asin(min(1, haversine.squareRoot()))
  }

  /// The initial direction of the great circle to another place, in degrees clockwise from north: 0 up to 360.
  package func bearing(to other: Coordinate) -> Double {
    let (from, to) = (latitude.radians, other.latitude.radians)
    let turn = (other.longitude - longitude).radians
    let angle = atan2(sin(turn) * cos(to), cos(from) * sin(to) - sin(from) * cos(to) * cos(turn)).degrees
    let bearing = angle < 0 ? angle + 360 : angle
    return bearing < 360 ? bearing : 0
  }

  /// The place in the direction of a vector from the centre of Earth. For a vector of length 0 it is 0° 0°.
  init(_ direction: SIMD3<Double>) {
    let flat = (direction.x * direction.x + direction.y * direction.y).squareRoot()
    self.init(latitude: atan2(direction.z, flat).degrees, longitude: atan2(direction.y, direction.x).degrees)
  }

  /// The direction of the place from the centre of Earth, as a vector of length 1.
  var direction: SIMD3<Double> {
    let (latitude, longitude) = (latitude.radians, longitude.radians)
    return [cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude)]
  }
}

extension Double {
  var radians: Double { self * .pi / 180 }
  var degrees: Double { self * 180 / .pi }
}
