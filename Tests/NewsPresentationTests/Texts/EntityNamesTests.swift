import Testing

@testable import NewsDomain
@testable import NewsPresentation

@Suite("Names in each language")
struct EntityNamesTests {
  private static let countries = Country.all + Country.otherCountries
  private static let languages = Language.all + Language.otherLanguages

  private func isClean(_ name: String) -> Bool { !name.isEmpty && name == name.trimmed }

  @Test("every country has its own name", arguments: InterfaceLanguage.all)
  func countries(language: InterfaceLanguage) {
    for country in Self.countries {
      let name = language.texts.name(of: country)
      #expect(isClean(name) && name.count >= 4 && name != country.code.uppercased(), "\(country.code)")
    }
    #expect(Set(Self.countries.map { FoldedName(language.texts.name(of: $0)) }).count == Self.countries.count)
  }

  @Test("every language has its own name", arguments: InterfaceLanguage.all)
  func languages(language: InterfaceLanguage) {
    for spoken in Self.languages {
      let name = language.texts.name(of: spoken)
      #expect(isClean(name) && name.count >= 2 && name != spoken.code, "\(spoken.code)")
    }
    #expect(Set(Self.languages.map { FoldedName(language.texts.name(of: $0)) }).count == Self.languages.count)
  }

  @Test("every category has its own name", arguments: InterfaceLanguage.all)
  func categories(language: InterfaceLanguage) {
    let names = NewsDomain.Category.allCases.map { language.texts.name(of: $0) }
    #expect(names.allSatisfy(isClean))
    #expect(Set(names.map { FoldedName($0) }).count == names.count)
  }

  @Test("every other name belongs to exactly one known country", arguments: InterfaceLanguage.all)
  func otherNames(language: InterfaceLanguage) {
    for country in Country.all {
      for name in language.texts.otherNames(of: country) {
        #expect(isClean(name) && Country.index.match(name).value == country, "\(name)")
      }
    }
  }

  @Test("a code that nobody knows stands for itself", arguments: InterfaceLanguage.all)
  func anUnknownCodeStandsForItself(language: InterfaceLanguage) {
    #expect(language.texts.name(ofLanguage: "xx") == "xx")
  }

  @Test("the names are those in each language, then the code, then other names")
  func allNames() throws {
    let britain = try #require(Country(code: "gb"))
    #expect(
      britain.names == [
        "United Kingdom", "Royaume-Uni", "gb", "UK", "Great Britain", "Britain", "England", "Grande-Bretagne",
        "Angleterre",
      ])
    let swedish = try #require(Language(code: "sv"))
    #expect(swedish.names == ["Swedish", "su\u{E9}dois", "svenska", "sv", "se"])
    #expect(NewsDomain.Category.sports.names == ["sports", "sport"])
  }

  @Test("a new reader of French gets France, French and Le Monde")
  func defaultsOfANewReaderOfFrench() {
    let edition = Edition.standard(for: .french)
    #expect(edition.country.code == "fr")
    #expect(edition.language.code == "fr")
    #expect(edition.source == SourceReference(id: "le-monde", name: "Le Monde"))
  }

  @Test("a new reader of English gets the United States, English and ABC News")
  func english() {
    let edition = Edition.standard(for: .english)
    #expect(edition.country.code == "us")
    #expect(edition.language.code == "en")
    #expect(edition.source == SourceReference(id: "abc-news", name: "ABC News"))
  }
}
