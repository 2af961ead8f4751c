import NewsDomain

/// The countries that headlines can be asked of.
struct CountriesScreen: Screen {
  private let countries: [Country]
  private let chosen: Country

  init(_ countries: [Country], chosen: Country) {
    self.countries = countries
    self.chosen = chosen
  }

  var list: ResultList? { ResultList(.countries(countries)) }

  var records: [any Record] {
    countries.map(CountryRecord.init)
  }

  func draw(on page: inout TextPage) {
    let language = page.texts.language
    page.choices(
      page.texts.countries,
      countries.map { ($0.name(in: language), $0.code, $0 == chosen) })
  }
}

/// A country for programs.
struct CountryRecord: Record {
  let country: Country

  func write(to row: inout RowWriter) {
    row.add(country.code)
    row.add(country.englishName)
    row.add(country.frenchName)
    row.add("\(country.centroid.latitude)")
    row.add("\(country.centroid.longitude)")
  }

  func write(to object: inout ObjectWriter) {
    object.add("type", "country")
    object.add("code", country.code)
    object.add("name", country.englishName)
    object.add("latitude", country.centroid.latitude)
    object.add("longitude", country.centroid.longitude)
    // Known only when a place is named.
    object.add("distanceKm", nil as Double?)
  }
}
