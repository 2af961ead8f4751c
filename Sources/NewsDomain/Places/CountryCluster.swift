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

/// A country and a number of articles in it.
package struct CountryCount: Sendable, Equatable {
  package let country: Country
  package let count: Int

  package init(country: Country, count: Int) {
    self.country = country
    self.count = count
  }
}

/// The subject that a map is centred on.
package enum MapSubject: Sendable, Equatable {
  case world
  case country(Country)
  /// A cluster of countries: the country nearest to its middle, and how many others there are.
  case cluster(Country, others: Int)
  /// The reader's own place.
  case place
  case given(Coordinate)
}

extension MapSubject {
  /// The subject of a map that was opened from a cluster.
  package init(_ cluster: CountryCluster) {
    self = cluster.countries.first.map { .cluster($0, others: cluster.countries.count - 1) } ?? .world
  }
}
