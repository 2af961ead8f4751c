/// Countries that share a marker on the map; often only one.
package struct CountryCluster: Sendable, Equatable {
  package let centroid: Coordinate
  /// Those whose own markers are nearest to the shared one first.
  package let countries: [Country]

  package init(centroid: Coordinate, countries: [Country]) {
    self.centroid = centroid
    self.countries = countries
  }

  /// The country of a marker that is no cluster.
  package var single: Country? { countries.count == 1 ? countries[0] : nil }
}
