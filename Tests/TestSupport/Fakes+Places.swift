import NewsDomain
import Synchronization

/// A world of a few square countries.
package struct FakeAtlas: Atlas {
  package var coastline: [Line]
  package var borders: [Line]
  /// The coastline of a regional map; `nil` if it is the same as on a map of the whole world.
  package var regionalCoastline: [Line]?
  package var outlines: [Outline]

  package var world: MapLines { MapLines(coastline: coastline, borders: borders) }
  package var regions: MapLines { MapLines(coastline: regionalCoastline ?? coastline, borders: borders) }

  /// - Parameter countries: the code of each country, with its corners in the south-west and the north-east. Countries
  ///   without a code are not among the 55.
  package init(_ countries: [(code: String?, southWest: Coordinate, northEast: Coordinate)] = []) {
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

/// A location provider that knows this place, or none.
package final class FakeLocation: LocationProvider {
  private let answer: Whereabouts?
  private let questions = Mutex(0)

  package init(_ answer: Whereabouts? = nil) {
    self.answer = answer
  }

  /// The number of times it was asked.
  package var count: Int { questions.withLock(\.self) }

  package func locate() async -> Whereabouts? {
    questions.withLock { $0 += 1 }
    return answer
  }
}
