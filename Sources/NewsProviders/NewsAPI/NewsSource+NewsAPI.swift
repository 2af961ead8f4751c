import NewsDomain

extension NewsSource {
  /// A medium that can be asked for; `nil` without an id.
  init?(newsAPI wire: NewsAPISource) {
    guard let id = wire.id?.nonBlank else { return nil }
    self.init(
      id: id, name: wire.name?.nonBlank ?? id, summary: wire.description?.nonBlank,
      link: wire.url?.nonBlank, category: wire.category.flatMap { Category(rawValue: $0.lowercased()) },
      languageCode: isoLanguage(newsAPI: wire.language), countryCode: isoCountry(newsAPI: wire.country))
  }
}
