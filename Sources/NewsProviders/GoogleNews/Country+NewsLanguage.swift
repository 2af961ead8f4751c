import NewsDomain

extension Country {
  /// The language of its news (ISO 639-1), in an edition of the given language if it has one; `nil` if nothing is known.
  package func newsLanguage(in language: Language) -> String? {
    let directory = GoogleNewsDirectory.standard
    return (directory.edition(of: self, in: language) ?? directory.query(of: self, in: language)?.edition)?.language
      ?? SourceCatalogue.entries.first { $0.source.countryCode == code }?.source.languageCode
  }
}
