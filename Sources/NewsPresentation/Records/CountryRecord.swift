import NewsDomain

/// A country for programs.
struct CountryRecord: Record {
  private let country: Country
  /// Known only when a place is named.
  private let distance: CountryDistance?
  private let hasInside: Bool

  /// - Parameter hasInside: whether it is told if the place is in the country.
  init(_ country: Country, distance: CountryDistance? = nil, hasInside: Bool = true) {
    self.country = country
    self.distance = distance
    self.hasInside = hasInside
  }

  func write(to row: inout RowWriter) {
    row.add(country.code)
    row.add(country.englishName)
    row.add(country.frenchName)
    row.add("\(country.centroid.latitude)")
    row.add("\(country.centroid.longitude)")
    if let distance { row.add("\(distance.tenths)") }
  }

  func write(to object: inout ObjectWriter) {
    object.add("type", "country")
    object.add("code", country.code)
    object.add("name", country.englishName)
    object.add("latitude", country.centroid.latitude)
    object.add("longitude", country.centroid.longitude)
    object.add("distanceKm", distance?.tenths)
    if hasInside, let distance { object.add("inside", distance.isInside) }
  }
}
