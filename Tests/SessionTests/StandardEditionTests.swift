import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsProviders

@Suite("Defaults of a new reader")
struct StandardEditionTests {
  @Test("the favourite source is in the catalogue, with a feed", arguments: InterfaceLanguage.all)
  func favourites(language: InterfaceLanguage) throws {
    let edition = Edition.standard(for: language)
    let entry = try #require(SourceCatalogue.entry(edition.source.id))
    #expect(entry.source.name == edition.source.name)
    #expect(entry.source.countryCode == edition.country.code)
    #expect(entry.source.languageCode == edition.language.code)
    #expect(entry.feed != nil)
  }
}
