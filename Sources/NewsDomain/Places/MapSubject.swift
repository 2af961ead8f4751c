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
