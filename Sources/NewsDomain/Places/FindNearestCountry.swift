/// Finds the country that a place is in or, if there is no news from it here, the country with the nearest marker.
package struct FindNearestCountry: Sendable {
  /// The distance in kilometres within which a place counts as being in a country. The outlines at 1:50 million leave
  /// out harbours and straits; Istanbul, for instance, is just outside.
  static let offshore = 10.0

  private let atlas: any Atlas

  package init(atlas: any Atlas) {
    self.atlas = atlas
  }

  package func callAsFunction(_ place: Coordinate) -> CountryDistance {
    if let country = country(of: place) {
      return CountryDistance(country: country, kilometres: country.centroid.distance(to: place), isInside: true)
    }
    return Self.byDistance(from: place)[0]
  }

  /// All countries, the one with the nearest marker first.
  package static func byDistance(from place: Coordinate) -> [CountryDistance] {
    Country.all.map { CountryDistance(country: $0, kilometres: $0.centroid.distance(to: place)) }
      .sorted { ($0.kilometres, $0.country.code) < ($1.kilometres, $1.country.code) }
  }

  /// The listed country that a place is in; `nil` at sea and in other countries.
  private func country(of place: Coordinate) -> Country? {
    let outlines = atlas.outlines
    var found = outlines.first { $0.contains(place) }
    if found == nil {
      let near = outlines.compactMap { outline in
        outline.distance(from: place, limit: Self.offshore).map { (outline: outline, kilometres: $0) }
      }
      found = near.min { $0.kilometres < $1.kilometres }?.outline
    }
    return found?.code.flatMap(Country.init(code:))
  }
}
