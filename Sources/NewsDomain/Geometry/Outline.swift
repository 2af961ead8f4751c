/// The borders of a country: rings in which a place is or is not, islands and holes alike.
public struct Outline: Sendable {
  public typealias Ring = [Coordinate]

  /// Its lower-case ISO 3166 code; `nil` for one that has none.
  public let code: String?
  public let rings: [Ring]
  private let latitudes: ClosedRange<Double>

  public init(code: String?, rings: [Ring]) {
    self.code = code
    self.rings = rings
    let all = rings.joined().map(\.latitude)
    latitudes = (all.min() ?? 0)...(all.max() ?? 0)
  }

  /// Whether a place is inside, by counting the borders between it and the east.
  public func contains(_ place: Coordinate) -> Bool {
    guard latitudes.contains(place.latitude) else { return false }
    var isInside = false
    for ring in rings {
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
  public func distance(from place: Coordinate, limit: Double) -> Double? {
    let degree = Coordinate.earthRadius * .pi / 180
    let margin = limit / degree
    guard place.latitude >= latitudes.lowerBound - margin, place.latitude <= latitudes.upperBound + margin else {
      return nil
    }
    let parallel = cos(place.latitude.radians) * degree
    func east(from longitude: Double, to other: Double) -> Double {
      Projection.step(from: longitude / 360, to: other / 360) * 360 * parallel
    }
    var nearest = Double.infinity
    for ring in rings {
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
