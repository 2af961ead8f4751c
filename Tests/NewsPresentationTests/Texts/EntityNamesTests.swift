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

  /// The codes of ISO 639-1.
  private static let codes = """
    aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el
    en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu
    ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na
    nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so
    sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
    """.split { $0.isWhitespace }.map(String.init)

  @Test("every language that a feed may state has its own name", arguments: InterfaceLanguage.all)
  func statedLanguages(language: InterfaceLanguage) {
    let names = Self.codes.map { Language.name(ofCode: $0, in: language) }
    // One code is also NewsAPI's for another language.
    #expect(Set(names).count == Self.codes.count - 1)
    for (code, name) in zip(Self.codes, names) { #expect(isClean(name) && name.count >= 2 && name != code, "\(code)") }
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
