import CEmbedded
import NewsDomain

/// The larger cities of the world, embedded in the binary.
package struct EmbeddedCities: CityDirectory {
  package init() {}

  package func place(named name: String) -> Coordinate? { Self.all[FoldedName(name)] }

  /// Read once, on first use.
  private static let all = cities(in: EmbeddedTable.text(supernews_cities()))

  /// - Parameter text: lines of a name in each language, latitude and longitude; a missing name is the first one.
  static func cities(in text: String) -> [FoldedName: Coordinate] {
    let names = EmbeddedTable.languageCodes.count
    var cities: [FoldedName: Coordinate] = [:]
    for fields in EmbeddedTable.rows(in: text) where fields.count == names + 2 {
      guard let latitude = Double(fields[names]), let longitude = Double(fields[names + 1]) else { continue }
      for name in fields.prefix(names) where !name.isEmpty {
        cities[FoldedName(name)] = Coordinate(latitude: latitude, longitude: longitude)
      }
    }
    return cities
  }
}
