/// What a reader has chosen: whose headlines, in which language, of which favourite medium.
package struct Edition: Sendable, Equatable {
  package var country: Country
  package var language: Language
  package var source: SourceReference

  package init(country: Country, language: Language, source: SourceReference) {
    self.country = country
    self.language = language
    self.source = source
  }
}
