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

  /// The countries of all continents but Europe, which has the most countries.
  private static let ofCodes = Dictionary(
    uniqueKeysWithValues: [
      (asia, "ae bd cn ge hk id il in ir jp kh kr lb mm mo my ph pk ps sa sg th tr tw vn"),
      (northAmerica, "ca cr cu do mx us"), (southAmerica, "ar br cl co pe ve"),
      (africa, "cd dz eg et gh ke ma ng rw sn tz za"), (oceania, "au nz"),
    ].flatMap { continent, codes in codes.split(separator: " ").map { (String($0), continent) } })
}
