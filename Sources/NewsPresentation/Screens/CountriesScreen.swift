import NewsDomain

/// The countries whose headlines can be read.
package struct CountriesScreen: ListScreen {
  package var skipped = 0
  private let countries: [Country]
  private let chosen: Country

  /// Marks the countries of the original app; the line below the list explains it.
  private static let sign = "*"

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
    let sign = page.isAccessible ? page.texts.isOriginal : Self.sign
    page.choices(
      page.texts.countries,
      countries.map {
        TextPage.Choice(
          name: $0.name(in: language), code: $0.code, note: $0.isOriginal ? sign : "", isChosen: $0 == chosen)
      },
      legend: page.isAccessible || !countries.contains(where: \.isOriginal) ? nil : "\(sign) \(page.texts.isOriginal)",
      from: skipped)
  }
}
