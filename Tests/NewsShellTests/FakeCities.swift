@testable import NewsDomain

struct FakeCities: CityDirectory {
  func place(named name: String) -> Coordinate? {
    switch FoldedName(name).text {
    case "berlin": Coordinate(latitude: 52.5, longitude: 13.37)
    case "new-york": Coordinate(latitude: 40.7, longitude: -74)
    default: nil
    }
  }
}
