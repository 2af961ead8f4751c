import NewsDomain

/// Headlines by their subject.
package struct TopFeature: Feature {
  let lists: ListPresenter
  /// The cities, which a reader may name as well.
  let cities: any CityDirectory

  package init(_ ports: any Ports) {
    lists = ListPresenter(ports)
    cities = ports.cities
  }
}
