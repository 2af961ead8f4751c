import Testing

@testable import NewsDomain

@Suite("Edition")
struct EditionTests {
  @Test("a new reader with a French locale gets France, French and Le Monde")
  func newReaderWithAFrenchLocaleGetsFrance() {
    let edition = Edition.standard(for: .french)
    #expect(edition.country.code == "fr")
    #expect(edition.language.code == "fr")
    #expect(edition.source == SourceReference(id: "le-monde", name: "Le Monde"))
  }

  @Test("a new reader elsewhere gets the United States, English and ABC News")
  func english() {
    let edition = Edition.standard(for: .english)
    #expect(edition.country.code == "us")
    #expect(edition.language.code == "en")
    #expect(edition.source == SourceReference(id: "abc-news", name: "ABC News"))
  }
}
