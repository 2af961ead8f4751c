extension Country {
  /// The country that a language names as feeds write it: Canada for `en-CA`, Switzerland for `de_ch`.
  ///
  /// - Returns: `nil` if it names none, or one that says nothing about where its source is.
  package init?(ofLanguage text: String) {
    let parts = text.lowercased().split { $0 == "-" || $0 == "_" }.map { String($0).trimmed }
    // A script may stand between: `zh-Hant-HK`.
    guard let language = parts.first, let region = parts.dropFirst().first(where: { $0.utf8.count == 2 }),
      Self.usualRegions[language]?.contains(region) != true
    else { return nil }
    self.init(code: region == "uk" ? "gb" : region)
  }

  /// Regions that are written for a language wherever a source is: software fills in `en-US`, and a paper in Belgium or
  /// Senegal writes `fr-FR`. Some repeat the code of the language, which is another country's.
  private static let usualRegions: [String: Set<String>] = [
    "ar": ["ar", "eg", "sa"], "be": ["be"], "ca": ["ca"], "de": ["de"], "en": ["gb", "uk", "us"], "es": ["es", "mx"],
    "et": ["et"], "fr": ["fr"], "my": ["my"], "nl": ["nl"], "pt": ["pt"], "ru": ["ru"], "zh": ["cn", "tw"],
  ]
}
