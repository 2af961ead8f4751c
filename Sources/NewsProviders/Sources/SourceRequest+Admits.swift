import NewsDomain

extension SourceRequest {
  /// Whether a source matches category, language and country.
  func admits(_ source: NewsSource) -> Bool {
    (category == nil || source.category == category)
      && (language == nil || source.languageCode == language?.code)
      && (country == nil || source.countryCode == country?.code)
  }
}
