/// Countries that share a marker on the map; often only one.
package struct CountryCluster: Sendable, Equatable {
  package let centroid: Coordinate
  /// The countries, ordered by the distance of their own markers from the shared one.
  package let countries: [Country]

  package init(centroid: Coordinate, countries: [Country]) {
    self.centroid = centroid
    self.countries = countries
  }

  /// The country, if the marker represents only one.
  package var single: Country? { countries.count == 1 ? countries[0] : nil }
}
