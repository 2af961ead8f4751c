/// The edition that a reader has chosen, a country and a language, and their favourite source.
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
