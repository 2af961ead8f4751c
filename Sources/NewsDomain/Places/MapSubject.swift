/// What a map is about.
package enum MapSubject: Sendable, Equatable {
  case world
  case country(Country)
  /// The countries of a cluster: the one in its middle, and how many others.
  case cluster(Country, others: Int)
  /// Where the reader is.
  case place
  case given(Coordinate)
}

extension MapSubject {
  /// A cluster that has been opened.
  package init(_ cluster: CountryCluster) {
    self = cluster.countries.first.map { .cluster($0, others: cluster.countries.count - 1) } ?? .world
  }
}
