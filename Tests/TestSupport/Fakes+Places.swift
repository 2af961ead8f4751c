import NewsDomain
import Synchronization

/// A world of a few square countries.
public struct FakeAtlas: Atlas {
  public var coastline: [Line]
  public var borders: [Line]
  /// Where it is another than on a map of the whole world.
  public var regionalCoastline: [Line]?
  public var outlines: [Outline]

  public var world: MapLines { MapLines(coastline: coastline, borders: borders) }
  public var regions: MapLines { MapLines(coastline: regionalCoastline ?? coastline, borders: borders) }

  /// - Parameter countries: the code of each, with its corners in the south-west and the north-east; those without a code
  ///   are none of the 55.
  public init(_ countries: [(code: String?, southWest: Coordinate, northEast: Coordinate)] = []) {
    outlines = countries.map { country in
      let (low, high) = (country.southWest, country.northEast)
      let ring = [
        low, Coordinate(latitude: low.latitude, longitude: high.longitude), high,
        Coordinate(latitude: high.latitude, longitude: low.longitude),
      ]
      return Outline(code: country.code, rings: [ring])
    }
    coastline = outlines.flatMap { $0.rings.map { $0 + $0.prefix(1) } }
    borders = []
  }
}

/// Something that knows this place, or none.
public final class FakeLocation: LocationProvider {
  private let answer: Whereabouts?
  private let questions = Mutex(0)

  public init(_ answer: Whereabouts? = nil) {
    self.answer = answer
  }

  /// How often it was asked.
  public var count: Int { questions.withLock(\.self) }

  public func locate() async -> Whereabouts? {
    questions.withLock { $0 += 1 }
    return answer
  }
}
