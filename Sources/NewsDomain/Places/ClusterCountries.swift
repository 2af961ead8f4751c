import func Glibc.log2

/// The markers of the 55 countries. Those that would be too close to each other in a view become one marker.
package struct ClusterCountries: Sendable {
  /// The radius of a cluster in dots of the screen. Found by trial: it leaves as many markers as possible while their
  /// labels still have room.
  private static let radius = 9.0
  private static let tree = ClusterTree(Country.all.map(\.centroid), radius: radius)

  package init() {}

  /// The markers in the view, in reading order: from top to bottom, then from left to right.
  package func callAsFunction(in view: Viewport) -> [CountryCluster] {
    Self.tree.clusters(worldWidth: view.worldWidth).filter { view.contains($0.centroid) }.map { cluster in
      let countries = cluster.members.map { Country.all[$0] }
      return CountryCluster(centroid: cluster.centroid, countries: countries.nearestFirst(to: cluster.centroid))
    }.map { (cluster: $0, dot: view.dot(of: $0.centroid)) }
      // A line of the screen is four dots high; markers on the same line are ordered from the left.
      .sorted { ((($0.dot.y / 4).rounded(.down)), $0.dot.x) < ((($1.dot.y / 4).rounded(.down)), $1.dot.x) }
      .map(\.cluster)
  }

  /// The nearest view in which a cluster is no longer one marker.
  package func view(into cluster: CountryCluster, from view: Viewport) -> Viewport {
    let members = Country.all.indices.filter { cluster.countries.contains(Country.all[$0]) }
    let width = Self.tree.widthThatParts(members, worldWidth: view.worldWidth) ?? view.worldWidth * 2
    let zoom = log2(width / Double(view.width)).rounded(.up)
    return Viewport(
      center: cluster.centroid, zoom: max(view.zoom.rounded(.down) + 1, zoom), width: view.width, height: view.height)
  }
}

extension [Country] {
  fileprivate func nearestFirst(to place: Coordinate) -> [Country] {
    count == 1
      ? self
      : map { (country: $0, kilometres: $0.centroid.distance(to: place)) }
        .sorted { ($0.kilometres, $0.country.code) < ($1.kilometres, $1.country.code) }.map(\.country)
  }
}
