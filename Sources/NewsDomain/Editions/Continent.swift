/// The continent of a country according to Natural Earth: Russia is in Europe, Turkey in Asia, Egypt in Africa.
package enum Continent: String, CaseIterable, Sendable {
  case europe
  case asia
  case northAmerica
  case southAmerica
  case africa
  case oceania

  package init(of country: Country) {
    self = Self.ofCodes[country.code] ?? .europe
  }

  /// The countries of all continents but Europe, which has the most.
  private static let ofCodes = Dictionary(
    uniqueKeysWithValues: [
      (asia, "ae cn hk id il in jp kr my ph sa sg th tr tw"), (northAmerica, "ca cu mx us"),
      (southAmerica, "ar br co ve"), (africa, "dz eg ma ng za"), (oceania, "au nz"),
    ].flatMap { continent, codes in codes.split(separator: " ").map { (String($0), continent) } })
}
