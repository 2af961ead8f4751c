import func Glibc.cos

/// The borders of a country, as closed rings: some surround land, such as islands, others surround holes in it.
package struct Outline: Sendable {
  package typealias Ring = [Coordinate]

  /// Its lower-case ISO 3166 code; `nil` if it has none.
  package let code: String?
  package let rings: [Ring]
  /// The extent of each ring: most rings are far from a place, so their sides need not be examined.
  private let extents: [Extent]

  package init(code: String?, rings: [Ring]) {
    self.code = code
    self.rings = rings
    extents = rings.map(Extent.init)
  }

  /// Whether a place is inside: whether a line from it to the east crosses the borders an odd number of times.
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

  /// The distance in kilometres from a place to the border, or `nil` if it is more than `limit`. Over such short
  /// distances Earth is treated as flat.
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
        // Longitudes are measured from the start of the side, not from the place; otherwise a side on the far half of
        // Earth would seem to pass close by.
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

/// The latitudes and longitudes between which a ring lies.
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

  /// Whether a place is inside the extent or no further outside than the margin in degrees, also across 180°.
  func isNear(_ place: Coordinate, _ margin: (latitude: Double, longitude: Double)) -> Bool {
    func isNear(_ degrees: Double, _ range: ClosedRange<Double>, _ margin: Double) -> Bool {
      degrees >= range.lowerBound - margin && degrees <= range.upperBound + margin
    }
    return isNear(place.latitude, latitudes, margin.latitude)
      && [-360, 0, 360].contains { isNear(place.longitude + $0, longitudes, margin.longitude) }
  }
}
