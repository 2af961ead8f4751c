import NewsDomain

/// The map, and what is told about places on it.
package struct PlacesFeature: Feature {
  let map: MapPresenter
  let lists: ListPresenter
  let cities: any CityDirectory
  let freshHeadlines: CountFreshHeadlines
  let readStory: ReadStory
  let archive: any ArticleArchive
  let clock: WallClock

  package init(_ ports: any Ports) {
    map = MapPresenter(ports)
    lists = ListPresenter(ports)
    cities = ports.cities
    freshHeadlines = CountFreshHeadlines(archive: ports.archive)
    readStory = ReadStory(ports)
    archive = ports.archive
    clock = ports.clock
  }
}
