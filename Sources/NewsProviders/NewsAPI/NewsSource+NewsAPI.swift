import NewsDomain

extension NewsSource {
  /// Creates a source from NewsAPI's description; `nil` if it has no id to request it by.
  ///
  /// - Parameter wire: with plain texts.
  init?(newsAPI wire: NewsAPISource) {
    guard let id = wire.id?.nonBlank else { return nil }
    self.init(
      id: id, name: wire.name?.nonBlank ?? id, summary: wire.description?.nonBlank,
      link: wire.url?.nonBlank, category: wire.category.flatMap { Category(rawValue: $0.lowercased()) },
      languageCode: isoLanguage(newsAPI: wire.language), countryCode: isoCountry(newsAPI: wire.country))
  }
}
