/// The edition that a reader has chosen, a country and a language, and their favourite source.
package struct Edition: Sendable, Equatable {
  package var country: Country
  package var language: Language
  /// The favourite source, or a default one if the reader has chosen none.
  package var source: SourceReference
  /// Whether the reader has chosen ``source``.
  package var isSourceChosen: Bool

  /// The source that the reader has chosen; `nil` for none.
  package var favourite: SourceReference? { isSourceChosen ? source : nil }

  package init(country: Country, language: Language, source: SourceReference, isSourceChosen: Bool = false) {
    self.country = country
    self.language = language
    self.source = source
    self.isSourceChosen = isSourceChosen
  }
}

extension Edition {
  /// Stands in where settings are used without their edition.
  package static let unset = Edition(
    country: .unitedStates, language: Language.all[0], source: SourceReference(id: "", name: ""))
}
