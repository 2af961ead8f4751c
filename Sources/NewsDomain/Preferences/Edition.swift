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

  /// The original app's choices for a new reader: French ones if the locale is French.
  package static func standard(for locale: InterfaceLanguage) -> Edition {
    switch locale {
    case .french:
      Edition(
        country: .france, language: .french, source: SourceReference(id: "le-monde", name: "Le Monde"))
    case .english:
      Edition(
        country: .unitedStates, language: .english,
        source: SourceReference(id: "abc-news", name: "ABC News"))
    }
  }
}
