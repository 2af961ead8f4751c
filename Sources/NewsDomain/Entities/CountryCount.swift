/// How many there are of something in a country.
public struct CountryCount: Sendable, Equatable {
  public let country: Country
  public let count: Int

  public init(country: Country, count: Int) {
    self.country = country
    self.count = count
  }
}
