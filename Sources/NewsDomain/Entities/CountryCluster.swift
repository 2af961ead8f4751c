/// Countries that share a marker on the map; often only one.
public struct CountryCluster: Sendable, Equatable {
  public let centroid: Coordinate
  /// Those whose own markers are nearest to the shared one first.
  public let countries: [Country]

  public init(centroid: Coordinate, countries: [Country]) {
    self.centroid = centroid
    self.countries = countries
  }

  /// The country of a marker that is no cluster.
  public var single: Country? { countries.count == 1 ? countries[0] : nil }
}
