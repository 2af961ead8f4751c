import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsProviders

@Suite("Defaults of a new reader")
struct StandardEditionTests {
  @Test("the favourite source is in the catalogue, with a feed", arguments: InterfaceLanguage.all)
  func favourites(language: InterfaceLanguage) throws {
    let edition = Edition.standard(for: language)
    let medium = try #require(MediaCatalogue.medium(edition.source.id))
    #expect(medium.source.name == edition.source.name)
    #expect(medium.source.countryCode == edition.country.code)
    #expect(medium.source.languageCode == edition.language.code)
    #expect(medium.feed != nil)
  }
}
