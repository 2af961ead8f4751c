/// A country and a number of articles in it.
package struct CountryCount: Sendable, Equatable {
  package let country: Country
  package let count: Int

  package init(country: Country, count: Int) {
    self.country = country
    self.count = count
  }
}
