/// How many there are of something in a country.
package struct CountryCount: Sendable, Equatable {
  package let country: Country
  package let count: Int

  package init(country: Country, count: Int) {
    self.country = country
    self.count = count
  }
}
