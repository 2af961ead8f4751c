import FoundationEssentials

/// The criteria for a list of sources. A criterion that is `nil` excludes none.
package struct SourceRequest: Sendable, Equatable {
  /// The text to find in names and ids.
  package var text: String?
  package var category: Category?
  package var language: Language?
  package var country: Country?

  package init(
    text: String? = nil, category: Category? = nil, language: Language? = nil, country: Country? = nil
  ) {
    self.text = text
    self.category = category
    self.language = language
    self.country = country
  }
}

/// The sources that a provider knows.
package struct SourceList: Sendable, Equatable {
  package var sources: [NewsSource]
  package var provider: Provider
  /// When the provider sent it; `nil` if it is embedded.
  package var receivedAt: Date?
  /// Why it comes from the store; `nil` if it was just fetched from the provider.
  package var stored: StoredReason?
  /// The services that were tried before and gave nothing.
  package var attempts: [Attempt] = []

  package init(
    sources: [NewsSource], provider: Provider, receivedAt: Date? = nil, stored: StoredReason? = nil
  ) {
    self.sources = sources
    self.provider = provider
    self.receivedAt = receivedAt
    self.stored = stored
  }
}

extension SourceList {
  package var origin: Origin { Origin(provider, receivedAt: receivedAt, stored: stored) }
}

extension SourceRequest {
  /// Whether a source matches category, language and country.
  package func admits(_ source: NewsSource) -> Bool {
    (category == nil || source.category == category)
      && (language == nil || source.languageCode == language?.code)
      && (country == nil || source.countryCode == country?.code)
  }
}
