import NewsDomain

extension SourceCountries {
  package init(_ sources: [NewsSource]) {
    let clues = Self.clues(to: sources)
    self.init { clues[$0] }
  }

  /// What tells the countries of sources. Initials count if all names that begin with them are of one country.
  package static func clues(to sources: [NewsSource]) -> [Clue: Country] {
    var clues: [Clue: Country] = [:]
    var initials: [String: Set<Country>] = [:]
    for source in sources {
      guard let country = source.countryCode.flatMap(Country.init(code:)) else { continue }
      for name in [source.id, source.name] { clues[.name(FoldedName(name))] = country }
      if let first = source.name.split(separator: " ").first, first.count > 1, first.allSatisfy(\.isUppercase) {
        initials[String(first), default: []].insert(country)
      }
      if let link = source.link.flatMap(WebLink.init) { clues[.host(host(link))] = country }
    }
    for (text, countries) in initials where countries.count == 1 { clues[.initials(text)] = countries.first }
    return clues
  }
}
