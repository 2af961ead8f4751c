import func Glibc.cos

/// The borders of a country: rings in which a place is or is not, islands and holes alike.
package struct Outline: Sendable {
  package typealias Ring = [Coordinate]

  /// Its lower-case ISO 3166 code; `nil` for one that has none.
  package let code: String?
  package let rings: [Ring]
  /// Of each ring: most are far from a place, and need not be gone along.
  private let extents: [Extent]

  package init(code: String?, rings: [Ring]) {
    self.code = code
    self.rings = rings
    extents = rings.map(Extent.init)
  }

  /// Whether a place is inside, by counting the borders between it and the east.
  package func contains(_ place: Coordinate) -> Bool {
    var isInside = false
    for (ring, extent) in zip(rings, extents) where extent.contains(place) {
      forEachSide(of: ring) { start, end in
        guard (start.latitude > place.latitude) != (end.latitude > place.latitude) else { return }
        let part = (place.latitude - start.latitude) / (end.latitude - start.latitude)
        if place.longitude < start.longitude + part * (end.longitude - start.longitude) { isInside.toggle() }
      }
    }
    return isInside
  }

  /// How far a place is from the border in kilometres, where that is no more than `limit`: near enough for Earth to be
  /// flat.
  package func distance(from place: Coordinate, limit: Double) -> Double? {
    let degree = Coordinate.earthRadius * .pi / 180
    let parallel = cos(place.latitude.radians) * degree
    let margin = (latitude: limit / degree, longitude: limit / parallel)
    func east(from longitude: Double, to other: Double) -> Double {
      Projection.step(from: longitude / 360, to: other / 360) * 360 * parallel
    }
    var nearest = Double.infinity
    for (ring, extent) in zip(rings, extents) where extent.isNear(place, margin) {
      forEachSide(of: ring) { start, end in
        let from = (x: east(from: place.longitude, to: start.longitude), y: (start.latitude - place.latitude) * degree)
        // Not from the place: on the other side of Earth a side would seem to pass by here.
        let x = east(from: start.longitude, to: end.longitude)
        let y = (end.latitude - start.latitude) * degree
        let length = x * x + y * y
        let part = length > 0 ? max(0, min(1, -(from.x * x + from.y * y) / length)) : 0
        let (right, up) = (from.x + part * x, from.y + part * y)
        nearest = min(nearest, (right * right + up * up).squareRoot())
      }
    }
    return nearest <= limit ? nearest : nil
  }

  private func forEachSide(of ring: Ring, _ body: (Coordinate, Coordinate) -> Void) {
    guard var start = ring.last else { return }
    for end in ring {
      body(start, end)
      start = end
    }
  }
}

/// Between which degrees a ring lies.
private struct Extent: Sendable {
  private let latitudes: ClosedRange<Double>
  private let longitudes: ClosedRange<Double>

  init(_ ring: Outline.Ring) {
    let (latitudes, longitudes) = (ring.map(\.latitude), ring.map(\.longitude))
    self.latitudes = (latitudes.min() ?? 0)...(latitudes.max() ?? 0)
    self.longitudes = (longitudes.min() ?? 0)...(longitudes.max() ?? 0)
  }

  func contains(_ place: Coordinate) -> Bool {
    latitudes.contains(place.latitude) && longitudes.contains(place.longitude)
  }

  /// Whether a place is inside or no more degrees off, around the world as well.
  func isNear(_ place: Coordinate, _ margin: (latitude: Double, longitude: Double)) -> Bool {
    func isNear(_ degrees: Double, _ range: ClosedRange<Double>, _ margin: Double) -> Bool {
      degrees >= range.lowerBound - margin && degrees <= range.upperBound + margin
    }
    return isNear(place.latitude, latitudes, margin.latitude)
      && [-360, 0, 360].contains { isNear(place.longitude + $0, longitudes, margin.longitude) }
  }
}
