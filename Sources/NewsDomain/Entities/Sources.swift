/// Which sources are wanted; what is `nil` does not narrow the list.
public struct SourceRequest: Sendable, Equatable {
  /// Searched in the names and ids.
  public var text: String?
  public var category: Category?
  public var language: Language?
  public var country: Country?

  public init(
    text: String? = nil, category: Category? = nil, language: Language? = nil, country: Country? = nil
  ) {
    self.text = text
    self.category = category
    self.language = language
    self.country = country
  }
}

/// The media a provider knows.
public struct SourceList: Sendable, Equatable {
  public var sources: [NewsSource]
  public var provider: Provider
  /// When the provider gave it; `nil` where it is embedded.
  public var receivedAt: Date?
  /// Why it comes from the store; `nil` where the provider was asked just now.
  public var stored: StoredReason?
  /// Who was asked before and gave nothing.
  public var attempts: [Attempt] = []

  public init(
    sources: [NewsSource], provider: Provider, receivedAt: Date? = nil, stored: StoredReason? = nil
  ) {
    self.sources = sources
    self.provider = provider
    self.receivedAt = receivedAt
    self.stored = stored
  }
}
