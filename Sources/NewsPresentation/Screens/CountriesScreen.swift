import NewsDomain

/// The countries whose headlines can be read.
package struct CountriesScreen: ListScreen {
  package var skipped = 0
  private let countries: [Country]
  private let chosen: Country

  package init(_ countries: [Country], chosen: Country) {
    self.countries = countries
    self.chosen = chosen
  }

  package var list: ResultList? { ResultList(.countries(countries)) }

  package var records: [any Record] {
    countries.map { CountryRecord($0) }
  }

  package func draw(on page: inout TextPage) {
    let language = page.texts.language
    page.choices(
      page.texts.countries,
      countries.map { ($0.name(in: language), $0.code, $0 == chosen) }, from: skipped)
  }
}
